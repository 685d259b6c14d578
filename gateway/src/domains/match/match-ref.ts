import { toGlobalId } from '../../kit/global-id.ts';
import type { MatchModel } from './match-model.ts';

/** The fields of a match that its number is enough for. */
export const numberedFields: ReadonlySet<string> = new Set(['__typename', 'id', 'matchId']);

function notRead(): never {
  throw new Error('More was asked of a match than its number, which is all that was read');
}

/** The fields of a match that its number and its league's are enough for. */
export const linkedFields: ReadonlySet<string> = new Set([...numberedFields, 'leagueId']);

/** The fields that lead from something to its match. */
export const matchLinks = ['Dropinfo.match', 'Tip.match', 'TipMatch.match'] as const;

/**
 * A match of which only its number was read, and its league's where that is known; whoever makes one has seen to it that no
 * more is asked of it.
 */
export class MatchRef implements MatchModel {
  readonly __typename = 'Match';
  readonly #leagueId: number | null;

  constructor(
    readonly matchId: number,
    leagueId: number | null = null,
  ) {
    this.#leagueId = leagueId;
  }

  get id() {
    return toGlobalId('Match', this.matchId);
  }
  get leagueId() {
    return this.#leagueId ?? notRead();
  }
  get season() {
    return notRead();
  }
  get round() {
    return notRead();
  }
  get kickOff() {
    return notRead();
  }
  get home() {
    return notRead();
  }
  get away() {
    return notRead();
  }
  get btts() {
    return notRead();
  }
  get referee() {
    return notRead();
  }
  get version() {
    return notRead();
  }
  get lastMatches() {
    return notRead();
  }
}
