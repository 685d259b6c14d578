import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { PagedList } from '../../kit/paged-connection.ts';
import type { ModelOf } from '../../kit/shape.ts';
import type { Autofilter, AutofilterDraft, Backtest } from '../__generated__/schema.ts';
import { toLastMatches, toMatch } from '../match/mapper.ts';
import type { MatchModel } from '../match/match-model.ts';
import type { LastMatchesWire } from '../match/shapes.ts';
import {
  type AutofilterMatchWire,
  type AutofilterWire,
  autofilter,
  type BacktestedSeasonWire,
  backtestedSeason,
  hit,
} from './shapes.ts';

type ReadAutofilter = ModelOf<typeof autofilter>;

/** What `Autofilter` is made from: its plain fields, and the numbers of its leagues; none for all active ones. */
export type AutofilterModel = Omit<ReadAutofilter, 'stat' | 'comparison' | 'side'> &
  Pick<Autofilter, 'stat' | 'comparison' | 'side'>;

/** What an autofilter looks at in the last matches of teams. */
export type AutofilterRule = Pick<Autofilter, 'stat' | 'comparison' | 'line' | 'side' | 'window'>;

/** Saved autofilters by their numbers. */
type SavedById = ReadonlyMap<number, AutofilterModel>;

const readAutofilter = reader(autofilter);

/** An autofilter of the wire as the graph shows it; null for one whose words this version does not know. */
export function toAutofilter(wire: AutofilterWire): AutofilterModel | null {
  const read = readAutofilter(wire);
  return isKnown(read) ? read : null;
}

const isKnown = (read: ReadAutofilter): read is AutofilterModel =>
  read.stat !== null && read.comparison !== null && read.side !== null;

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

interface BesideHit {
  readonly draft: AutofilterRule | null;
  readonly saved: SavedById | null;
  readonly match: MatchModel;
}

const toHit = readerWith(hit, {
  /** The rule of a draft; null for a saved autofilter. */
  draft: (_, { draft }: BesideHit) => draft,
  /** The caller's autofilters by number as they came beside the match; null where they did not. */
  saved: (_, { saved }: BesideHit) => saved,
  match: (_, { match }: BesideHit) => match,
});

/** What `AutofilterHit` is made from: the number of its autofilter, or the rule of a draft, and the match. */
export type AutofilterHitModel = ReturnType<typeof toHit>;

/** A match that autofilters pick. */
export interface AutofilterMatchModel {
  match: MatchModel;
  hits: AutofilterHitModel[];
}

/** What `AutofilterDraft` is made from; without a list where the person has something to fix. */
export type AutofilterDraftModel = Pick<AutofilterDraft, 'errors' | 'backtest'> & {
  readonly matches: PagedList<AutofilterMatchModel> | null;
};

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
    return { match, hits: wire.hits.map((one) => toHit(one, { match, draft, saved })) };
  });
}

const toSeason = reader(backtestedSeason);

/** The seasons of a backtest with their sums. */
export function toBacktest(wires: readonly BacktestedSeasonWire[]): Backtest {
  const seasons = wires.map(toSeason);
  const sum = (name: 'matches' | 'hits' | 'correct') =>
    seasons.reduce((total, season) => total + season[name], 0);
  return { seasons, matches: sum('matches'), hits: sum('hits'), correct: sum('correct') };
}
