import { toGlobalId } from '../../kit/global-id.ts';
import type { PagedList } from '../../kit/paged-connection.ts';
import type {
  Autofilter,
  AutofilterDraft,
  AutofilterHit,
  AutofilterSide,
  Comparison,
  MatchStat,
  Rehearsal,
} from '../__generated__/schema.ts';
import type { LastMatchesWire } from '../match/endpoints.ts';
import { toLastMatches, toMatch } from '../match/mapper.ts';
import type { MatchModel } from '../match/match-model.ts';
import type { AutofilterMatchWire, AutofilterWire, HitWire, RehearsalWire } from './endpoints.ts';

/** What `Autofilter` is made from: its plain fields, and the numbers of its leagues; none for all active ones. */
export type AutofilterModel = Omit<Autofilter, 'leagues'> & { readonly leagueIds: readonly number[] };

/** What an autofilter looks at in the last matches of teams. */
export type AutofilterRule = Pick<Autofilter, 'stat' | 'comparison' | 'line' | 'side' | 'window'>;

/** Saved autofilters by their numbers. */
type SavedById = ReadonlyMap<number, AutofilterModel>;

/** What `AutofilterHit` is made from: the number of its autofilter, or the rule of a draft, and the match. */
export type AutofilterHitModel = Omit<AutofilterHit, 'autofilter' | 'homeRate' | 'awayRate'> & {
  readonly autofilterId: number | null;
  readonly draft: AutofilterRule | null;
  /** The caller's autofilters by number as they came beside the match; null where they did not. */
  readonly saved: SavedById | null;
  /** The counts by match of the windows that it was taken from; null where they did not come with it. */
  readonly homeMarks: NonNullable<HitWire['home_marks']> | null;
  readonly awayMarks: NonNullable<HitWire['away_marks']> | null;
  readonly match: MatchModel;
};

/** A match that autofilters pick. */
export interface AutofilterMatchModel {
  match: MatchModel;
  hits: AutofilterHitModel[];
}

/** What `AutofilterDraft` is made from; without a list where the person has something to mend. */
export type AutofilterDraftModel = Pick<AutofilterDraft, 'errors' | 'rehearsal'> & {
  readonly matches: PagedList<AutofilterMatchModel> | null;
};

const stats: Readonly<Record<string, MatchStat>> = {
  goal: 'GOAL',
  btts: 'BTTS',
  shots: 'SHOTS',
  shots_on_goal: 'SHOTS_ON_GOAL',
  yellow: 'YELLOW',
  red: 'RED',
  corners: 'CORNERS',
  fouls: 'FOULS',
};

const comparisons: Readonly<Record<string, Comparison>> = {
  over: 'OVER',
  under: 'UNDER',
  yes: 'YES',
  no: 'NO',
};

const sides: Readonly<Record<string, AutofilterSide>> = {
  home: 'HOME',
  away: 'AWAY',
  both: 'BOTH',
  sum: 'SUM',
};

/** An autofilter of the wire as the graph shows it; null for one whose words this version does not know. */
export function toAutofilter(wire: AutofilterWire): AutofilterModel | null {
  const stat = stats[wire.stat];
  const comparison = comparisons[wire.comparison];
  const side = sides[wire.side];
  if (stat === undefined || comparison === undefined || side === undefined) return null;
  return {
    __typename: 'Autofilter',
    id: toGlobalId('Autofilter', wire.id),
    name: wire.name,
    stat,
    comparison,
    line: wire.line ?? null,
    side,
    window: wire.window,
    leastHitRate: wire.least_hit_rate,
    hitCount: wire.hit_count ?? null,
    leagueIds: wire.league_ids ?? [],
  };
}

/** Autofilters of the wire, without those that this version does not know. */
export const toAutofilters = (wires: readonly AutofilterWire[]): AutofilterModel[] =>
  wires.flatMap((wire) => toAutofilter(wire) ?? []);

const savedById = (wires: readonly AutofilterWire[]): SavedById =>
  new Map(
    wires.flatMap((wire) => {
      const autofilter = toAutofilter(wire);
      return autofilter === null ? [] : [[wire.id, autofilter]];
    }),
  );

const toHit = (
  wire: HitWire,
  beside: Pick<AutofilterHitModel, 'match' | 'draft' | 'saved'>,
): AutofilterHitModel => ({
  ...beside,
  autofilterId: wire.autofilter_id ?? null,
  homeHits: wire.home_hits ?? null,
  homeSample: wire.home_sample ?? null,
  awayHits: wire.away_hits ?? null,
  awaySample: wire.away_sample ?? null,
  percent: wire.rate,
  homeMarks: wire.home_marks ?? null,
  awayMarks: wire.away_marks ?? null,
});

/** Matches that autofilters, or a draft, pick, with the autofilters and the last matches of their teams where these came beside. */
export function toAutofilterMatches(
  reply: {
    readonly matches: readonly AutofilterMatchWire[];
    readonly teams?: readonly LastMatchesWire[] | null | undefined;
    readonly autofilters_navs?: readonly AutofilterWire[] | null | undefined;
  },
  draft: AutofilterRule | null = null,
): AutofilterMatchModel[] {
  const lastMatches = toLastMatches(reply.teams);
  const saved = reply.autofilters_navs ? savedById(reply.autofilters_navs) : null;
  return reply.matches.map((wire) => {
    const match = toMatch(wire, lastMatches);
    return { match, hits: wire.hits.map((hit) => toHit(hit, { match, draft, saved })) };
  });
}

/** A rehearsal of the wire with its sums. */
export function toRehearsal(wires: readonly RehearsalWire[]): Rehearsal {
  const sum = (pick: (wire: RehearsalWire) => number) => wires.reduce((total, wire) => total + pick(wire), 0);
  return {
    seasons: wires.map(({ season, matches, hits, right }) => ({ season, matches, hits, right })),
    matches: sum(({ matches }) => matches),
    hits: sum(({ hits }) => hits),
    right: sum(({ right }) => right),
  };
}
