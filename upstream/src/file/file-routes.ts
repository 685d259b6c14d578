import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { loggedEdit } from '../audit/user-log.ts';
import { FieldReader } from '../http/field-reader.ts';
import { serveFiles } from '../http/files.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { type Language, languageOf } from '../http/language.ts';
import { adminOf } from '../identity/authentication.ts';
import { type FileFormat, isFileName, newFileName, type StoredFile } from './file-store.ts';
import { type Days, type FileTable, readDays, rowsOf } from './file-table.ts';
import { paymentsTable, subscriptionsTable, tipsTable } from './file-tables.ts';
import { writeCsv } from './write-csv.ts';
import { TooManyRows, writeWorkbook } from './write-workbook.ts';

const formats = z.enum(['csv', 'xlsx']);
const contents = z.enum(['tips', 'subscriptions']);

/** Creates, lists and deletes files, for admins. Each file has a signed download URL. */
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

interface FileOrder {
  days: Days;
  format: FileFormat;
  /** Language of titles and labels. */
  language: Language;
  authorId: number;
}

/**
 * Creates a file with a table's rows of some days and logs it. The file is published only when it is complete.
 * @throws HttpError 422 `until: too_many` for more rows than a workbook may have
 */
async function makeFile<Row extends { id: number }>(
  deps: Pick<ApiContext, 'db' | 'clock' | 'files'>,
  table: FileTable<Row>,
  { days, format, language, authorId }: FileOrder,
): Promise<StoredFile> {
  const at = deps.clock();
  const batches = rowsOf(table, deps.db, days, at);
  const content =
    format === 'csv'
      ? writeCsv(table.columns, batches, language)
      : await writeWorkbook(table.sheet[language], table.columns, batches, language).catch(
          (error: unknown) => {
            throw error instanceof TooManyRows ? refusedField('until', 'too_many') : error;
          },
        );
  const written = await deps.files.write(content);
  const name = newFileName(table.subject, days, format);
  try {
    return await loggedEdit(deps, authorId, async (_, log) => {
      await log('file.create', { name, before: null, after: days });
      return written.publish(name, at);
    });
  } finally {
    await written.discard();
  }
}

/** Deletes a file and logs it. @throws HttpError 404 if it does not exist */
async function destroyFile(
  deps: Pick<ApiContext, 'db' | 'clock' | 'files'>,
  authorId: number,
  name: string,
): Promise<void> {
  await loggedEdit(deps, authorId, async (_, log) => {
    await log('file.destroy', { name, before: { name }, after: null });
    if (!(await deps.files.remove(name))) throw notFound();
  });
}

const filePath = '/media/files/';

/** Validity of a download URL. */
export const linkLifetimeMs = 10 * 60_000;

const signatureOf = (secret: string, name: string, expires: number): Buffer =>
  createHmac('sha256', secret).update(`file:${expires}:${name}`).digest();

/** A download URL that is valid for ten minutes and needs no credentials. */
function signFileLink(secret: string, name: string, now: Date): string {
  const expires = Math.floor((now.getTime() + linkLifetimeMs) / 1000);
  const signature = signatureOf(secret, name, expires).toString('base64url');
  return `${filePath}${name}?expires=${expires}&signature=${signature}`;
}

/** Whether the signature of a download URL is correct, compared in constant time, and not expired. */
function isValidLink(
  secret: string,
  name: string,
  { expires, signature }: { expires: string; signature: string },
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(expires) || !/^[\w-]{43}$/.test(signature)) return false;
  const expiresAt = Number(expires);
  const isMatch = timingSafeEqual(signatureOf(secret, name, expiresAt), Buffer.from(signature, 'base64url'));
  return isMatch && now.getTime() < expiresAt * 1000;
}

const linkQuery = z.object({ expires: z.string(), signature: z.string() });

/** Downloads by signed URLs. An invalid or expired URL is a 404. */
export function fileDownloadRoutes(server: FastifyInstance, { files, secret, clock }: ApiContext): void {
  const openSigned = async (name: string, query: unknown) => {
    const link = linkQuery.safeParse(query);
    return link.success && isValidLink(secret, name, link.data, clock()) ? files.open(name) : null;
  };
  serveFiles(server, filePath, openSigned, (name) => ({
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  }));
}
