/** Texts of the list of people on Discord, in Polish. */
export const pl = {
  'admin.title.discordUsers': 'Lista Discord',
  'admin.discordUsers.subtitle':
    'Kogo wpuścić na serwer: osoby, których subskrypcja obejmuje teraz Discorda.',
  'admin.discordUsers.list': 'Osoby',
  'admin.discordUsers.column.discord': 'Nazwa na Discordzie',
  'admin.discordUsers.column.name': 'Użytkownik',
  'admin.discordUsers.column.email': 'E-mail',
  'admin.discordUsers.column.plan': 'Pakiet',
  'admin.discordUsers.column.expiresAt': 'Discord do',
  'admin.discordUsers.nameless': 'nie podał nazwy',
  'admin.discordUsers.empty': 'Nikt nie ma teraz Discorda',
  'admin.discordUsers.emptyReason': 'Żadna trwająca subskrypcja go nie obejmuje.',
  'admin.discordUsers.failed': 'Nie udało się wczytać listy',
} as const;
