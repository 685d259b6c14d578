/** Texts of the list of dropinfo filters for admins, in Polish. */
export const pl = {
  'admin.title.dropinfoFilters': 'Filtry dropinfo',
  'admin.dropinfoFilters.subtitle':
    'Użytkownicy wybierają z nich w tej kolejności. Przed nimi zawsze stoi „Wszystkie”.',
  'admin.dropinfoFilters.new': 'Nowy filtr',
  'admin.dropinfoFilters.place': 'Nr',
  'admin.dropinfoFilters.name': 'Nazwa',
  'admin.dropinfoFilters.nameEn': 'Nazwa angielska',
  'admin.dropinfoFilters.scope': 'Zakres',
  'admin.dropinfoFilters.actions': 'Działania',
  'admin.dropinfoFilters.everything': 'wszystko',
  'admin.dropinfoFilters.sports':
    '{count, plural, one {# sport} few {# sporty} many {# sportów} other {# sportu}}',
  'admin.dropinfoFilters.leagues': '{count, plural, one {# liga} few {# ligi} many {# lig} other {# ligi}}',
  'admin.dropinfoFilters.up': 'Przesuń wyżej: {name}',
  'admin.dropinfoFilters.down': 'Przesuń niżej: {name}',
  'admin.dropinfoFilters.edit': 'Edytuj filtr: {name}',
  'admin.dropinfoFilters.moved': '{name}: miejsce {place}',
  'admin.dropinfoFilters.emptyTitle': 'Nie ma jeszcze żadnego filtra',
  'admin.dropinfoFilters.emptyReason': 'Bez filtrów użytkownicy widzą wszystkie spadki naraz.',
  'admin.dropinfoFilters.failed': 'Nie udało się wczytać filtrów',
} as const;
