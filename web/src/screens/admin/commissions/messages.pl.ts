/** Texts of the commissions of typers, in Polish. */
export const pl = {
  'admin.title.commissions': 'Prowizje typerów',
  'admin.commissions.subtitle':
    'Liczone z wyników typów granych w danym miesiącu. Miesiąc bez zysku nie daje prowizji i niczego nie odbiera.',
  'admin.commissions.search': 'Szukaj typera',
  'admin.commissions.month': 'Miesiąc',
  'admin.commissions.everyMonth': 'Każdy miesiąc',
  'admin.commissions.typer': 'Typer',
  'admin.commissions.tips': 'Typy',
  'admin.commissions.results': 'Trafione – przegrane',
  'admin.commissions.stake': 'Stawki',
  'admin.commissions.profit': 'Zysk',
  'admin.commissions.amount': 'Prowizja',
  'admin.commissions.wonLost': '{won, number} – {lost, number}',
  'admin.commissions.pending':
    '{count, plural, one {# aktywny} few {# aktywne} many {# aktywnych} other {# aktywnego}}',
  'admin.commissions.cancelled':
    '{count, plural, one {# anulowany} few {# anulowane} many {# anulowanych} other {# anulowanego}}',
  'admin.commissions.sum': 'Razem {amount}',
  'admin.commissions.failed': 'Nie udało się wczytać prowizji',
  'admin.commissions.empty': 'Nie ma jeszcze prowizji',
  'admin.commissions.emptyReason': 'Pojawią się, gdy typer doda pierwszy typ.',
  'admin.commissions.none': 'Nic nie pasuje',
  'admin.commissions.noneReason': 'W tym miesiącu taki typer nie miał typów.',
} as const;
