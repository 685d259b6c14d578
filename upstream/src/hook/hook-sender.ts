import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { payments } from '../db/purchase-tables.ts';
import { users } from '../db/tables.ts';
import { describeError } from '../http/log-error.ts';
import { type Change, type Changes, isListed, type PersonalChange } from './changes.ts';

/** Announces changes to an address; `close` waits for those under way. */
interface HookSender extends Changes {
  close(): Promise<void>;
}

/** The header that proves who sent a body: time in unix seconds, and an HMAC of both by the shared secret. */
function hookSignature(secret: string, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  const proof = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${proof}`;
}

interface HookSenderDeps {
  clock: Clock;
  logger: FastifyBaseLogger;
  /** Under what the person signs in whose it is; null for one that is gone. */
  ownerOf: (change: PersonalChange) => Promise<string | null>;
  timeoutMs?: number;
}

/** The body of a hook; null when nobody is to be told. A nonce tells hooks of the same second apart. */
async function bodyOf(change: Change, ownerOf: HookSenderDeps['ownerOf']): Promise<string | null> {
  const { kind, id } = change;
  if (isListed(change)) return JSON.stringify({ kind, id });
  const uid = await ownerOf(change);
  return uid && JSON.stringify({ ...change, uid, nonce: randomUUID() });
}

/**
 * Posts each change, signed, to the gateway's hook. A hook is only a hint, so one that fails is logged and
 * not sent again.
 */
export function createHookSender(
  target: { url: string; secret: string },
  { clock, logger, ownerOf, timeoutMs = 3_000 }: HookSenderDeps,
): HookSender {
  const underWay = new Set<Promise<void>>();

  const send = async (change: Change): Promise<void> => {
    const { kind, id } = change;
    try {
      const body = await bodyOf(change, ownerOf);
      if (body === null) return;
      const reply = await fetch(target.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-hook-signature': hookSignature(target.secret, body, clock()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await reply.body?.cancel();
      if (!reply.ok) logger.warn({ kind, id, status: reply.status }, 'A hook was refused');
    } catch (error) {
      const err = error instanceof Error ? describeError(error) : String(error);
      logger.warn({ kind, id, err }, 'A hook could not be sent');
    }
  };

  return {
    announce(change) {
      const sending = send(change).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    close: async () => {
      await Promise.all(underWay);
    },
  };
}

/** Takes changes when there is nobody to announce them to. */
export const noHook: HookSender = { announce: () => {}, close: async () => {} };

/** Under what the person signs in whose a changed thing is; null when it is gone. */
export async function ownerOf(db: Queryable, { kind, id }: PersonalChange): Promise<string | null> {
  const owners = db.select({ uid: users.uid }).from(users);
  const [owner] = await (kind === 'user'
    ? owners.where(eq(users.id, id))
    : owners.innerJoin(payments, eq(payments.userId, users.id)).where(eq(payments.id, id)));
  return owner?.uid ?? null;
}
