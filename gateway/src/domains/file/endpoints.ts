import { anything, list, shape } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { file } from './shapes.ts';

/** How long making a file may take, in milliseconds. */
const timeoutMs = 60_000;

const oneFile = shape({ file });

export const fileList = defineEndpoint({
  id: 'file.list',
  method: 'GET',
  path: (_: Record<never, never>) => '/files.json',
  auth: 'user',
  decode: shape({ files: list(file) }),
  cost: 1,
  fields: [{ field: 'Admin.files', per: 'place' }],
});

/** Makes a file of the payments of some days; both days are `YYYY-MM-DD`. */
export const fileCreatePayments = defineEndpoint({
  id: 'file.createPayments',
  method: 'POST',
  path: () => '/files/create_payments.json',
  body: (args: { from: string; until: string; format: 'csv' | 'xlsx' }) => args,
  auth: 'user',
  decode: oneFile,
  cost: 2,
  fields: ['Mutation.createPaymentsFile'],
  timeoutMs,
});

/** Makes a workbook; both days are `YYYY-MM-DD`. */
export const fileCreateXlsx = defineEndpoint({
  id: 'file.createXlsx',
  method: 'POST',
  path: () => '/files/create_xlsx.json',
  body: (args: { content: 'tips' | 'subscriptions'; from: string; until: string }) => args,
  auth: 'user',
  decode: oneFile,
  cost: 2,
  fields: ['Mutation.createXlsxFile'],
  timeoutMs,
});

export const fileDestroy = defineEndpoint({
  id: 'file.destroy',
  method: 'POST',
  path: () => '/files/destroy_file.json',
  body: (args: { name: string }) => args,
  auth: 'user',
  decode: anything,
  cost: 1,
  fields: ['Mutation.deleteFile'],
});
