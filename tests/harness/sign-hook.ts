import { createHmac } from 'node:crypto';

interface Hook {
  kind: string;
  id: number;
}

interface HookOptions {
  secret: string;
  /** Time of the signature; now by default. */
  at?: Date;
}

/** The signed webhook request by which an upstream announces a change. */
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
