/** Texts that several forms share, in Polish. */
export const pl = {
  'shared.form.email': 'Adres e-mail',
  'shared.form.password': 'Hasło',
  'shared.form.passwordHelp': 'Co najmniej 6 znaków',
  'shared.form.passwordRepeated': 'Powtórz hasło',
  'shared.form.show': 'Pokaż hasło',
  'shared.form.hide': 'Ukryj hasło',
  'shared.form.emailBlank': 'Podaj adres e-mail',
  'shared.form.emailInvalid': 'To nie wygląda na adres e-mail',
  'shared.form.passwordBlank': 'Podaj hasło',
  'shared.form.passwordShort': 'Hasło jest za krótkie, min. 6 znaków',
  'shared.form.passwordLong': 'Hasło jest za długie',
  'shared.form.passwordInvalid': 'Tego hasła nie można użyć',
  'shared.form.passwordsDiffer': 'Podane hasła różnią się od siebie',
  'shared.form.discordBlank': 'Podaj nazwę na Discordzie',
  'shared.form.discordInvalid':
    'To nie jest nazwa z Discorda: 2–32 znaki, litery a–z, cyfry, kropka i podkreślnik, bez dwóch kropek obok siebie',
  'shared.form.refused': 'Formularz został odrzucony',
  'shared.form.unsavedTitle': 'Niezapisane zmiany',
  'shared.form.unsavedText': 'To, co wpisano na tej stronie, nie jest zapisane i przepadnie.',
  'shared.form.unsavedLeave': 'Wyjdź',
  'shared.form.unconfirmed': 'Zmiana nie jest potwierdzona. Spróbuj ponownie, gdy połączenie wróci',
} as const;
