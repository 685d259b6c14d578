import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { PagedList } from '../../kit/paged-list.ts';
import type { ModelOf } from '../../kit/shape.ts';
import * as s from '../../kit/shape.ts';
import type { Autofilter, AutofilterDraft, Backtest } from '../__generated__/schema.ts';
import { type LastMatchesWire, type MatchModel, match, toLastMatches, toMatch } from '../match/shapes.ts';

const counts = s.orNull(s.list(s.pair(s.integer, s.nullable(s.integer))));

/** How well a match satisfies an autofilter; a side that is not counted is absent. */
export const hit = s.shape({
  autofilterId: s.orNull(s.integer),
  homeHits: s.orNull(s.integer),
  homeSample: s.orNull(s.integer),
  awayHits: s.orNull(s.integer),
  awaySample: s.orNull(s.integer),
  percent: s.from('rate', s.number),
  homeCounts: s.from('home_marks', counts),
  awayCounts: s.from('away_marks', counts),
});

export const autofilterMatch = s.shape({ ...match.fields, hits: s.orElse(s.list(hit), []) });
type AutofilterMatchWire = s.WireOf<typeof autofilterMatch>;

const stat = s.oneOf(
  {
    goal: 'GOALS',
    btts: 'BTTS',
    shots: 'SHOTS',
    shots_on_goal: 'SHOTS_ON_GOAL',
    yellow: 'YELLOW',
    red: 'RED',
    corners: 'CORNERS',
    fouls: 'FOULS',
  },
  null,
);
const comparison = s.wordOf(['over', 'under', 'yes', 'no'], null);
const side = s.wordOf(['home', 'away', 'both', 'sum'], null);

export const autofilter = s.shape('Autofilter', {
  id: s.globalId('Autofilter'),
  name: s.text,
  stat,
  comparison,
  line: s.orNull(s.number),
  side,
  window: s.integer,
  minHitRate: s.from('least_hit_rate', s.number),
  leagueIds: s.orElse(s.list(s.integer), []),
  hitCount: s.orNull(s.integer),
});
export type AutofilterWire = s.WireOf<typeof autofilter>;

export const backtestedSeason = s.shape({
  season: s.text,
  matches: s.integer,
  hits: s.integer,
  correct: s.from('right', s.integer),
});
type BacktestedSeasonWire = s.WireOf<typeof backtestedSeason>;

type ReadAutofilter = ModelOf<typeof autofilter>;

export type AutofilterModel = Omit<ReadAutofilter, 'stat' | 'comparison' | 'side'> &
  Pick<Autofilter, 'stat' | 'comparison' | 'side'>;

export type AutofilterRule = Pick<Autofilter, 'stat' | 'comparison' | 'line' | 'side' | 'window'>;

type SavedById = ReadonlyMap<number, AutofilterModel | null>;

const readAutofilter = reader(autofilter);

/** Null when a value is unknown to this version. */
export function toAutofilter(wire: AutofilterWire): AutofilterModel | null {
  const read = readAutofilter(wire);
  return isComplete(read) ? read : null;
}

const isComplete = (read: ReadAutofilter): read is AutofilterModel =>
  read.stat !== null && read.comparison !== null && read.side !== null;

/** Without autofilters that have a value unknown to this version. */
export const toAutofilters = (wires: readonly AutofilterWire[]): AutofilterModel[] =>
  wires.flatMap((wire) => toAutofilter(wire) ?? []);

const savedById = (wires: readonly AutofilterWire[]): SavedById =>
  new Map(wires.map((wire) => [wire.id, toAutofilter(wire)]));

interface HitExtras {
  readonly draft: AutofilterRule | null;
  readonly saved: SavedById | null;
  readonly match: MatchModel;
}

const toHit = readerWith(hit, {
  /** The rule of a draft; null for a saved autofilter. */
  draft: (_, { draft }: HitExtras) => draft,
  /** The caller's autofilters by number; null when the reply does not contain them. */
  saved: (_, { saved }: HitExtras) => saved,
  match: (_, { match }: HitExtras) => match,
});

export type AutofilterHitModel = ReturnType<typeof toHit>;

export interface AutofilterMatchModel {
  match: MatchModel;
  hits: AutofilterHitModel[];
}

/** `matches` is null when there are errors to fix. */
export type AutofilterDraftModel = Pick<AutofilterDraft, 'errors' | 'backtest'> & {
  readonly matches: PagedList<AutofilterMatchModel> | null;
};

/** The matches of a reply with its autofilters and last matches, if it contains them. */
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
    return { match, hits: (wire.hits ?? []).map((hit) => toHit(hit, { match, draft, saved })) };
  });
}

const toSeason = reader(backtestedSeason);

export function toBacktest(wires: readonly BacktestedSeasonWire[]): Backtest {
  const seasons = wires.map(toSeason);
  const sum = (name: 'matches' | 'hits' | 'correct') =>
    seasons.reduce((total, season) => total + season[name], 0);
  return { seasons, matches: sum('matches'), hits: sum('hits'), correct: sum('correct') };
}
