import { boolean, integer, list, orNull, pageFields, shape } from '../../kit/shape.ts';
import { get, post } from '../../rest/endpoint.ts';
import { lastQuery } from '../match/endpoints.ts';
import { lastMatches } from '../match/shapes.ts';
import type { RequestedHits } from './requested-hits.ts';
import { autofilter, autofilterMatch, backtestedSeason } from './shapes.ts';

/** An autofilter in the upstream's words. */
export interface AutofilterData {
  readonly name: string;
  readonly stat: string;
  readonly comparison: string;
  readonly line: number | null;
  readonly side: string;
  readonly window: number;
  readonly minHitRate: number;
  /** Numbers of leagues; empty for all active ones. */
  readonly leagueIds: readonly number[];
}

/** Which matches are wanted: those of one saved autofilter, of all of them, or of one that is not saved. */
export interface AutofilterMatchesQuery {
  readonly page: number;
  readonly requested: RequestedHits;
  readonly autofilterId?: number | null;
  readonly draft?: AutofilterData;
  /** Whether the draft is backtested on past seasons. */
  readonly backtest?: boolean;
}

const draftQuery = (draft: AutofilterData) => ({
  'draft[name]': draft.name,
  'draft[stat]': draft.stat,
  'draft[comparison]': draft.comparison,
  'draft[line]': draft.line?.toString(),
  'draft[side]': draft.side,
  'draft[window]': String(draft.window),
  'draft[least_hit_rate]': String(draft.minHitRate),
  'draft[league_ids][]': draft.leagueIds.map(String),
});

export const autofilterMatches = get('autofilter.matches', '/autofilters/autofilter_matches.json', {
  query: ({ page, requested, autofilterId, draft, backtest }: AutofilterMatchesQuery) => ({
    page: String(page),
    ...lastQuery(requested.last),
    marks: requested.counts ? 'true' : undefined,
    autofilter_id: autofilterId?.toString(),
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
  ],
});

export const autofilterCreate = post('autofilter.create', '/autofilters/create_autofilter.json', {
  body: (data: AutofilterData) => ({
    autofilter: {
      name: data.name,
      stat: data.stat,
      comparison: data.comparison,
      line: data.line ?? undefined,
      side: data.side,
      window: data.window,
      least_hit_rate: data.minHitRate,
      league_ids: data.leagueIds,
    },
  }),
  decode: shape({ autofilter }),
  cost: 2,
  fields: ['Mutation.createAutofilter'],
});
