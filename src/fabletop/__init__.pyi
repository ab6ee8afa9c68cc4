from fabletop.study.notebook import open_record as open_record
from fabletop.study.notebook import open_table as open_table

__version__: str
