import { notFound } from '../../kit/errors.ts';
import type { GraphContext } from '../context.ts';
import type { LeagueWire } from './shapes.ts';

/** @throws GraphQLError NOT_FOUND */
export async function listedLeague(leagueId: number, { loaders }: GraphContext): Promise<LeagueWire> {
  const found = (await loaders.league.list()).find(({ id }) => id === leagueId);
  if (found === undefined) throw notFound();
  return found;
}

/**
 * Toggles a state until it is the requested one, at most twice: a concurrent toggle may undo the first.
 * @returns the last state
 */
export async function toggleUntil<State>(
  state: State,
  isRequested: (state: State) => boolean,
  toggle: () => Promise<State>,
): Promise<State> {
  if (isRequested(state)) return state;
  const toggled = await toggle();
  return isRequested(toggled) ? toggled : toggle();
}
