/** Texts of the page for unknown addresses in Polish. */
export const pl = {
  'public.notFound.heading': 'Nie ma takiej strony',
  'public.notFound.text': 'Adres jest błędny albo strona została przeniesiona.',
  'public.notFound.home': 'Przejdź na stronę główną',
} as const;
