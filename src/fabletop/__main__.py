"""``python -m fabletop`` and the command ``fabletop``."""

import sys

from fabletop.cli.app import main


def run() -> None:
    sys.exit(main())


if __name__ == "__main__":
    run()
