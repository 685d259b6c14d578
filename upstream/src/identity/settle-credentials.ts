import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { prepareOnce } from '../db/prepare-once.ts';
import { users } from '../db/tables.ts';
import type { IdentityDeps, UsedCredentials } from './authentication.ts';
import { lockUser } from './caller.ts';
import {
  batchWindow,
  hashToken,
  isBatch,
  isRecentlyTouched,
  newTokenSecret,
  rotated,
} from './client-tokens.ts';

interface SettleDeps extends IdentityDeps {
  /** Whether each request outside the batch window gets a new token. */
  rotateTokens: boolean;
}

/** What a batch reply carries instead of a token: present, so that it survives a 304, and yet no token. */
const blank = ' ';

/**
 * After each authenticated request its reply carries the client's credentials: a new token, or a blank one
 * within the batch window. Refusals carry them too; faults, sign-out and a client that has gone do not.
 */
export function settleCredentials(server: FastifyInstance, context: SettleDeps): void {
  server.decorateRequest('startedAt', 0);
  server.decorateRequest('caller', null);
  server.decorateRequest('credentials', null);

  server.addHook('onRequest', async (request) => {
    request.startedAt = context.clock().getTime();
  });

  server.addHook('onSend', async (request, reply) => {
    const used = request.credentials;
    request.credentials = null;
    if (used === null || reply.statusCode >= 500) return;
    const headers = context.rotateTokens
      ? (blankIfRecentlyTouched(context, request, used) ??
        (await rotateUnlessBatch(context, used, request.startedAt, asksForRotation(request))))
      : await repeat(context, used);
    if (headers !== null) reply.headers(headers);
  });
}

function asksForRotation({ query, body }: FastifyRequest): boolean {
  return [query, body].some((params) => typeof params === 'object' && params !== null && 'unbatch' in params);
}

/** Credential headers of a reply; `token` and `expiry` as text. */
const credentialHeaders = (uid: string, client: string, token: string, expiry: string) => ({
  'access-token': token,
  'token-type': 'Bearer',
  client,
  expiry,
  uid,
});

const unixSeconds = (milliseconds: number) => String(Math.floor(milliseconds / 1000));

/** For a read in the midst of a batch: a blank token, by what was read of its caller; null for all others. */
function blankIfRecentlyTouched({ clock }: SettleDeps, request: FastifyRequest, { client }: UsedCredentials) {
  const user = request.caller?.user;
  const record = user?.tokens[client];
  if (!user || !record || request.method !== 'GET' || asksForRotation(request)) return null;
  return isRecentlyTouched(record, clock().getTime())
    ? credentialHeaders(user.uid, client, blank, blank)
    : null;
}

async function rotateUnlessBatch(
  context: SettleDeps,
  used: UsedCredentials,
  requestStart: number,
  unbatch: boolean,
) {
  const inBatch = unbatch ? null : await extendBatch(context, used, requestStart);
  return inBatch ?? rotate(context, used, requestStart, unbatch);
}

const windowOf = sql`array[${sql.placeholder('client')}, 'updatedAt']::text[]`;

const extendBatchWindow = prepareOnce('extend_batch_window', (db, name) =>
  db
    .update(users)
    .set({
      tokens: sql`jsonb_set(${users.tokens}, ${windowOf}, to_jsonb(${sql.placeholder('now')}::bigint))`,
    })
    .where(
      and(
        eq(users.id, sql.placeholder('userId')),
        sql`(${users.tokens} #>> ${windowOf})::bigint > ${sql.placeholder('windowStart')}::bigint`,
      ),
    )
    .returning({ uid: users.uid })
    .prepare(name),
);

/** Within a batch, as most requests are: a blank token and a longer window by one statement; null outside of one. */
async function extendBatch(
  { db, clock }: SettleDeps,
  { userId, client }: UsedCredentials,
  requestStart: number,
) {
  const [user] = await extendBatchWindow(db).execute({
    client,
    userId,
    now: clock().getTime(),
    windowStart: requestStart - batchWindow,
  });
  return user ? credentialHeaders(user.uid, client, blank, blank) : null;
}

/** With the user's row locked: a new token, or in a batch a blank one and a longer window. */
function rotate(context: SettleDeps, used: UsedCredentials, requestStart: number, unbatch: boolean) {
  return context.db.transaction(async (tx) => {
    const user = await lockUser(tx, used.userId);
    const record = user?.tokens[used.client];
    if (!user || !record) return null;

    const now = context.clock().getTime();
    const batch = !unbatch && isBatch(record, requestStart);
    const token = newTokenSecret();
    const next = batch ? { ...record, updatedAt: now } : rotated(record, hashToken(token), now);
    await tx
      .update(users)
      .set({ tokens: { ...user.tokens, [used.client]: next } })
      .where(eq(users.id, used.userId));
    return batch
      ? credentialHeaders(user.uid, used.client, blank, blank)
      : credentialHeaders(user.uid, used.client, token, unixSeconds(next.expiry));
  });
}

/** Without rotation: the token that was used, with the expiry that it has. */
async function repeat(context: SettleDeps, used: UsedCredentials) {
  const [user] = await context.db
    .select({ uid: users.uid, tokens: users.tokens })
    .from(users)
    .where(eq(users.id, used.userId));
  const record = user?.tokens[used.client];
  if (!user || !record) return null;
  return credentialHeaders(user.uid, used.client, used.token, unixSeconds(record.expiry));
}
