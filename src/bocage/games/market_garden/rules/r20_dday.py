"""Chapter 20 - D-Day."""

from bocage.kernel.api import Step


class DDayStep(Step): ...
