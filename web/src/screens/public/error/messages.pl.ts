/** Texts of the error page in Polish. */
export const pl = {
  'public.error.text': 'Nie udało się dokończyć tej czynności. Spróbuj jeszcze raz.',
  'public.error.textSupport':
    'Nie udało się dokończyć tej czynności. Spróbuj jeszcze raz albo napisz na adres {email}.',
  'public.error.home': 'Przejdź na stronę główną',
} as const;
