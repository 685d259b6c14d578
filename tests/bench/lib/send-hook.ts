import { createHmac } from 'node:crypto';

/**
 * Notifies a gateway of a dropinfo by the signed hook.
 * @throws Error when the gateway refuses it
 */
export async function sendHook(target: { gateway: string; secret: string }, id: number): Promise<void> {
  const body = JSON.stringify({ kind: 'dropinfo', id });
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', target.secret).update(`${seconds}.${body}`).digest('hex');
  const reply = await fetch(`${target.gateway}/hooks/upstream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hook-signature': `t=${seconds},v1=${signature}` },
    body,
  });
  if (!reply.ok) throw new Error(`the hook was answered with ${reply.status}`);
}
