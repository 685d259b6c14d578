/** Texts of the sign-in screen in Polish. */
export const pl = {
  'public.login.heading': 'Zaloguj się',
  'public.login.submit': 'Zaloguj się',
  'public.login.register': 'Załóż konto',
  'public.login.forgotten': 'Nie pamiętam hasła',
  'public.login.refused': 'Nieprawidłowy e-mail lub hasło',
  'public.login.done': 'Zalogowano',
} as const;
