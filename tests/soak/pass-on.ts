import { request as send } from 'node:http';
import type { Answer } from '../faults/faults.ts';

/** What happens to an answer on its way back: it comes after a while, breaks off after its head, or never comes. */
export type WayBack =
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'broken off' }
  | { readonly kind: 'lost' };

/**
 * Who has lost a new token on its way. Token authentication accepts the token before the newest, so one loss costs nobody
 * their session, and the one after it would: that one is not the gateway's to mend, and is spared here.
 */
export class TokenLosses {
  readonly #clients = new Set<string>();

  /** Whether an answer with this token may be lost; notes it as lost, or as arrived. */
  mayLose(client: string, token: string, isToBeLost: boolean): boolean {
    if (token.trim() === '') return true;
    if (isToBeLost && !this.#clients.has(client)) {
      this.#clients.add(client);
      return true;
    }
    this.#clients.delete(client);
    return false;
  }
}

/** Passes a call on to the upstream, and its answer back whole unless `wayBack` spoils it. */
export function passOn(target: string, losses: TokenLosses, wayBack: WayBack | null): Answer {
  return (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', target);
    const passed = send(url, { method: incoming.method, headers: incoming.headers }, (reply) => {
      const { client = '', 'access-token': token = '' } = reply.headers;
      const isToBeLost = wayBack !== null && wayBack.kind !== 'broken off';
      const mayLose = losses.mayLose(String(client), String(token), isToBeLost);
      const answer = () => {
        if (outgoing.destroyed) return void reply.resume();
        outgoing.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
        if (wayBack?.kind !== 'broken off') return void reply.pipe(outgoing);
        reply.resume();
        outgoing.flushHeaders();
        setImmediate(() => incoming.socket.destroy());
      };
      if (wayBack?.kind === 'lost' && mayLose) {
        reply.resume();
        incoming.socket.destroy();
      } else if (wayBack?.kind === 'late' && mayLose) {
        reply.pause();
        setTimeout(answer, wayBack.ms).unref();
      } else answer();
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  };
}
