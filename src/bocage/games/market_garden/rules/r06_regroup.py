"""Chapter 6.5 - Regrouping."""

from bocage.kernel.api import Step


class RegroupStep(Step): ...
