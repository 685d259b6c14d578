import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { loggedEdit } from '../audit/user-log.ts';
import { FieldReader } from '../http/field-reader.ts';
import { serveFiles } from '../http/files.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { type Language, languageOf } from '../http/language.ts';
import { adminOf, forAdmins } from '../identity/authentication.ts';
import { isFileName, type StoredFile } from './file-store.ts';
import { type Days, type FileTable, readDays, readRows } from './file-table.ts';
import { paymentsTable, subscriptionsTable, tipsTable } from './file-tables.ts';
import { writeCsv } from './write-csv.ts';
import { TooManyRows, writeWorkbook } from './write-workbook.ts';

/** Creates, lists and deletes files, for admins. Each file has a signed download URL. */
export function fileRoutes(server: FastifyInstance, context: ApiContext): void {
  const { files, secret, clock } = context;
  const fileJson = ({ name, size, createdAt }: StoredFile) => ({
    name,
    size,
    created_at: createdAt,
    url: signFileLink(secret, name, clock()),
  });

  server.get('/files.json', forAdmins, async () => ({ files: (await files.list()).map(fileJson) }));

  const create = async (
    request: FastifyRequest,
    choose: (fields: FieldReader) => Pick<FileOrder, 'table' | 'format'>,
  ) => {
    const { user } = adminOf(request);
    const fields = new FieldReader(request.body);
    const days = readDays(fields);
    const chosen = choose(fields);
    fields.check();
    const order = { ...chosen, days, language: languageOf(request), authorId: user.id };
    return { file: fileJson(await makeFile(context, order)) };
  };

  server.post('/files/create_payments.json', (request) =>
    create(request, (fields) => ({
      table: paymentsTable,
      format: fields.choice('format', ['xlsx', 'csv']) ?? 'xlsx',
    })),
  );

  server.post('/files/create_xlsx.json', (request) =>
    create(request, (fields) => {
      const content = fields.choice('content', ['tips', 'subscriptions']);
      return { table: content === 'subscriptions' ? subscriptionsTable : tipsTable, format: 'xlsx' };
    }),
  );

  server.post('/files/destroy_file.json', async (request) => {
    const { user } = adminOf(request);
    const fields = new FieldReader(request.body);
    const name = fields.requiredText('name');
    fields.check();
    if (!isFileName(name)) throw refusedField('name', 'invalid');
    await loggedEdit(context, user.id, async (_, log) => {
      await log('file.destroy', { name, before: { name }, after: null });
      if (!(await files.remove(name))) throw notFound();
    });
    return { success: true };
  });
}

interface FileOrder {
  table: (now: Date, language: Language) => FileTable;
  days: Days;
  format: 'csv' | 'xlsx';
  /** Language of titles, labels, picks and reasons. */
  language: Language;
  authorId: number;
}

/** Maximum number of stored files: admins delete old ones, which contain personal data. */
const maxFiles = 200;

/**
 * Creates a file with a table's rows of some days and logs it. The file is published only when it is complete.
 * @throws HttpError 422 `until: too_many` for more rows than a workbook may have, `base: too_many` beyond 200 files
 */
async function makeFile(
  context: Pick<ApiContext, 'db' | 'clock' | 'files'>,
  { table, days, format, language, authorId }: FileOrder,
): Promise<StoredFile> {
  if ((await context.files.list()).length >= maxFiles) throw refusedField('base', 'too_many');
  const at = context.clock();
  const chosen = table(at, language);
  const { subject, sheet, columns } = chosen;
  const batches = readRows(context.db, chosen, days, language);
  const content =
    format === 'csv'
      ? writeCsv(columns, batches, language)
      : await writeWorkbook(sheet[language], columns, batches, language).catch((error: unknown) => {
          throw error instanceof TooManyRows ? refusedField('until', 'too_many') : error;
        });
  const written = await context.files.write(content);
  const name = `${subject}-${days.from}-${days.until}-${randomBytes(4).toString('hex')}.${format}`;
  try {
    return await loggedEdit(context, authorId, async (_, log) => {
      await log('file.create', { name, before: null, after: days });
      return written.publish(name, at);
    });
  } finally {
    await written.discard();
  }
}

const filePath = '/media/files/';

/** Validity of a download URL. */
const linkLifetimeMs = 10 * 60_000;

const signatureOf = (secret: string, name: string, expires: number): Buffer =>
  createHmac('sha256', secret).update(`file:${expires}:${name}`).digest();

/** A download URL that is valid for ten minutes and needs no credentials. */
function signFileLink(secret: string, name: string, now: Date): string {
  const expires = Math.floor((now.getTime() + linkLifetimeMs) / 1000);
  const signature = signatureOf(secret, name, expires).toString('base64url');
  return `${filePath}${name}?expires=${expires}&signature=${signature}`;
}

const linkQuery = z.object({
  expires: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  signature: z.string().regex(/^[\w-]{43}$/),
});

/** Downloads by signed URLs. An invalid or expired URL is a 404. */
export function fileDownloadRoutes(server: FastifyInstance, { files, secret, clock }: ApiContext): void {
  const openSigned = async (name: string, query: unknown) => {
    const { data: link } = linkQuery.safeParse(query);
    if (link === undefined || clock().getTime() >= link.expires * 1000) return null;
    const signature = Buffer.from(link.signature, 'base64url');
    return timingSafeEqual(signatureOf(secret, name, link.expires), signature) ? files.open(name) : null;
  };
  serveFiles(server, filePath, openSigned, (name) => ({
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  }));
}
