/** Texts of the screen for a new password in Polish. */
export const pl = {
  'public.newPassword.heading': 'Ustaw nowe hasło',
  'public.newPassword.password': 'Nowe hasło',
  'public.newPassword.repeated': 'Powtórz nowe hasło',
  'public.newPassword.submit': 'Zapisz nowe hasło',
  'public.newPassword.short': 'Nowe hasło jest za krótkie, min. 6 znaków',
  'public.newPassword.codeInvalid': 'Ten link wygasł albo był już użyty. Poproś o nowy.',
  'public.newPassword.another': 'Wyślij nowy link',
  'public.newPassword.done': 'Zapisano nowe hasło użytkownika',
} as const;
