import { toGlobalId } from '../global-id.ts';
import type { MatchModel } from './match-model.ts';

/** The fields of a match that its number is enough for. */
export const numberedFields: ReadonlySet<string> = new Set(['__typename', 'id', 'matchId']);

function notRead(): never {
  throw new Error('More was asked of a match than its number, which is all that was read');
}

/** A match of which only its number was read; whoever makes one has seen to it that no more is asked of it. */
export class NumberedMatch implements MatchModel {
  readonly __typename = 'Match';
  constructor(readonly matchId: number) {}

  get id() {
    return toGlobalId('Match', this.matchId);
  }
  get leagueId() {
    return notRead();
  }
  get season() {
    return notRead();
  }
  get date() {
    return notRead();
  }
  get home() {
    return notRead();
  }
  get away() {
    return notRead();
  }
  get lastMatches() {
    return notRead();
  }
}
