import { checkPageSize } from '../../kit/connection.ts';
import { badUserInput, userErrorsOf } from '../../kit/errors.ts';
import { fromGlobalId } from '../../kit/global-id.ts';
import { connectPages } from '../../kit/paged-connection.ts';
import type {
  AdminResolvers,
  MatchSideStatsInput,
  MutationResolvers,
  UserError,
} from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { matchEditStats, matchSetReferee, type SideCounts } from './endpoints.ts';
import { toMatch } from './mapper.ts';
import type { MatchModel } from './match-model.ts';
import type { MatchWire } from './shapes.ts';

/** The most matches of one page. */
const maxMatches = 100;

const matchesWithoutStats: AdminResolvers['matchesWithoutStats'] = (
  _,
  { leagueId, first, page, after },
  { loaders },
) => {
  const wanted = { first, page, after, most: maxMatches };
  checkPageSize(wanted);
  return connectPages(loaders.match.withoutStats(leagueId ?? null, first), wanted);
};

interface EditPayload {
  match: MatchModel | null;
  errors: UserError[];
}

/** Sends an edit of a match; what was read before it is forgotten, since tables and windows follow it. */
async function edit(
  globalId: string,
  context: GraphContext,
  send: (id: number) => Promise<{ match: MatchWire }>,
): Promise<EditPayload> {
  const ref = fromGlobalId(globalId);
  if (ref?.type !== 'Match') throw badUserInput('match is not the id of a Match.');
  try {
    const { match } = await send(ref.id);
    return { match: toMatch(match, 'read'), errors: [] };
  } catch (error) {
    return { match: null, errors: userErrorsOf(error) };
  } finally {
    context.resetLoaders();
  }
}

const toCounts = ({ shotsOnGoal, ...counts }: MatchSideStatsInput): SideCounts => ({
  ...counts,
  ...(shotsOnGoal !== undefined && { shots_on_goal: shotsOnGoal }),
});

const editMatchStats: MutationResolvers['editMatchStats'] = (_, { input }, context) => {
  const { match, version, home, away } = input;
  return edit(match, context, (id) =>
    context.rest.call(
      matchEditStats,
      { id, version, home: toCounts(home), away: toCounts(away) },
      context.session,
    ),
  );
};

const setMatchReferee: MutationResolvers['setMatchReferee'] = (_, { input }, context) => {
  const { match, version, refereeDisplayName: name } = input;
  return edit(match, context, (id) =>
    context.rest.call(matchSetReferee, { id, version, name }, context.session),
  );
};

export const matchEditResolvers = {
  Admin: { matchesWithoutStats },
  Mutation: { editMatchStats, setMatchReferee },
};
