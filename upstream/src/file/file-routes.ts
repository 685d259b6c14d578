import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { FieldReader } from '../http/field-reader.ts';
import { refusedField } from '../http/http-error.ts';
import { languageOf } from '../http/language.ts';
import { adminOf } from '../identity/authentication.ts';
import { signFileLink } from './file-download-routes.ts';
import { isFileName, type StoredFile } from './file-store.ts';
import { destroyFile, makeFile } from './make-file.ts';
import { paymentsTable } from './payments-table.ts';
import { readDays } from './read-days.ts';
import { subscriptionsTable } from './subscriptions-table.ts';
import { tipsTable } from './tips-table.ts';

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
