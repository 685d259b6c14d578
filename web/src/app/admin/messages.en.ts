import type { pl } from './messages.pl.ts';

/** Texts of the frame of the admin area, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.title.panel': 'Admin panel',
  'admin.panel.intro': 'Everything that the service is run by.',
  'admin.menu.label': 'Administration',
  'admin.section.users': 'Users',
  'admin.section.payments': 'Payments',
  'admin.section.promocodes': 'Promo codes',
  'admin.section.plans': 'Plans',
  'admin.section.leagues': 'Leagues',
  'admin.section.import': 'League import',
  'admin.section.tips': 'Tips',
  'admin.section.commissions': 'Commissions',
  'admin.section.dropinfo': 'Dropinfo',
  'admin.section.files': 'Files',
  'admin.section.campaign': 'Boisko prawdy',
  'admin.access.denied': 'NO ACCESS',
  'admin.access.reason': 'This account does not have the permission for the admin panel.',
};
