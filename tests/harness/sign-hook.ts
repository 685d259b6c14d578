import { createHmac } from 'node:crypto';

/** What a hook request says and how it is signed. */
export interface Hook {
  kind: string;
  id: number;
}

/** How a signed hook differs from a good one. */
export interface HookOptions {
  secret: string;
  /** When it was signed; now when absent. */
  at?: Date;
}

/** The request with which an upstream announces a change, signed as the protocol says. */
export function signedHook(
  hook: Hook,
  { secret, at = new Date() }: HookOptions,
): RequestInit & { body: string } {
  const body = JSON.stringify(hook);
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hook-signature': `t=${seconds},v1=${signature}` },
    body,
  };
}
