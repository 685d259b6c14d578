/** Texts of the frame of the admin area, in Polish. */
export const pl = {
  'admin.title.panel': 'Panel administracyjny',
  'admin.panel.intro': 'Wszystko, czym prowadzi się serwis.',
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
