import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { LiveHint } from '../domains/context.ts';
import { liveKinds, personalKinds } from './event.ts';
import { parseJson } from './parse-json.ts';

const number = z.int().positive();

/** A hook is only a hint: the change itself is read from the upstream. `uid` names the owner. */
const hookBody = z.union([
  z.object({ kind: z.enum(liveKinds), id: number }),
  z.object({
    kind: z.enum(personalKinds),
    id: z.union([number, z.string().min(1).max(100)]),
    uid: z.string().min(1).max(320),
    rights: z.boolean().optional(),
  }),
]);

const maxBodyBytes = 1024;

interface WebhookOptions {
  /** null rejects every hook. */
  readonly secret: string | null;
  readonly clock: () => Date;
  /** Whether this is the deployment's first call with this name in the last `ms` milliseconds. */
  readonly isFirst: (name: string, ms: number) => Promise<boolean>;
  /** Makes the watcher poll, or notifies the owner of a personal change. */
  readonly changed: (hint: LiveHint) => void;
}

/** Handles `POST /hooks/upstream`: 202 accepted, 401 wrong, old or repeated signature, 400 malformed. */
export function createWebhook(
  options: WebhookOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const accept = options.secret === null ? null : createHookCheck(options.secret, options.clock);

  const handleBody = async (signature: string | undefined, body: Buffer | null): Promise<202 | 400 | 401> => {
    if (body === null) return 400;
    const accepted = accept?.(signature, body) ?? null;
    if (accepted === null || !(await options.isFirst(`hook:${accepted}`, signatureLifetimeMs))) return 401;
    const hint = parseJson(hookBody, body.toString('utf8'));
    if (hint === null) return 400;
    options.changed(hint);
    return 202;
  };

  return async (request, response) => {
    const signature = request.headers['x-hook-signature'];
    const body = await readBody(request).catch(() => null);
    response.statusCode = await handleBody(Array.isArray(signature) ? undefined : signature, body);
    if (!request.complete) response.setHeader('connection', 'close');
    response.end();
  };
}

/** null for a body larger than any hook. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > maxBodyBytes) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Max. age of a hook, and max. advance of the sender's clock. */
const maxAgeMs = 5 * 60_000;
const maxSkewMs = 30_000;

/** Time in which a signature is valid on any gateway. */
const signatureLifetimeMs = maxAgeMs + maxSkewMs;

const signaturePattern = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/**
 * Returns a check that accepts a hook that is signed with the secret, recent and not seen before. It stores a bounded number
 * of signatures: when one is dropped early, all hooks from its second or earlier are rejected from then on.
 */
export function createHookCheck(secret: string, clock: () => Date, capacity = 10_000) {
  const seen = new Map<string, number>();
  let rejectedUpTo = 0;

  function remember(signature: string, seconds: number): void {
    seen.set(signature, seconds);
    const oldest = clock().getTime() - maxAgeMs;
    for (const [earlier, at] of seen) {
      const isOld = at * 1000 < oldest;
      if (!isOld && seen.size <= capacity) break;
      seen.delete(earlier);
      if (!isOld) rejectedUpTo = Math.max(rejectedUpTo, at);
    }
  }

  /** Returns the signature if it is valid, once; else null. */
  return (signature: string | undefined, body: Buffer): string | null => {
    const [, time, hex] = signaturePattern.exec(signature ?? '') ?? [];
    if (time === undefined || hex === undefined) return null;
    const seconds = Number(time);
    const ageMs = clock().getTime() - seconds * 1000;
    const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
    if (!timingSafeEqual(expected, Buffer.from(hex, 'hex'))) return null;
    if (ageMs > maxAgeMs || ageMs < -maxSkewMs || seconds <= rejectedUpTo || seen.has(hex)) return null;
    remember(hex, seconds);
    return hex;
  };
}
