/** Texts of the list of leagues in the admin area, in Polish. */
export const pl = {
  'admin.title.leagues': 'Wszystkie ligi',
  'admin.leagues.subtitle':
    'Włącz edycję tam, gdzie statystyki meczów uzupełnia się ręcznie. Mecze z brakami trafią na listę do uzupełnienia.',
  'admin.leagues.filter': 'Edycja statystyk',
  'admin.leagues.filter.all': 'Wszystkie',
  'admin.leagues.filter.open': 'Włączona',
  'admin.leagues.filter.closed': 'Wyłączona',
  'admin.leagues.search': 'Szukaj ligi lub kraju',
  'admin.leagues.columnLeague': 'Liga',
  'admin.leagues.columnEditable': 'Edycja',
  'admin.leagues.editable': 'Edycja statystyk: {name}',
  'admin.leagues.missing': 'Mecze bez statystyk',
  'admin.leagues.changed': 'Zmieniono ustawienia edytowania statystyk',
  'admin.leagues.unchanged': 'Nie udało się zmienić ustawień. Są jak przedtem',
  'admin.leagues.empty': 'Nie ma jeszcze żadnej ligi',
  'admin.leagues.emptyReason': 'Zaimportuj sezon od dostawcy danych, a liga pojawi się tutaj.',
  'admin.leagues.none': 'Żadna liga nie pasuje',
  'admin.leagues.noneReason': 'Szukamy w nazwach lig i krajów, wśród lig wybranych filtrem.',
  'admin.leagues.showAll': 'Pokaż wszystkie ligi',
  'admin.leagues.failed': 'Nie udało się wczytać lig',
} as const;
