import { createHash, timingSafeEqual } from 'node:crypto';

/** What a transaction is announced with. Amounts are grosz. */
export interface RegisterFields {
  sessionId: string;
  merchantId: number;
  amount: number;
  currency: string;
}

/** What a made payment is collected with. */
export interface VerifyFields {
  sessionId: string;
  orderId: number;
  amount: number;
  currency: string;
}

/** What Przelewy24 tells of a made payment. */
export interface NotificationFields {
  merchantId: number;
  posId: number;
  sessionId: string;
  amount: number;
  originAmount: number;
  currency: string;
  orderId: number;
  methodId: number;
  statement: string;
}

/** Przelewy24 hashes the fields as compact JSON in an order of its own, the key last: lower-case hex of SHA-384. */
const sign = (fields: Record<string, string | number>) =>
  createHash('sha384').update(JSON.stringify(fields)).digest('hex');

export const registerSign = (
  { sessionId, merchantId, amount, currency }: RegisterFields,
  crc: string,
): string => sign({ sessionId, merchantId, amount, currency, crc });

export const verifySign = ({ sessionId, orderId, amount, currency }: VerifyFields, crc: string): string =>
  sign({ sessionId, orderId, amount, currency, crc });

export function notificationSign(fields: NotificationFields, crc: string): string {
  const { merchantId, posId, sessionId, amount, originAmount, currency, orderId, methodId, statement } =
    fields;
  return sign({
    merchantId,
    posId,
    sessionId,
    amount,
    originAmount,
    currency,
    orderId,
    methodId,
    statement,
    crc,
  });
}

/** Whether two signs are the same; takes as long whatever differs. */
export function isSameSign(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
