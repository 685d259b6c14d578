import type { pl } from './messages.pl.ts';

/** Texts of the frame of the admin area, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.title.panel': 'Admin panel',
  'admin.panel.intro': 'Everything that the service is run by.',
  'admin.panel.counts': 'For today',
  'admin.panel.figure.heldPayments': '{count, plural, one {payment} other {payments}} to review',
  'admin.panel.figure.pendingPayments':
    '{count, plural, one {payment waits} other {payments wait}} to be paid',
  'admin.panel.figure.ending':
    '{count, plural, one {subscription ends} other {subscriptions end}} within 7 days',
  'admin.panel.figure.tipsToSettle': '{count, plural, one {tip} other {tips}} to settle',
  'admin.panel.figure.matchesWithoutStats': '{count, plural, one {match} other {matches}} without statistics',
  'admin.panel.figure.runningImports': '{count, plural, one {import} other {imports}} running',
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
