import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { prepareOnce } from '../db/prepare-once.ts';
import { users } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { UsedCredentials } from './authentication.ts';
import { lockUser } from './caller.ts';
import {
  batchWindowMs,
  hashToken,
  isAccepted,
  isBatch,
  isRecentlyTouched,
  newTokenSecret,
  rotated,
} from './client-tokens.ts';

interface CredentialDeps extends Deps {
  /** Whether each request outside the batch window gets a new token. */
  rotateTokens: boolean;
}

/** Replaces the token in batch replies. Not empty, so that the header survives a 304. */
const blank = ' ';

/**
 * Adds the client's credentials to the reply of each authenticated request: a new token, or a blank one within the batch
 * window. 4xx replies have them too; 5xx replies, sign-out, removed clients and tokens that a new password has ended do not.
 */
export function sendCredentials(server: FastifyInstance, context: CredentialDeps): void {
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
    const headers = await nextCredentials(context, request, used);
    if (headers !== null) reply.headers(headers);
  });
}

async function nextCredentials(context: CredentialDeps, request: FastifyRequest, used: UsedCredentials) {
  if (!context.rotateTokens) return echo(context, used);
  if (wantsRotation(request)) return rotate(context, used, null);
  return (
    blankIfRecentlyTouched(context, request, used) ??
    (await extendBatch(context, used, request.startedAt)) ??
    rotate(context, used, request.startedAt)
  );
}

function wantsRotation({ query, body }: FastifyRequest): boolean {
  return [query, body].some((params) => typeof params === 'object' && params !== null && 'unbatch' in params);
}

/** @param expiry unix seconds */
const credentialHeaders = (uid: string, client: string, token: string, expiry: string) => ({
  'access-token': token,
  'token-type': 'Bearer',
  client,
  expiry,
  uid,
});

const unixSeconds = (milliseconds: number) => String(Math.floor(milliseconds / 1000));

/** Blank credentials for a read within a batch, without another query; null otherwise. */
function blankIfRecentlyTouched(
  { clock }: CredentialDeps,
  request: FastifyRequest,
  { client }: UsedCredentials,
) {
  const user = request.caller?.user;
  const record = user?.tokens[client];
  if (!user || !record || request.method !== 'GET') return null;
  return isRecentlyTouched(record, clock().getTime())
    ? credentialHeaders(user.uid, client, blank, blank)
    : null;
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

/** Within a batch: blank credentials and an extended window by one statement; null otherwise. */
async function extendBatch(
  { db, clock }: CredentialDeps,
  { userId, client }: UsedCredentials,
  requestStart: number,
) {
  const [user] = await extendBatchWindow(db).execute({
    client,
    userId,
    now: clock().getTime(),
    windowStart: requestStart - batchWindowMs,
  });
  return user ? credentialHeaders(user.uid, client, blank, blank) : null;
}

/**
 * With the user's row locked: a new token, or blank credentials and an extended window within a batch.
 * @param requestStart null to rotate within a batch too
 */
function rotate(context: CredentialDeps, used: UsedCredentials, requestStart: number | null) {
  return context.db.transaction(async (tx) => {
    const user = await lockUser(tx, used.userId);
    const record = user?.tokens[used.client];
    const now = context.clock().getTime();
    if (!user || !record || !isAccepted(record, used.token, now)) return null;

    const batch = requestStart !== null && isBatch(record, requestStart);
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

/** Without rotation: the same token with its expiry. */
async function echo(context: CredentialDeps, used: UsedCredentials) {
  const [user] = await context.db
    .select({ uid: users.uid, tokens: users.tokens })
    .from(users)
    .where(eq(users.id, used.userId));
  const record = user?.tokens[used.client];
  if (!user || !record || !isAccepted(record, used.token, context.clock().getTime())) return null;
  return credentialHeaders(user.uid, used.client, used.token, unixSeconds(record.expiry));
}
