/** Texts of the frame of the admin area, in Polish. */
export const pl = {
  'admin.title.panel': 'Panel administracyjny',
  'admin.panel.intro': 'Wszystko, czym prowadzi się serwis.',
  'admin.panel.counts': 'Na dziś',
  'admin.panel.figure.heldPayments':
    '{count, plural, one {płatność} few {płatności} many {płatności} other {płatności}} do wyjaśnienia',
  'admin.panel.figure.pendingPayments':
    '{count, plural, one {płatność czeka} few {płatności czekają} many {płatności czeka} other {płatności czeka}} na wpłatę',
  'admin.panel.figure.ending':
    '{count, plural, one {subskrypcja kończy się} few {subskrypcje kończą się} many {subskrypcji kończy się} other {subskrypcji kończy się}} w 7 dni',
  'admin.panel.figure.tipsToSettle':
    '{count, plural, one {typ} few {typy} many {typów} other {typu}} do rozliczenia',
  'admin.panel.figure.matchesWithoutStats':
    '{count, plural, one {mecz} few {mecze} many {meczów} other {meczu}} bez statystyk',
  'admin.panel.figure.runningImports':
    '{count, plural, one {import} few {importy} many {importów} other {importu}} w toku',
  'admin.menu.label': 'Administracja',
  'admin.section.users': 'Użytkownicy',
  'admin.section.payments': 'Płatności',
  'admin.section.promocodes': 'Kody promocyjne',
  'admin.section.plans': 'Pakiety',
  'admin.section.leagues': 'Ligi',
  'admin.section.import': 'Import lig',
  'admin.section.tips': 'Typy',
  'admin.section.commissions': 'Prowizje',
  'admin.section.dropinfo': 'Dropinfo',
  'admin.section.files': 'Pliki',
  'admin.section.campaign': 'Boisko prawdy',
  'admin.access.denied': 'BRAK DOSTĘPU',
  'admin.access.reason': 'To konto nie ma uprawnienia do panelu administracyjnego.',
} as const;
