"""`python -m bench [NAME…]`: JSON on stdout."""

import json
import sys

from bench import NAMES, run

if __name__ == "__main__":
    sys.stdout.write(
        json.dumps({name: run(name) for name in sys.argv[1:] or NAMES}, indent=2) + "\n"
    )
