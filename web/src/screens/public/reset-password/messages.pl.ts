/** Texts of the screen for a forgotten password in Polish. */
export const pl = {
  'public.resetPassword.heading': 'Nie pamiętasz hasła?',
  'public.resetPassword.intro': 'Podaj adres swojego konta. Wyślemy link, pod którym ustawisz nowe hasło.',
  'public.resetPassword.submit': 'Wyślij link',
  'public.resetPassword.signIn': 'Wróć do logowania',
  'public.resetPassword.toast': 'Jeśli konto istnieje, link jest w drodze',
  'public.resetPassword.sentHeading': 'Sprawdź pocztę',
  'public.resetPassword.sent':
    'Jeśli adres {email} ma u nas konto, przyjdzie na niego wiadomość z linkiem do ustawienia nowego hasła. Link działa krótko i tylko raz.',
  'public.resetPassword.again': 'Wyślij na inny adres',
} as const;
