import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import { z } from 'zod';
import type { Queryable } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { vapidKeys } from '../db/push-tables.ts';
import { isStorable } from '../http/read-params.ts';
import type { Notification } from './push-subject.ts';

/** The key pair of this installation. Created once and stored, because browser subscriptions are bound to it. */
export async function loadVapidKeys(db: Queryable) {
  await db
    .insert(vapidKeys)
    .values({ id: 1, ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing();
  const { publicKey, privateKey } = vapidKeys;
  return onlyRow(await db.select({ publicKey, privateKey }).from(vapidKeys));
}

/** RFC 8292, base64url. */
type VapidKeys = Awaited<ReturnType<typeof loadVapidKeys>>;

interface PushMessage {
  /** The client sends `alert` back when the notification is opened. */
  notification: Notification & { alert: string };
  /** Time to live in seconds. */
  lifetime: number;
}

export type PushService = ReturnType<typeof createPushService>;

const timeoutMs = 10_000;
/** Push services refuse more than four weeks. In seconds. */
const maxLifetime = 28 * 24 * 60 * 60;

/**
 * Web Push (RFC 8030, 8291, 8292).
 * @param contact mailto: or https: URL for the operators of push services
 */
export function createPushService(
  { keys, contact, services }: { keys: VapidKeys; contact: string; services: readonly string[] },
  { request = fetch }: { request?: typeof fetch } = {},
) {
  return {
    /** `gone`: the subscription has expired. `refused`: only this message failed. */
    async send(token: string, { notification, lifetime }: PushMessage) {
      const subscription = readBrowserSubscription(token, services);
      if (!subscription) return 'gone';
      const details = webPush.generateRequestDetails(subscription, JSON.stringify(notification), {
        vapidDetails: { subject: contact, ...keys },
        TTL: Math.min(lifetime, maxLifetime),
        urgency: 'high',
      });
      const headers = new Headers(details.headers as Record<string, string>);
      // Set by fetch.
      headers.delete('content-length');
      try {
        const reply = await request(details.endpoint, {
          method: 'POST',
          headers,
          body: new Uint8Array(details.body ?? []),
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

/** Less than a third of a page, which PostgreSQL's unique index of addresses can store. */
const maxTokenBytes = 2_000;

const base64url = (bytes: (length: number) => boolean) =>
  z.string().refine((text) => /^[\w-]+={0,2}$/.test(text) && bytes(Buffer.from(text, 'base64url').length));

const subscriptionShape = z.object({
  endpoint: z.url().refine(isStorable),
  keys: z.object({
    p256dh: base64url((length) => length === 65).refine(isCurvePoint),
    auth: base64url((length) => length >= 16),
  }),
});

/**
 * Parses a browser's token. @returns null if it is invalid or its endpoint is not an https URL of an allowed push service,
 * because the server posts to the endpoint
 * @param services host names, with a port if it is not 443; `*.` matches all subdomains
 */
export function readBrowserSubscription(token: string, services: readonly string[]) {
  if (Buffer.byteLength(token) > maxTokenBytes) return null;
  const parsed = subscriptionShape.safeParse(parseJson(token));
  if (!parsed.success) return null;
  const { protocol, host, username } = new URL(parsed.data.endpoint);
  if (protocol !== 'https:' || username !== '') return null;
  const isAllowed = services.some((service) =>
    service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service,
  );
  return isAllowed ? parsed.data : null;
}

/** Visible ASCII characters only. */
export const isAppToken = (token: string) => token.length <= maxTokenBytes && /^[\x21-\x7e]+$/.test(token);

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
