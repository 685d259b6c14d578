import { z } from 'zod';
import { pageWire, wireId } from '../../kit/wire.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { lastMatchesWire, lastQuery, matchWire } from '../match/endpoints.ts';
import type { RequestedHits } from './requested-hits.ts';

/** A match of a window by its id, and what is counted in it. */
const markWire = z.tuple([wireId, z.int().nullable()]);

/** How well a match fits an autofilter; a side that is not looked at is absent. */
const hitWire = z.object({
  autofilter_id: wireId.nullish(),
  home_hits: z.int().nullish(),
  home_sample: z.int().nullish(),
  away_hits: z.int().nullish(),
  away_sample: z.int().nullish(),
  rate: z.number(),
  home_marks: z.array(markWire).nullish(),
  away_marks: z.array(markWire).nullish(),
});
export type HitWire = z.infer<typeof hitWire>;

/** A coming match that autofilters pick. */
export const autofilterMatchWire = matchWire.extend({ hits: z.array(hitWire) });
export type AutofilterMatchWire = z.infer<typeof autofilterMatchWire>;

/** A saved autofilter as the upstream sends it. */
export const autofilterWire = z.object({
  id: wireId,
  name: z.string(),
  stat: z.string(),
  comparison: z.string(),
  line: z.number().nullish(),
  side: z.string(),
  window: z.int(),
  least_hit_rate: z.number(),
  league_ids: z.array(wireId).nullish(),
  hit_count: z.int().nullish(),
});
export type AutofilterWire = z.infer<typeof autofilterWire>;

const rehearsalWire = z.object({
  season: z.string(),
  matches: z.int(),
  hits: z.int(),
  right: z.int(),
});
export type RehearsalWire = z.infer<typeof rehearsalWire>;

/** An autofilter in the upstream's words. */
export interface AutofilterData {
  readonly name: string;
  readonly stat: string;
  readonly comparison: string;
  readonly line: number | null;
  readonly side: string;
  readonly window: number;
  readonly leastHitRate: number;
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
  'draft[least_hit_rate]': String(draft.leastHitRate),
  'draft[league_ids][]': draft.leagueIds.map(String),
});

/** Reads a page of the coming matches that autofilters pick. */
export const autofilterMatches = defineEndpoint({
  id: 'autofilter.matches',
  method: 'GET',
  path: () => '/autofilters/autofilter_matches.json',
  query: ({ page, requested, autofilterId, draft, backtest }: AutofilterMatchesQuery) => ({
    page: String(page),
    ...lastQuery(requested.last),
    marks: requested.marks ? 'true' : undefined,
    autofilter_id: autofilterId?.toString(),
    ...(draft === undefined ? {} : draftQuery(draft)),
    rehearse: backtest ? 'season' : undefined,
  }),
  auth: 'user',
  decode: pageWire.extend({
    matches: z.array(autofilterMatchWire),
    teams: z.array(lastMatchesWire).nullish(),
    autofilters_navs: z.array(autofilterWire).nullish(),
    autofilter_id: wireId.nullish(),
    draft: z.boolean().nullish(),
    rehearsal: z.array(rehearsalWire).nullish(),
  }),
  cost: 2,
  fields: [
    { field: 'Query.autofilterMatches', by: ['autofilter', 'first', 'after'], pages: 50 },
    { field: 'Query.autofilterDraft', per: 'place' },
    { field: 'AutofilterDraft.matches', per: 'place', when: { after: 'given' }, pages: 50 },
  ],
});

export const autofilterCreate = defineEndpoint({
  id: 'autofilter.create',
  method: 'POST',
  path: () => '/autofilters/create_autofilter.json',
  body: (data: AutofilterData) => ({
    autofilter: {
      name: data.name,
      stat: data.stat,
      comparison: data.comparison,
      line: data.line ?? undefined,
      side: data.side,
      window: data.window,
      least_hit_rate: data.leastHitRate,
      league_ids: data.leagueIds,
    },
  }),
  auth: 'user',
  decode: z.object({ autofilter: autofilterWire }),
  cost: 2,
  fields: ['Mutation.createAutofilter'],
});
