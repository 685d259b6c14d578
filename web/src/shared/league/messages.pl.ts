/** Words for leagues wherever they stand, in Polish. */
export const pl = {
  'shared.league.favourite': 'Ulubiona: {name}',
  'shared.league.active': 'Aktywna: {name}',
  'shared.league.error': 'error',
  'shared.league.unchanged': 'Nie udało się zapisać zmiany. Ustawienia ligi są jak przedtem.',
  'shared.league.forbiddenTitle': 'Statystyki są od pakietu Standard',
  'shared.league.forbiddenReason': 'Twój pakiet nie obejmuje statystyk lig i meczów.',
  'shared.league.seePlans': 'Zobacz pakiety',
} as const;
