import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { LiveHint } from '../domains/context.ts';
import { liveKinds, personalKinds } from './event.ts';

const number = z.int().positive();

/** A hook is only a hint what to read; what changed is read from the upstream. `uid` is whose it is. */
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

export interface WebhookOptions {
  /** The shared secret; null refuses every hook. */
  readonly secret: string | null;
  readonly clock: () => Date;
  /** Whether no gateway has seen this name within the last `ms` milliseconds. */
  readonly isFirst: (name: string, ms: number) => Promise<boolean>;
  /** Has the watcher poll now, or the person whose it is be shown the change. */
  readonly changed: (hint: LiveHint) => void;
}

/** Answers `POST /hooks/upstream`, a hint what has changed: 202 taken, 401 not believed, 400 believed but not understood. */
export function createWebhook(
  options: WebhookOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const signatures = options.secret === null ? null : new HookSignatures(options.secret, options.clock);

  const judge = async (signature: string | undefined, body: Buffer | null): Promise<202 | 400 | 401> => {
    if (body === null) return 400;
    const believed = signatures?.accept(signature, body) ?? null;
    if (believed === null || !(await options.isFirst(`hook:${believed}`, signatureLifeMs))) return 401;
    const hint = readHint(body);
    if (hint === null) return 400;
    options.changed(hint);
    return 202;
  };

  return async (request, response) => {
    const signature = request.headers['x-hook-signature'];
    const body = await readBody(request).catch(() => null);
    response.statusCode = await judge(Array.isArray(signature) ? undefined : signature, body);
    if (!request.complete) response.setHeader('connection', 'close');
    response.end();
  };
}

/** The whole body, or null when it is larger than a hook ever is. */
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

function readHint(body: Buffer): LiveHint | null {
  try {
    return hookBody.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}

/** How old a hook may be, and how far ahead of our clock. */
const maxAgeMs = 5 * 60_000;
const maxSkewMs = 30_000;

/** For how long a signature can be believed, wherever it is shown. */
const signatureLifeMs = maxAgeMs + maxSkewMs;

const header = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/**
 * Checks that a hook comes from somebody who knows the secret, is at most five minutes old and is seen for the first
 * time. It remembers a bounded number of hooks: when one must be forgotten early, everything from its second or before
 * is refused from then on.
 */
export class HookSignatures {
  readonly #secret: string;
  readonly #clock: () => Date;
  readonly #capacity: number;
  readonly #seen = new Map<string, number>();
  #refusedUpTo = 0;

  constructor(secret: string, clock: () => Date, capacity = 10_000) {
    this.#secret = secret;
    this.#clock = clock;
    this.#capacity = capacity;
  }

  /**
   * Whether to believe a body under its signature header; a believed one is not believed again.
   * @returns the signature itself when it is believed, else null
   */
  accept(signature: string | undefined, body: Buffer): string | null {
    const [, time, given] = header.exec(signature ?? '') ?? [];
    if (time === undefined || given === undefined) return null;
    const seconds = Number(time);
    const age = this.#clock().getTime() - seconds * 1000;
    if (!timingSafeEqual(digest(this.#secret, seconds, body), Buffer.from(given, 'hex'))) return null;
    if (age > maxAgeMs || age < -maxSkewMs || seconds <= this.#refusedUpTo || this.#seen.has(given)) {
      return null;
    }
    this.#remember(given, seconds);
    return given;
  }

  #remember(signature: string, seconds: number): void {
    this.#seen.set(signature, seconds);
    const oldest = this.#clock().getTime() - maxAgeMs;
    for (const [known, at] of this.#seen) {
      const isOld = at * 1000 < oldest;
      if (!isOld && this.#seen.size <= this.#capacity) break;
      this.#seen.delete(known);
      if (!isOld) this.#refusedUpTo = Math.max(this.#refusedUpTo, at);
    }
  }
}

function digest(secret: string, seconds: number, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
