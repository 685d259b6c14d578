import type { pl } from './messages.pl.ts';

/** Texts of the files for admins, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.title.files': 'Files to download',
  'admin.files.subtitle':
    'Payments, tips and subscriptions in tables. The links to download them work for a few minutes.',
  'admin.files.newPayments': 'Payments file',
  'admin.files.newXlsx': 'XLSX file',
  'admin.files.name': 'Name',
  'admin.files.size': 'Size',
  'admin.files.createdAt': 'Created',
  'admin.files.actions': 'Actions',
  'admin.files.downloadFile': 'Download the file {name}',
  'admin.files.delete': 'Delete',
  'admin.files.deleteFile': 'Delete the file {name}',
  'admin.files.deleteTitle': 'Delete the file?',
  'admin.files.deleteText':
    'The file {name} will be gone for good. The same days can be made into a file again.',
  'admin.files.deleted': 'The file {name} has been deleted',
  'admin.files.gone': 'That file is no longer there',
  'admin.files.emptyTitle': 'There is no file yet',
  'admin.files.emptyReason': 'Make one, and it will be here to download.',
  'admin.files.failed': 'The files could not be loaded',
};
