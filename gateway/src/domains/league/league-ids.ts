import { fromGlobalId, idOf } from '../../kit/global-id.ts';
import type { UserError } from '../__generated__/schema.ts';
import { userError } from '../mutation.ts';

const notLeagues = userError('leagueIds', 'INVALID', 'These are not ids of leagues.');

function isLeagueId(globalId: string): boolean {
  const ref = fromGlobalId(globalId);
  return ref?.type === 'League' && ref.id !== undefined;
}

/** Validates the `leagueIds` of an input. */
export const leagueIdErrors = (ids: readonly string[] | null | undefined): UserError[] =>
  ids == null || ids.every(isLeagueId) ? [] : [notLeagues];

/** The upstream's number of a league by one of valid `leagueIds`. */
export const leagueNumber = (globalId: string): number => idOf('League', globalId, 'leagueIds');
