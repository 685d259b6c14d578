import type { pl } from './messages.pl.ts';

/** Texts of the campaign's counts, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.title.campaign': 'Boisko prawdy',
  'admin.campaign.subtitle':
    'Visits of the campaign’s page by day in Poland. Only visits are counted, nothing about people.',
  'admin.campaign.days': '{days, plural, one {Last day} other {Last # days}}',
  'admin.campaign.all': '{visits, plural, one {# visit in all} other {# visits in all}}',
  'admin.campaign.chart':
    'Chart of visits: {visits, plural, one {# visit} other {# visits}} in {days, plural, one {# day} other {# days}}, at most {most} on one day',
  'admin.campaign.byDay': 'Day by day',
  'admin.campaign.day': 'Day',
  'admin.campaign.visits': 'Visits',
  'admin.campaign.empty': 'There has been no visit yet',
  'admin.campaign.emptyReason': 'The first one appears when somebody opens /boiskoprawdy.',
  'admin.campaign.failed': 'The visits could not be read',
};
