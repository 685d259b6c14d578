import { createHmac } from 'node:crypto';

/** The header `X-Hook-Signature` for a body at a time (unix seconds). */
export const signHook = (secret: string, seconds: number, body: string | Buffer): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`;
