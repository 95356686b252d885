"""Chapter 23 - Optional rules."""

from bocage.kernel.api import Step


class BiddingStep(Step): ...
