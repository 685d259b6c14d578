/** Texts of the screen of tips with a quality value, in Polish. */
export const pl = {
  'member.quality.title': 'GOQ',
  'member.quality.subtitle': 'Typy z oceną jakości, od najnowszych',
  'member.quality.least': 'Jakość co najmniej',
  'member.quality.from': 'Utworzone od',
  'member.quality.before': 'Utworzone przed',
  'member.quality.emptyTitle': 'Nie ma jeszcze typów z oceną jakości',
  'member.quality.emptyReason': 'Gdy autor oceni typ, znajdziesz go tutaj.',
  'member.quality.forbiddenTitle': 'GOQ jest w pakietach Premium i VIP na 6 lub 12 miesięcy',
  'member.quality.forbiddenReason': 'Twój pakiet nie obejmuje typów z oceną jakości.',
} as const;
