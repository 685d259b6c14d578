/** Words of football statistics, in Polish. */
export const pl = {
  'shared.stat.GOAL': 'Gole',
  'shared.stat.BTTS': 'Obie strzelą',
  'shared.stat.SHOTS': 'Strzały',
  'shared.stat.SHOTS_ON_GOAL': 'Strzały celne',
  'shared.stat.YELLOW': 'Żółte kartki',
  'shared.stat.RED': 'Czerwone kartki',
  'shared.stat.CORNERS': 'Rzuty rożne',
  'shared.stat.FOULS': 'Faule',
  'shared.comparison.OVER': 'Powyżej',
  'shared.comparison.UNDER': 'Poniżej',
  'shared.comparison.YES': 'Tak',
  'shared.comparison.NO': 'Nie',
  'shared.countOf.OWN': 'Drużyny',
  'shared.countOf.OPPONENT': 'Rywala',
  'shared.countOf.SUM': 'Razem',
} as const;
