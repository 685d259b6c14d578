import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import { z } from 'zod';
import type { Queryable } from '../db/database.ts';
import { vapidKeys } from '../db/push-tables.ts';
import { isStorable } from '../http/read-params.ts';
import type { Notification } from './push-subject.ts';

/** A key pair of the push protocol (RFC 8292), base64url. */
interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The key pair of this installation: made at the first start and kept, since browsers subscribe to it by name. */
export async function loadVapidKeys(db: Queryable): Promise<VapidKeys> {
  await db
    .insert(vapidKeys)
    .values({ id: 1, ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing();
  const [kept] = await db.select().from(vapidKeys);
  if (!kept) throw new Error('The push keys could not be stored');
  return { publicKey: kept.publicKey, privateKey: kept.privateKey };
}

/** A notification with how long it is worth delivering, in seconds. */
interface PushMessage {
  /** `alert` is by what its person says that they have opened it. */
  notification: Notification & { alert: string };
  lifetime: number;
}

/** `gone`: the device will never take one again; `refused`: not this one. */
type PushOutcome = 'sent' | 'gone' | 'refused';

/** The way to browsers' push services. */
export interface PushService {
  send(token: string, message: PushMessage): Promise<PushOutcome>;
}

/**
 * Web Push (RFC 8030, 8291, 8292) to the services that are allowed.
 * @param contact mailto: or https: address that push services may complain to
 */
export function createPushService(
  { keys, contact, services }: { keys: VapidKeys; contact: string; services: readonly string[] },
  { timeoutMs = 10_000, request = fetch }: { timeoutMs?: number; request?: typeof fetch } = {},
): PushService {
  return {
    async send(token, { notification, lifetime }) {
      const subscription = readBrowserSubscription(token, services);
      if (!subscription) return 'gone';
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(notification),
        { vapidDetails: { subject: contact, ...keys }, TTL: lifetime, urgency: 'high' },
      );
      try {
        const reply = await request(endpoint, {
          method: 'POST',
          headers: headersOf(headers),
          body: new Uint8Array(body ?? []),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await reply.body?.cancel();
        if (reply.ok) return 'sent';
        return reply.status === 404 || reply.status === 410 ? 'gone' : 'refused';
      } catch {
        return 'refused';
      }
    },
  };
}

/** The library's headers as fetch takes them; the length is fetch's own business. */
function headersOf(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
}

const longestToken = 4_096;

const base64url = (bytes: (length: number) => boolean) =>
  z.string().refine((text) => /^[\w-]+={0,2}$/.test(text) && bytes(Buffer.from(text, 'base64url').length));

/** A browser's push subscription: where to post, and the keys to encrypt for. */
const subscriptionShape = z.object({
  endpoint: z.url().refine(isStorable),
  keys: z.object({
    p256dh: base64url((length) => length === 65).refine(isCurvePoint),
    auth: base64url((length) => length >= 16),
  }),
});

/**
 * The subscription that a browser's token holds; null for one that is none, or whose endpoint is not an https address
 * of a known push service: the server posts there, so that nobody may name any other place.
 * @param services host names; `*.` before one stands for every name under it
 */
export function readBrowserSubscription(
  token: string,
  services: readonly string[],
): z.infer<typeof subscriptionShape> | null {
  if (token.length > longestToken) return null;
  const parsed = subscriptionShape.safeParse(parseJson(token));
  if (!parsed.success) return null;
  const { protocol, hostname, host, username } = new URL(parsed.data.endpoint);
  if (protocol !== 'https:' || username !== '') return null;
  const isKnown = services.some((service) =>
    service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : host === service,
  );
  return isKnown ? parsed.data : null;
}

/** Whether an app's token can be kept: visible characters only. */
export const isAppToken = (token: string) => token.length <= longestToken && /^[\x21-\x7e]+$/.test(token);

/** Whether a key is a point of the curve on which push messages are encrypted. */
function isCurvePoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed') !== '';
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
