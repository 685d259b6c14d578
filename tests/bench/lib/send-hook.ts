import { signedHook } from '../../harness/sign-hook.ts';
import { hookSecret } from './start-gateway.ts';

/**
 * Notifies a gateway of a dropinfo by the signed hook.
 * @throws Error when the gateway refuses it
 */
export async function sendHook(gateway: string, id: number): Promise<void> {
  const hook = signedHook({ kind: 'dropinfo', id }, { secret: hookSecret });
  const reply = await fetch(`${gateway}/hooks/upstream`, hook);
  if (!reply.ok) throw new Error(`the hook was answered with ${reply.status}`);
}
