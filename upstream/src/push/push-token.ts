import { ECDH } from 'node:crypto';
import { z } from 'zod';
import { isStorable } from '../http/id.ts';

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
