import { reader } from '../../kit/compile-shape.ts';
import * as s from '../../kit/shape.ts';
import { wireName } from '../../kit/wire.ts';
import { get, post } from '../../rest/endpoint.ts';
import type { CreatePaymentsFileInput, CreateXlsxFileInput } from '../__generated__/schema.ts';

/** `url` is a path on the upstream's host, outside of its base URL, or an absolute URL. */
const file = s.shape({ name: s.text, size: s.integerFrom(0), createdAt: s.dateTime, url: s.text });
export type FileWire = s.WireOf<typeof file>;

export const toFile = reader(file);

const timeoutMs = 60_000;

const oneFile = s.shape({ file });

export const fileList = get('file.list', '/files.json', {
  decode: s.shape({ files: s.list(file) }),
  fields: ['Admin.files'],
});

/** Creates a file of payments; `from` and `until` are `YYYY-MM-DD`. */
export const fileCreatePayments = post('file.createPayments', '/files/create_payments.json', {
  body: ({ from, until, format }: CreatePaymentsFileInput) => ({ from, until, format: wireName(format) }),
  decode: oneFile,
  cost: 2,
  fields: ['Mutation.createPaymentsFile'],
  timeoutMs,
});

/** Creates a workbook; `from` and `until` are `YYYY-MM-DD`. */
export const fileCreateXlsx = post('file.createXlsx', '/files/create_xlsx.json', {
  body: ({ content, from, until }: CreateXlsxFileInput) => ({ content: wireName(content), from, until }),
  decode: oneFile,
  cost: 2,
  fields: ['Mutation.createXlsxFile'],
  timeoutMs,
});

export const fileDestroy = post('file.destroy', '/files/destroy_file.json', {
  body: (args: { name: string }) => args,
  decode: s.anything,
  fields: ['Mutation.deleteFile'],
});
