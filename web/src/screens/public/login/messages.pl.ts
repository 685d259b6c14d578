/** Texts of the sign-in screen in Polish. */
export const pl = {
  'public.login.heading': 'Zaloguj się',
  'public.login.email': 'Adres e-mail',
  'public.login.password': 'Hasło',
  'public.login.show': 'Pokaż hasło',
  'public.login.hide': 'Ukryj hasło',
  'public.login.submit': 'Zaloguj się',
  'public.login.emailBlank': 'Podaj adres e-mail',
  'public.login.emailInvalid': 'To nie wygląda na adres e-mail',
  'public.login.passwordBlank': 'Podaj hasło',
  'public.login.refused': 'Nieprawidłowy e-mail lub hasło',
  'public.login.expired': 'Strona wygasła. Spróbuj jeszcze raz',
  'public.login.done': 'Zalogowano',
} as const;
