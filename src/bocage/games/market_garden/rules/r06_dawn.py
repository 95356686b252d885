"""Chapter 6.2 - Dawn."""

from bocage.kernel.api import Step


class DawnStep(Step): ...
