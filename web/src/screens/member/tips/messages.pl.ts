/** Texts of the screen of tips, in Polish. */
export const pl = {
  'member.tips.title': 'Typy',
  'member.tips.subtitle': 'Typy z Twojego pakietu, od najnowszych',
  'member.tips.balance': 'Bilans',
  'member.tips.yield': 'Yield',
  'member.tips.hitRate': 'Skuteczność',
  'member.tips.hitsOf': '{won, number} z {sample, number}',
  'member.tips.staked': 'Postawione',
  'member.tips.sample':
    'Rozliczone od {from} do {to}, próba {count, plural, one {# typ} few {# typy} many {# typów} other {# typu}}, anulowane poza próbą.',
  'member.tips.noLine': 'Wykres pojawi się po drugim rozliczonym typie.',
  'member.tips.emptyTitle': 'Nie ma jeszcze typów',
  'member.tips.emptyReason': 'Gdy pojawi się typ z Twojego pakietu, znajdziesz go tutaj.',
  'member.tips.forbiddenTitle': 'Typy są od pakietu Standard',
  'member.tips.forbiddenReason': 'Nie masz teraz pakietu, który obejmuje typy.',
  'member.tips.kindForbiddenTitle': 'Tych typów nie ma w Twoim pakiecie',
  'member.tips.kindForbiddenReason': 'Typy specjalne są od pakietu Pro, a typy AI od pakietu Premium.',
  'member.tips.linked': 'Typ z linku',
  'member.tips.linkMissing':
    '<b>Nie ma takiego typu.</b> Link jest nieaktualny albo prowadzi poza Twój pakiet.',
  'member.tips.linkFailed': 'Nie udało się wczytać typu z linku.',
  'member.tips.showList': 'Pokaż listę',
  'member.tips.changed': '{title}: {status}',
} as const;
