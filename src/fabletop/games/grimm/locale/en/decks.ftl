# What can be wrong with a copies file of The Grimm Forest: one sentence each, what was wrong and what is allowed.

error-grimm-copies-profile = There is no profile “{ $profile }”. Profiles: { $allowed }.
error-grimm-copies-toml = this is not valid TOML: { $why }.
error-grimm-copies-line = the line is longer than { $most } characters.
error-grimm-copies-key = there is no “{ $key }” here. Allowed: { $allowed }.
error-grimm-copies-missing = “{ $key }” is missing.
error-grimm-copies-form-table = “{ $key }” must be a table, such as [{ $key }] on a line of its own with names below.
error-grimm-copies-word = “{ $key }” cannot be “{ $value }”. Allowed: { $allowed }.
error-grimm-copies-number = “{ $key }” must be a whole number from { $least } to { $most }, not “{ $value }”.
error-grimm-copies-no-card = there is no card called “{ $name }”; the nearest name is “{ $nearest }”.
error-grimm-copies-friend = “{ $name }” is a Friend, and each Friend is in the game once; only Fables have copies.
error-grimm-copies-twice = “{ $name }” stands here twice; names must differ in more than capitals and punctuation.
error-grimm-copies-few = there are { $found ->
    [one] 1 Fable
   *[other] { $found } Fables
} in all; at least { $least } are needed.
error-grimm-copies-total = the copies make { $found } Fables, but “fables” says { $told }.
error-grimm-copies-faces = the die has { $faces } faces, but straw, wood and brick make { $found }.

error-grimm-simple-few = Without Advanced cards { $copies } leaves { $left ->
    [one] 1 Fable
   *[other] { $left } Fables
}; at least { $least } are needed.
error-grimm-record-copies = The record names the copies “{ $copies }” but does not carry them.
