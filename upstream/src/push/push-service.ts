import webPush from 'web-push';
import type { Notification } from './notifications.ts';
import { readBrowserSubscription } from './push-token.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** A notification with how long it is worth delivering, in seconds. */
export interface PushMessage {
  notification: Notification;
  lifetime: number;
}

/** `gone`: the device will never take one again; `refused`: not this one. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

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
