from fabletop.study import open_record as open_record
from fabletop.study import open_table as open_table

__version__: str
