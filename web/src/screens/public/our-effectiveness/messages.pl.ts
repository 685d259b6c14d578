/** Texts of the page of effectiveness in Polish; its words on method are in web/content. */
export const pl = {
  'public.effectiveness.heading': 'Nasza skuteczność',
  'public.effectiveness.sample': 'Próba',
  'public.effectiveness.tips': '{count, plural, one {# typ} few {# typy} many {# typów} other {# typu}}',
  'public.effectiveness.period': 'Okres',
  'public.effectiveness.staked': 'Postawione',
  'public.effectiveness.balance': 'Bilans',
  'public.effectiveness.units': '{units} j.',
  'public.effectiveness.interval': 'Przedział 95 %',
  'public.effectiveness.fromTo': 'od {low} do {high} j.',
  'public.effectiveness.wonLost': 'Trafione i przegrane',
  'public.effectiveness.wonAndLost': '{won} i {lost}',
  'public.effectiveness.noSeries': 'Wykres pojawi się, gdy będzie z czego go narysować.',
  'public.effectiveness.none': 'Nie ma jeszcze rozliczonych typów',
  'public.effectiveness.noneWhy': 'Wynik pokażemy po pierwszych rozliczeniach.',
  'public.effectiveness.failed': 'Nie udało się wczytać wyniku',
  'public.effectiveness.failedWhy': 'Serwer nie podał teraz tych danych. Spróbuj za chwilę.',
} as const;
