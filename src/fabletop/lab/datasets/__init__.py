"""Games as tables of numbers: one row for each decision, in Parquet files that any tool for data reads."""

from fabletop.lab.datasets.decisions import Decision, PlayedOut, decisions_of_bots, decisions_of_record
from fabletop.lab.datasets.finding import Found, find_records
from fabletop.lab.datasets.writing import FORMAT, Written, write_bots, write_records

__all__ = [
    "FORMAT",
    "Decision",
    "Found",
    "PlayedOut",
    "Written",
    "decisions_of_bots",
    "decisions_of_record",
    "find_records",
    "write_bots",
    "write_records",
]
