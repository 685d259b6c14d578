import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { LiveKind } from '../domains/live-source.ts';
import { liveKinds } from './event.ts';
import { HookSignatures, signatureLifeMs } from './hook-signature.ts';

/** A hook is only a hint where to poll; what changed is read from the upstream. */
const hookBody = z.object({ kind: z.enum(liveKinds), id: z.int().positive() });

const maxBodyBytes = 1024;

/** Where something has changed; `id` is the upstream's. */
export interface PollHint {
  readonly kind: LiveKind;
  readonly id: number;
}

/** What the webhook needs. */
export interface WebhookOptions {
  /** The shared secret; null refuses every hook. */
  readonly secret: string | null;
  readonly clock: () => Date;
  /** Whether no gateway has seen this name within the last `ms` milliseconds. */
  readonly isFirst: (name: string, ms: number) => Promise<boolean>;
  /** Has the watcher poll now. */
  readonly triggerPoll: (hint: PollHint) => void;
}

/** The way in for hints where the upstream has changed. */
export interface Webhook {
  /** Answers `POST /hooks/upstream`: 202 taken, 401 not believed, 400 believed but not understood. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Says that one of the gateway's own mutations has changed something. */
  changed(hint: PollHint): void;
}

/** Makes the webhook. */
export function createWebhook(options: WebhookOptions): Webhook {
  const signatures = options.secret === null ? null : new HookSignatures(options.secret, options.clock);

  const judge = async (signature: string | undefined, body: Buffer | null): Promise<202 | 400 | 401> => {
    if (body === null) return 400;
    const believed = signatures?.accept(signature, body) ?? null;
    if (believed === null || !(await options.isFirst(`hook:${believed}`, signatureLifeMs))) return 401;
    const hint = readHint(body);
    if (hint === null) return 400;
    options.triggerPoll(hint);
    return 202;
  };

  return {
    async handle(request, response) {
      const signature = request.headers['x-hook-signature'];
      const body = await readBody(request).catch(() => null);
      response.statusCode = await judge(Array.isArray(signature) ? undefined : signature, body);
      if (!request.complete) {
        response.setHeader('connection', 'close');
      }
      response.end();
    },
    changed: options.triggerPoll,
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

function readHint(body: Buffer): PollHint | null {
  try {
    return hookBody.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}
