/** Texts of the campaign's counts, in Polish. */
export const pl = {
  'admin.title.campaign': 'Boisko prawdy',
  'admin.campaign.subtitle':
    'Wejścia na stronę kampanii według dni w Polsce. Liczymy tylko wejścia, bez danych osób.',
  'admin.campaign.days':
    '{days, plural, one {Ostatni dzień} few {Ostatnie # dni} many {Ostatnie # dni} other {Ostatnie # dnia}}',
  'admin.campaign.all':
    '{visits, plural, one {# wejście łącznie} few {# wejścia łącznie} many {# wejść łącznie} other {# wejścia łącznie}}',
  'admin.campaign.chart':
    'Wykres wejść: {visits, plural, one {# wejście} few {# wejścia} many {# wejść} other {# wejścia}} w {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}, najwięcej {most} jednego dnia',
  'admin.campaign.byDay': 'Dzień po dniu',
  'admin.campaign.day': 'Dzień',
  'admin.campaign.visits': 'Wejścia',
  'admin.campaign.empty': 'Nie było jeszcze wejść',
  'admin.campaign.emptyReason': 'Pierwsze pojawi się, gdy ktoś otworzy /boiskoprawdy.',
  'admin.campaign.failed': 'Nie udało się wczytać wejść',
} as const;
