/** Texts of the dialog that asks for the name on Discord, in Polish. */
export const pl = {
  'member.forcedDiscord.title': 'Podaj nazwę na Discordzie',
  'member.forcedDiscord.reason':
    'Twój pakiet obejmuje serwer Discord. Podaj swoją nazwę, żebyśmy mogli Cię tam wpuścić.',
  'member.forcedDiscord.name': 'Nazwa na Discordzie',
  'member.forcedDiscord.save': 'Zapisz i przejdź dalej',
  'member.forcedDiscord.saved': 'Zaktualizowano dane użytkownika',
} as const;
