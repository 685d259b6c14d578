import type { pl } from './messages.pl.ts';

/** Texts of the list of people on Discord, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.title.discordUsers': 'Discord list',
  'admin.discordUsers.subtitle':
    'Whom to let onto the server: people whose subscription includes Discord now.',
  'admin.discordUsers.list': 'People',
  'admin.discordUsers.column.discord': 'Discord name',
  'admin.discordUsers.column.name': 'User',
  'admin.discordUsers.column.email': 'E-mail',
  'admin.discordUsers.column.plan': 'Plan',
  'admin.discordUsers.column.expiresAt': 'Discord until',
  'admin.discordUsers.nameless': 'no name given',
  'admin.discordUsers.empty': 'Nobody has Discord now',
  'admin.discordUsers.emptyReason': 'No running subscription includes it.',
  'admin.discordUsers.failed': 'The list could not be read',
};
