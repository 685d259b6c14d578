/** Texts of the registration screen in Polish. */
export const pl = {
  'public.registration.heading': 'Załóż konto',
  'public.registration.cartWaits': 'Twój koszyk czeka. Wrócisz do niego zaraz po rejestracji.',
  'public.registration.terms':
    'Akceptuję <terms>regulamin</terms> i <privacy>politykę prywatności</privacy> oraz mam ukończone 18 lat',
  'public.registration.submit': 'Załóż konto',
  'public.registration.signIn': 'Masz już konto? Zaloguj się',
  'public.registration.emailTaken': 'Ten adres ma już konto. Zaloguj się albo ustaw nowe hasło',
  'public.registration.termsNeeded': 'Zaakceptuj regulamin, aby założyć konto',
  'public.registration.done': 'Konto zostało założone',
} as const;
