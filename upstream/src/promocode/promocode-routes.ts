import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { loggedEdit } from '../audit/user-log.ts';
import { promocodes } from '../db/purchase-tables.ts';
import { bodyFields, FieldReader, percentBounds } from '../http/field-reader.ts';
import { refusedField, requireRow } from '../http/http-error.ts';
import { type IdRoute, idOf } from '../http/read-params.ts';
import { adminOf, callerOf, forAdmins } from '../identity/authentication.ts';
import {
  isWellFormedCode,
  maxCodeLength,
  normalCode,
  promocodesJson,
  usablePromocode,
} from './promocode-queries.ts';

/** The discount of a promo code for the caller, without using it; administration of the codes. */
export function promocodeRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context;

  server.get<{ Params: { code: string } }>('/promocodes/:code/redeem.json', async (request) => {
    const { user } = callerOf(request);
    const { percentage } = await usablePromocode(db, request.params.code, user.id, clock());
    return { percentage };
  });

  const one = async (id: number) => {
    const [promocode] = await promocodesJson(db, eq(promocodes.id, id));
    return { promocode };
  };

  server.get('/promocodes.json', forAdmins, async () => ({ promocodes: await promocodesJson(db) }));

  server.post('/promocodes.json', async (request) => {
    const { user } = adminOf(request);
    const now = clock();
    const promocode = readPromocode(bodyFields.parse(request.body).promocode, now);
    const { id } = await loggedEdit(context, user.id, async (tx, log) => {
      const [created] = await tx
        .insert(promocodes)
        .values({ ...promocode, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: promocodes.id });
      if (!created) throw refusedField('code', 'taken');
      await log('promocode.create', { promocode_id: created.id, before: null, after: promocode });
      return created;
    });
    return one(id);
  });

  /** Does nothing if the code is disabled already. Existing orders keep their price. */
  server.put<IdRoute>('/promocodes/:id/disable.json', async (request) => {
    const { user } = adminOf(request);
    const id = idOf(request);
    await loggedEdit(context, user.id, async (tx, log) => {
      const promocode = requireRow(
        await tx.select().from(promocodes).where(eq(promocodes.id, id)).for('update'),
      );
      if (promocode.disabled) return;
      await tx.update(promocodes).set({ disabled: true }).where(eq(promocodes.id, id));
      const change = { before: { disabled: false }, after: { disabled: true } };
      await log('promocode.disable', { promocode_id: id, code: promocode.code, ...change });
    });
    return one(id);
  });
}

/**
 * Reads a new promo code from a request's body `{code, percentage, starts_at?, expires_at?}`.
 * @throws HttpError 422: `code: blank, too_long, invalid`, `percentage: blank, invalid, out_of_range` (1 to 100),
 * `starts_at, expires_at: invalid`, `expires_at: past, reversed` (not after `starts_at`)
 */
function readPromocode(body: unknown, now: Date) {
  const fields = new FieldReader(body);
  const code = normalCode(fields.text('code') ?? '');
  if (code === '') fields.refuse('code', 'blank');
  else if ([...code].length > maxCodeLength) fields.refuse('code', 'too_long');
  else if (!isWellFormedCode(code)) fields.refuse('code', 'invalid');
  const percentage = fields.requiredNumber('percentage', percentBounds);
  const startsAt = fields.time('starts_at') ?? null;
  const expiresAt = fields.time('expires_at') ?? null;
  if (expiresAt !== null && startsAt !== null && expiresAt <= startsAt) {
    fields.refuse('expires_at', 'reversed');
  } else if (expiresAt !== null && expiresAt <= now) {
    fields.refuse('expires_at', 'past');
  }
  fields.check();
  return { code, percentage, startsAt, expiresAt };
}
