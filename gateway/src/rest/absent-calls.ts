import { UpstreamError } from '../kit/upstream-error.ts';
import type { Endpoint } from './endpoint.ts';

/** How long a call that the upstream has not got is not asked for again. */
const rememberedMs = 10 * 60_000;

/** The optional calls that the upstream answered with 404: for ten minutes they are refused here without asking again. */
export class AbsentCalls {
  readonly #now: () => number;
  readonly #until = new Map<string, number>();

  /** `now`: milliseconds on a scale that never jumps. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @throws UpstreamError NOT_FOUND for a call that the upstream is known to be without */
  check({ id }: Endpoint<never, unknown>): void {
    const until = this.#until.get(id);
    if (until === undefined) return;
    if (this.#now() < until) {
      throw new UpstreamError('NOT_FOUND', `The upstream has no call ${id}.`, { status: 404 });
    }
    this.#until.delete(id);
  }

  /** Remembers that an optional call is missing, where this is what its failure says. */
  note({ id, optional }: Endpoint<never, unknown>, { code }: UpstreamError): void {
    if (optional === true && code === 'NOT_FOUND') this.#until.set(id, this.#now() + rememberedMs);
  }
}
