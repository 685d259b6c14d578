import type { pl } from './messages.pl.ts';

/** Texts of making a file for admins, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.title.newPaymentsFile': 'New payments file',
  'admin.title.newXlsxFile': 'New XLSX file',
  'admin.newFile.days': 'Days',
  'admin.newFile.from': 'First day',
  'admin.newFile.until': 'Last day',
  'admin.newFile.paymentsHelp':
    'It will have the payments that were ordered on these days, by the time in Warsaw.',
  'admin.newFile.format': 'Format',
  'admin.newFile.format.XLSX': 'XLSX',
  'admin.newFile.format.CSV': 'CSV',
  'admin.newFile.content': 'Content',
  'admin.newFile.content.TIPS': 'Tips',
  'admin.newFile.content.SUBSCRIPTIONS': 'Subscriptions',
  'admin.newFile.contentHelp.TIPS':
    'It will have the tips that were given on these days, with their results in units.',
  'admin.newFile.contentHelp.SUBSCRIPTIONS': 'It will have the subscriptions that began on these days.',
  'admin.newFile.submit': 'Create the file',
  'admin.newFile.back': 'Back to the files',
  'admin.newFile.done': 'The file is ready to download',
  'admin.newFile.fault.BLANK': 'Enter a day',
  'admin.newFile.fault.INVALID': 'Enter a day from 01.01.2000 on',
  'admin.newFile.fault.REVERSED': 'This day is before the first one',
  'admin.newFile.fault.TOO_LONG': 'There can be at most 10 years',
  'admin.newFile.fault.TOO_MANY': 'These are too many rows for one XLSX file, take fewer days',
};
