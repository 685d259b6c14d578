import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { FieldReader } from '../http/field-reader.ts';
import { serveFiles } from '../http/files.ts';
import { refusedField } from '../http/http-error.ts';
import { languageOf } from '../http/language.ts';
import { adminOf } from '../identity/authentication.ts';
import { isFileName, type StoredFile } from './file-store.ts';
import { readDays } from './file-table.ts';
import { paymentsTable, subscriptionsTable, tipsTable } from './file-tables.ts';
import { destroyFile, makeFile } from './make-file.ts';

const formats = z.enum(['csv', 'xlsx']);
const contents = z.enum(['tips', 'subscriptions']);

/** Files that admins have made, list and delete; each comes with an address from which it can be fetched. */
export function fileRoutes(server: FastifyInstance, context: ApiContext): void {
  const { files, secret, clock } = context;
  const fileJson = ({ name, size, createdAt }: StoredFile) => ({
    name,
    size,
    created_at: createdAt,
    url: signFileLink(secret, name, clock()),
  });

  server.get('/files.json', async (request) => {
    adminOf(request);
    return { files: (await files.list()).map(fileJson) };
  });

  server.post('/files/create_payments.json', async (request) => {
    const { user } = adminOf(request);
    const fields = new FieldReader(request.body);
    const days = readDays(fields);
    const format = formats.safeParse(fields.text('format') ?? 'xlsx');
    if (!format.success) fields.refuse('format', 'invalid');
    fields.check();
    const order = { days, format: format.data ?? 'xlsx', language: languageOf(request), authorId: user.id };
    return { file: fileJson(await makeFile(context, paymentsTable, order)) };
  });

  server.post('/files/create_xlsx.json', async (request) => {
    const { user } = adminOf(request);
    const fields = new FieldReader(request.body);
    const days = readDays(fields);
    const content = contents.safeParse(fields.text('content') ?? 'tips');
    if (!content.success) fields.refuse('content', 'invalid');
    fields.check();
    const order = { days, format: 'xlsx', language: languageOf(request), authorId: user.id } as const;
    const made =
      content.data === 'subscriptions'
        ? await makeFile(context, subscriptionsTable, order)
        : await makeFile(context, tipsTable, order);
    return { file: fileJson(made) };
  });

  server.post('/files/destroy_file.json', async (request) => {
    const { user } = adminOf(request);
    const fields = new FieldReader(request.body);
    const name = fields.text('name') ?? fields.refuse('name', 'blank');
    fields.check();
    if (name === undefined || !isFileName(name)) throw refusedField('name', 'invalid');
    await destroyFile(context, user.id, name);
    return { success: true };
  });
}

/** Where files are fetched; the site passes it on. */
const filePath = '/media/files/';

/** How long an address of a file holds, in milliseconds. */
export const linkLifetime = 10 * 60_000;

const signatureOf = (secret: string, name: string, expires: number): Buffer =>
  createHmac('sha256', secret).update(`file:${expires}:${name}`).digest();

/** An address from which a file can be fetched for ten minutes, without credentials. */
function signFileLink(secret: string, name: string, now: Date): string {
  const expires = Math.floor((now.getTime() + linkLifetime) / 1000);
  const signature = signatureOf(secret, name, expires).toString('base64url');
  return `${filePath}${name}?expires=${expires}&signature=${signature}`;
}

/** Whether an address of a file was signed here and still holds; compared in constant time. */
function holdsFileLink(
  secret: string,
  name: string,
  { expires, signature }: { expires: string; signature: string },
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(expires) || !/^[\w-]{43}$/.test(signature)) return false;
  const end = Number(expires);
  const isRight = timingSafeEqual(signatureOf(secret, name, end), Buffer.from(signature, 'base64url'));
  return isRight && now.getTime() < end * 1000;
}

const proofQuery = z.object({ expires: z.string(), signature: z.string() });

/** Fetches a file by an address that the list gave; any other address, and one whose time is over, is not found. */
export function fileDownloadRoutes(server: FastifyInstance, { files, secret, clock }: ApiContext): void {
  const openSigned = async (name: string, query: unknown) => {
    const proof = proofQuery.safeParse(query);
    return proof.success && holdsFileLink(secret, name, proof.data, clock()) ? files.open(name) : null;
  };
  serveFiles(server, filePath, openSigned, (name) => ({
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  }));
}
