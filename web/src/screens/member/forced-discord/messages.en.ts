import type { pl } from './messages.pl.ts';

/** Texts of the dialog that asks for the name on Discord, in English. */
export const en: Record<keyof typeof pl, string> = {
  'member.forcedDiscord.title': 'Enter your name on Discord',
  'member.forcedDiscord.reason':
    'Your plan includes the Discord server. Enter your name, so that we can let you in there.',
  'member.forcedDiscord.name': 'Name on Discord',
  'member.forcedDiscord.save': 'Save and go on',
  'member.forcedDiscord.saved': 'Your details are saved',
};
