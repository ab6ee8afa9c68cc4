# What was wrong on the command line.
usage-command = There is no command “{ $word }”. What there is: { $help }
usage-option = There is no option { $word } here. What there is: { $help }
usage-missing = { $name } needs a value. How to write it: { $help }
usage-twice = { $name } can be given only once. How to write it: { $help }
usage-value = { $name } must be { $form ->
    [whole] a whole number
    [number] a number
    [yes-or-no] yes or no
   *[other] written otherwise
}, not “{ $value }”. How to write it: { $help }
usage-too-much = “{ $words }” is one thing too many here. How to write it: { $help }
usage-other = { $why } How to write it: { $help }
