"""``python -m fabletop`` and the command ``fabletop``."""

import sys

from fabletop.cli.main import main


def run() -> None:
    sys.exit(main())


if __name__ == "__main__":
    run()
