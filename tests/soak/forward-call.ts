import { hash } from 'node:crypto';
import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import type { Answer } from '../faults/faults.ts';

/** A fault of a response: delayed, cut after its head, or dropped. */
export type ResponseFault =
  | { readonly kind: 'delayed'; readonly ms: number }
  | { readonly kind: 'truncated' }
  | { readonly kind: 'lost' };

const maxHistory = 12;
/** A slower response may arrive after the timeout of its operation. */
const maxDeliveryMs = 1000;

/**
 * Tracks which sessions have lost a new token in a response. Token authentication also accepts the previous token, so one
 * loss is harmless. A second loss in a row would end the session, which no gateway can prevent, so it is not injected.
 */
export class TokenTracker {
  readonly #clientsWithLoss = new Set<string>();
  readonly #openCalls = new Set<ServerResponse>();
  readonly #histories = new Map<string, string[]>();

  /** Counts a call as open until its response is closed. */
  track(call: ServerResponse): void {
    this.#openCalls.add(call);
    call.once('close', () => this.#openCalls.delete(call));
  }

  /** Waits for all open calls, since cutting one would lose an untracked token. */
  async drain(): Promise<void> {
    await Promise.all([...this.#openCalls].map((call) => once(call, 'close')));
  }

  /** Whether a response with this token may be lost; records it as lost or delivered. */
  mayLose(client: string, token: string, tookMs: number, isFaulty: boolean): boolean {
    if (token.trim() === '') return true;
    const isLost = isFaulty && !this.#clientsWithLoss.has(client);
    if (isLost || tookMs > maxDeliveryMs) this.#clientsWithLoss.add(client);
    else this.#clientsWithLoss.delete(client);
    return isLost;
  }

  /** Adds a line about a new token to the session's history. */
  record(client: string, line: string): void {
    this.#histories.set(client, [...this.historyOf(client), line].slice(-maxHistory));
  }

  historyOf(client: string): readonly string[] {
    return this.#histories.get(client) ?? [];
  }

  /** Records that the gateway has aborted the call of a response. */
  recordLoss(client: string, token: string): void {
    if (token.trim() !== '') this.#clientsWithLoss.add(client);
  }
}

/** Identifies a token in the log without revealing it. */
const shortHash = (token: string): string => hash('sha256', token).slice(0, 6);

/** Forwards a call to the upstream and returns its response with `fault`. */
export function forwardCall(target: string, tokens: TokenTracker, fault: ResponseFault | null): Answer {
  return (incoming, outgoing) => {
    tokens.track(outgoing);
    const start = performance.now();
    const url = new URL(incoming.url ?? '/', target);
    const forwarded = request(url, { method: incoming.method, headers: incoming.headers }, (reply) => {
      const client = String(reply.headers.client ?? '');
      const token = String(reply.headers['access-token'] ?? '');
      const discard = () => {
        tokens.recordLoss(client, token);
        reply.resume();
      };
      const respond = () => {
        if (outgoing.destroyed) return discard();
        outgoing.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
        if (fault?.kind !== 'truncated') return void reply.pipe(outgoing);
        reply.resume();
        outgoing.flushHeaders();
        setImmediate(() => incoming.socket.destroy());
      };
      if (outgoing.destroyed) return discard();
      const losesToken = fault !== null && fault.kind !== 'truncated';
      const tookMs = performance.now() - start;
      const mayLose = tokens.mayLose(client, token, tookMs, losesToken);
      if (token.trim() !== '') {
        const outcome = losesToken && !mayLose ? 'spared' : (fault?.kind ?? 'delivered');
        const sent = shortHash(String(incoming.headers['access-token']));
        tokens.record(
          client,
          `${incoming.method} ${url.pathname} ${sent} → ${shortHash(token)}, ${outcome}, ${tookMs.toFixed(0)} ms`,
        );
      }
      if (fault?.kind === 'lost' && mayLose) {
        reply.resume();
        incoming.socket.destroy();
      } else if (fault?.kind === 'delayed' && mayLose) {
        reply.pause();
        setTimeout(respond, fault.ms).unref();
      } else respond();
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  };
}
