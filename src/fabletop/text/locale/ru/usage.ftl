# Что не так в командной строке.
usage-command = Команды «{ $word }» нет. Какие есть: { $help }
usage-option = Ключа { $word } здесь нет. Какие есть: { $help }
usage-missing = После { $name } нужно значение. Как писать: { $help }
usage-twice = { $name } можно указать только один раз. Как писать: { $help }
usage-value = Значение { $name } должно быть { $form ->
    [whole] целым числом
    [number] числом
    [yes-or-no] словом yes или no
   *[other] записано иначе
}, а не «{ $value }». Как писать: { $help }
usage-too-much = «{ $words }» здесь лишнее. Как писать: { $help }
usage-other = { $why } Как писать: { $help }
