import { hash } from 'node:crypto';
import { once } from 'node:events';
import { type ServerResponse, request as send } from 'node:http';
import type { Answer } from '../faults/faults.ts';

/** What happens to an answer on its way back: it comes after a while, breaks off after its head, or never comes. */
export type WayBack =
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'broken off' }
  | { readonly kind: 'lost' };

/** How many of somebody's answers are remembered. */
const longestStory = 12;
/** On a busy machine an answer that took longer may be too late for the operation that it was for. */
const surelyInTimeMs = 1000;

/**
 * What crosses between gateway and upstream, and who has lost a new token there. Token authentication accepts the token before
 * the newest, so one loss costs nobody their session, and the one after it would: that one is not the gateway's to fix, and
 * is spared here.
 */
export class Crossing {
  readonly #clients = new Set<string>();
  readonly #underWay = new Set<ServerResponse>();
  readonly #stories = new Map<string, string[]>();

  /** Notes a call that was passed on, until its answer has gone out or the gateway has given it up. */
  begin(call: ServerResponse): void {
    this.#underWay.add(call);
    call.once('close', () => this.#underWay.delete(call));
  }

  /** Waits until no call is under way: one that is cut would lose a token that nobody has counted. */
  async ended(): Promise<void> {
    await Promise.all([...this.#underWay].map((call) => once(call, 'close')));
  }

  /** Whether an answer with this token, `tookMs` after its call, may be lost; notes it as lost, or as arrived. */
  mayLose(client: string, token: string, tookMs: number, isToBeLost: boolean): boolean {
    if (token.trim() === '') return true;
    const isLost = isToBeLost && !this.#clients.has(client);
    if (isLost || tookMs > surelyInTimeMs) this.#clients.add(client);
    else this.#clients.delete(client);
    return isLost;
  }

  /** Writes down what befell an answer with a new token. */
  tell(client: string, what: string): void {
    const story = this.#stories.get(client) ?? [];
    this.#stories.set(client, [...story, what].slice(-longestStory));
  }

  /** What befell the last new tokens of somebody. */
  storyOf(client: string): readonly string[] {
    return this.#stories.get(client) ?? [];
  }

  /** Notes an answer that nobody waits for any more. */
  isLost(client: string, token: string): void {
    if (token.trim() !== '') this.#clients.add(client);
  }
}

/** Tells tokens apart without giving them away. */
const short = (token: string): string => hash('sha256', token).slice(0, 6);

/** Passes a call on to the upstream, and its answer back whole unless `wayBack` spoils it. */
export function passOn(target: string, crossing: Crossing, wayBack: WayBack | null): Answer {
  return (incoming, outgoing) => {
    crossing.begin(outgoing);
    const began = performance.now();
    const url = new URL(incoming.url ?? '/', target);
    const passed = send(url, { method: incoming.method, headers: incoming.headers }, (reply) => {
      const client = String(reply.headers.client ?? '');
      const token = String(reply.headers['access-token'] ?? '');
      const giveUp = () => {
        crossing.isLost(client, token);
        reply.resume();
      };
      const answer = () => {
        if (outgoing.destroyed) return giveUp();
        outgoing.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
        if (wayBack?.kind !== 'broken off') return void reply.pipe(outgoing);
        reply.resume();
        outgoing.flushHeaders();
        setImmediate(() => incoming.socket.destroy());
      };
      if (outgoing.destroyed) return giveUp();
      const isToBeLost = wayBack !== null && wayBack.kind !== 'broken off';
      const tookMs = performance.now() - began;
      const mayLose = crossing.mayLose(client, token, tookMs, isToBeLost);
      if (token.trim() !== '') {
        const fate = isToBeLost && !mayLose ? 'spared' : (wayBack?.kind ?? 'whole');
        const sent = short(String(incoming.headers['access-token']));
        crossing.tell(
          client,
          `${incoming.method} ${url.pathname} ${sent} → ${short(token)}, ${fate}, ${tookMs.toFixed(0)} ms`,
        );
      }
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
