import { hash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { isStorable } from '../../http/read-params.ts';
import { PaymentUnavailable } from '../payment-provider.ts';

export interface P24Settings {
  /** Base address, without a trailing slash. */
  url: string;
  merchantId: number;
  posId: number;
  apiKey: string;
  /** Key of the signatures. */
  crc: string;
  /** Sent instead of a payer's address that is too long; null for none. */
  siteEmail: string | null;
}

/** Signed fields of a Przelewy24 notification, in the order in which they are signed. Amounts are grosz. */
export const notificationFields = z.object({
  merchantId: z.number().int(),
  posId: z.number().int(),
  sessionId: z.string().max(100).refine(isStorable),
  amount: z.number().int(),
  originAmount: z.number().int(),
  currency: z.string(),
  orderId: z.number().int(),
  methodId: z.number().int(),
  statement: z.string(),
});

/** Przelewy24's signature: lower-case hex SHA-384 of the fields as compact JSON, in their documented order, the key last. */
export const sign = (fields: Record<string, string | number>, crc: string): string =>
  hash('sha384', JSON.stringify({ ...fields, crc }));

/** Compares two signatures in constant time. */
export function isSameSign(actual: string, expected: string): boolean {
  const actualBytes = Buffer.from(actual);
  const expectedBytes = Buffer.from(expected);
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes);
}

/** Shorter than the gateway's for an order, 10 s. */
const defaultTimeoutMs = 8_000;

/** Calls the Przelewy24 REST API. @throws PaymentUnavailable, whose message holds no secret */
export async function callP24<Reply>(
  { url, posId, apiKey }: P24Settings,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  shape: z.ZodType<Reply>,
  { body, timeoutMs = defaultTimeoutMs }: { body?: object; timeoutMs?: number } = {},
): Promise<Reply> {
  const operation = `${method} ${path.split('?', 1)[0]}`;
  const reply = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : 'unknown fault';
    throw new PaymentUnavailable(`Przelewy24 does not answer ${operation}: ${reason}`);
  });
  const json: unknown = await reply.json().catch(() => null);
  if (!reply.ok) throw new PaymentUnavailable(`Przelewy24 answered ${reply.status} to ${operation}`);
  const result = shape.safeParse(json);
  if (!result.success) throw new PaymentUnavailable(`Przelewy24 gave an unexpected answer to ${operation}`);
  return result.data;
}
