import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { boolean, integer, list, orNull, pageFields, shape } from '../../kit/shape.ts';
import { fieldsIn, fieldsNamed } from '../../kit/walk-selection.ts';
import { get, post } from '../../rest/endpoint.ts';
import type { AutofilterInput } from '../__generated__/schema.ts';
import { leagueNumber } from '../league/league-ids.ts';
import { lastQuery, maxWindowSize } from '../match/endpoints.ts';
import { matchIdFields } from '../match/linked-match.ts';
import { lastMatches } from '../match/shapes.ts';
import { requestedLastMatches } from '../match/team-window.ts';
import { autofilter, autofilterMatch, backtestedSeason } from './shapes.ts';

/** A valid autofilter on the wire. */
export const toAutofilterData = (input: AutofilterInput) => ({
  name: input.name.trim(),
  stat: input.stat === 'GOALS' ? 'goal' : input.stat.toLowerCase(),
  comparison: input.comparison.toLowerCase(),
  line: input.line ?? undefined,
  side: input.side.toLowerCase(),
  window: input.window,
  least_hit_rate: input.minHitRate,
  league_ids: (input.leagueIds ?? []).map(leagueNumber),
});
type AutofilterData = ReturnType<typeof toAutofilterData>;

/** Requests the matches of one saved autofilter, or of all for null. */
export interface SavedMatchesQuery {
  readonly page: number;
  readonly requested: RequestedHits;
  readonly autofilterId?: number | null;
}

interface AutofilterMatchesQuery extends SavedMatchesQuery {
  readonly draft?: AutofilterData;
  readonly backtest?: boolean;
}

const draftQuery = ({ league_ids, ...draft }: AutofilterData) => ({
  ...Object.fromEntries(Object.entries(draft).map(([name, value]) => [`draft[${name}]`, value])),
  'draft[league_ids][]': league_ids,
});

export const autofilterMatches = get('autofilter.matches', '/autofilters/autofilter_matches.json', {
  query: ({ page, requested, autofilterId, draft, backtest }: AutofilterMatchesQuery) => ({
    page,
    ...lastQuery(requested.last),
    marks: requested.counts || null,
    autofilter_id: autofilterId,
    ...(draft === undefined ? {} : draftQuery(draft)),
    rehearse: backtest ? 'season' : undefined,
  }),
  decode: shape({
    ...pageFields,
    matches: list(autofilterMatch),
    teams: orNull(list(lastMatches)),
    autofilters_navs: orNull(list(autofilter)),
    autofilter_id: orNull(integer),
    draft: orNull(boolean),
    rehearsal: orNull(list(backtestedSeason)),
  }),
  cost: 2,
  fields: [
    { field: 'Query.autofilterMatches', by: ['autofilterId', 'first', 'after'], pages: 50 },
    { field: 'Query.autofilterDraft', per: 'place' },
    { field: 'AutofilterDraft.matches', per: 'place', when: { after: 'given' }, pages: 50 },
    { field: 'LineResult.match', beyond: matchIdFields },
  ],
});

export const autofilterCreate = post('autofilter.create', '/autofilters/create_autofilter.json', {
  body: (autofilter: AutofilterData) => ({ autofilter }),
  decode: shape({ autofilter }),
  cost: 2,
  fields: ['Mutation.createAutofilter'],
});

const rates: ReadonlySet<string> = new Set(['homeRate', 'awayRate']);

export interface RequestedHits {
  /** Number of last matches of each team. */
  readonly last: number;
  /** Whether hits contain their windows as counts. */
  readonly counts: boolean;
}

/** Whether the rates of the operation's hits need more of a match than its number, which is all that counts have. */
export function needsRatedMatches(info: GraphQLResolveInfo): boolean {
  const below = (fields: readonly FieldNode[], wanted: string) =>
    fields
      .flatMap(({ selectionSet }) => fieldsIn(selectionSet, info))
      .filter(({ name }) => name.value === wanted);
  const rated = below(below(fieldsNamed(info, rates), 'results'), 'match');
  return rated.some(({ selectionSet }) =>
    fieldsIn(selectionSet, info).some(({ name }) => !matchIdFields.has(name.value)),
  );
}

/** What the operation needs for the rates of hits: counts by match, or the last ten matches of each team. */
export function requestedHits(info: GraphQLResolveInfo): RequestedHits {
  if (needsRatedMatches(info)) return { last: maxWindowSize, counts: false };
  return { last: requestedLastMatches(info), counts: fieldsNamed(info, rates).length > 0 };
}
