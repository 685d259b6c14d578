/** Texts of one typer's commissions, in Polish. */
export const pl = {
  'admin.title.commission': 'Prowizje typera',
  'admin.commission.all': 'Wszystkie prowizje',
  'admin.commission.months': 'Prowizje: {typer}',
  'admin.commission.tips': 'Typy: {month}',
  'admin.commission.noTips': 'W tym miesiącu nie ma typów',
  'admin.commission.noTipsReason': 'Wybierz inny miesiąc z tabeli.',
  'admin.commission.missing': 'Nie ma takich prowizji',
  'admin.commission.missingReason': 'Ta osoba nie dodała żadnego typu albo prowadzi serwis.',
} as const;
