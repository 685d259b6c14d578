import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { createQueue } from '../background.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { payments, users } from '../db/schema.ts';
import { type Change, type Changes, isListed, type PersonalChange } from './changes.ts';

/** Sends changes to a URL. `close` waits for the pending ones, but discards those that still wait after `timeoutMs`. */
interface HookSender extends Changes {
  close(): Promise<void>;
}

/** Signature header: unix seconds, and an HMAC of time and body with the shared secret. */
function hookSignature(secret: string, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  const hmac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hmac}`;
}

interface HookSenderDeps {
  clock: Clock;
  logger: FastifyBaseLogger;
  /** The uid of the change's user; null if it does not exist any more. */
  ownerOf: (change: PersonalChange) => Promise<string | null>;
  timeoutMs?: number;
}

/** The body of a hook; null if the user does not exist any more. The nonce makes the signatures of equal changes differ. */
async function bodyOf(change: Change, ownerOf: HookSenderDeps['ownerOf']): Promise<string | null> {
  const { kind, id } = change;
  if (isListed(change)) return JSON.stringify({ kind, id });
  const uid = change.uid ?? (await ownerOf(change));
  return uid && JSON.stringify({ ...change, uid, nonce: randomUUID() });
}

/** Posts each signed change to the gateway's hook. A hook is only a hint: a failed one is logged and not retried. */
export function createHookSender(
  target: { url: string; secret: string },
  { clock, logger, ownerOf, timeoutMs = 3_000 }: HookSenderDeps,
): HookSender {
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
    } catch (err) {
      logger.warn({ kind, id, err }, 'A hook could not be sent');
    }
  };

  const queue = createQueue(send, { name: 'hooks', maxRunning: 8, maxWaiting: 500 }, logger);

  return {
    announce: queue.add,
    async close() {
      const discarding = setTimeout(queue.clear, timeoutMs);
      await queue.idle();
      clearTimeout(discarding);
    },
  };
}

/** Discards changes when no hook is configured. */
export const noHook: HookSender = { announce: () => {}, close: async () => {} };

/** The uid of the user that a change belongs to; null if the payment or user does not exist any more. */
export async function ownerOf(db: Queryable, { kind, id }: PersonalChange): Promise<string | null> {
  const owners = db.select({ uid: users.uid }).from(users);
  const [owner] = await (kind === 'user'
    ? owners.where(eq(users.id, id))
    : owners.innerJoin(payments, eq(payments.userId, users.id)).where(eq(payments.id, id)));
  return owner?.uid ?? null;
}
