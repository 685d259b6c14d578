import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { type EditDeps, loggedEdit } from '../audit/user-log.ts';
import { promocodes } from '../db/purchase-tables.ts';
import { bodyFields, FieldReader, percentBounds } from '../http/field-reader.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { type IdRoute, idOf } from '../http/read-params.ts';
import { adminOf, callerOf } from '../identity/authentication.ts';
import {
  isWellFormedCode,
  maxCodeLength,
  normalCode,
  promocodesJson,
  usablePromocode,
} from './promocode-queries.ts';

interface CodeRoute {
  Params: { code: string };
}

/** The discount of a promo code for the caller, without using it; administration of the codes. */
export function promocodeRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context;

  server.get<CodeRoute>('/promocodes/:code/redeem.json', async (request) => {
    const { user } = callerOf(request);
    const { percentage } = await usablePromocode(db, request.params.code, user.id, clock());
    return { percentage };
  });

  const one = async (id: number) => {
    const [promocode] = await promocodesJson(db, eq(promocodes.id, id));
    return { promocode };
  };

  server.get('/promocodes.json', async (request) => {
    adminOf(request);
    return { promocodes: await promocodesJson(db) };
  });

  server.post('/promocodes.json', async (request) => {
    const { user } = adminOf(request);
    const created = await createPromocode(context, user.id, bodyFields.parse(request.body).promocode);
    return one(created.id);
  });

  server.put<IdRoute>('/promocodes/:id/disable.json', async (request) => {
    const { user } = adminOf(request);
    const id = idOf(request);
    await disablePromocode(context, user.id, id);
    return one(id);
  });
}

type StoredPromocode = typeof promocodes.$inferSelect;
type NewPromocode = Pick<StoredPromocode, 'code' | 'percentage' | 'startsAt' | 'expiresAt'>;

/**
 * Creates a promo code from a request's body `{code, percentage, starts_at?, expires_at?}` and logs it.
 * @throws HttpError 422: `code: blank, too_long, invalid, taken`, `percentage: blank, invalid, out_of_range` (1 to 100),
 * `starts_at, expires_at: invalid`, `expires_at: past, reversed` (not after `starts_at`)
 */
async function createPromocode(deps: EditDeps, authorId: number, body: unknown): Promise<StoredPromocode> {
  const now = deps.clock();
  const promocode = readPromocode(body, now);
  return loggedEdit(deps, authorId, async (tx, log) => {
    const [created] = await tx
      .insert(promocodes)
      .values({ ...promocode, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!created) throw refusedField('code', 'taken');
    await log('promocode.create', { promocode_id: created.id, before: null, after: promocode });
    return created;
  });
}

function readPromocode(body: unknown, now: Date): NewPromocode {
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

/**
 * Disables a promo code and logs it; does nothing if it is disabled already. Existing orders keep their price.
 * @throws HttpError 404
 */
async function disablePromocode(deps: EditDeps, authorId: number, id: number): Promise<void> {
  await loggedEdit(deps, authorId, async (tx, log) => {
    const [promocode] = await tx.select().from(promocodes).where(eq(promocodes.id, id)).for('update');
    if (!promocode) throw notFound();
    if (promocode.disabled) return;
    await tx.update(promocodes).set({ disabled: true }).where(eq(promocodes.id, id));
    await log('promocode.disable', {
      promocode_id: id,
      code: promocode.code,
      before: { disabled: false },
      after: { disabled: true },
    });
  });
}
