import { toGlobalId } from '../../kit/global-id.ts';
import { toDateTime } from '../../kit/wire.ts';
import type { BetResult, Dropinfo, DropinfoFilter, Market, OddsSide } from '../__generated__/schema.ts';
import { toLink } from '../match/linked-match.ts';
import type { MatchRef } from '../match/match-ref.ts';
import type { DropinfoFilterWire, DropinfoWire, SideWire } from './endpoints.ts';

const markets: Readonly<Record<string, Market>> = {
  one_x_two: 'ONE_X_TWO',
  totals: 'TOTALS',
  handicap: 'HANDICAP',
};

const results: Readonly<Record<string, BetResult>> = {
  won: 'WON',
  half_won: 'HALF_WON',
  void: 'VOID',
  half_lost: 'HALF_LOST',
  lost: 'LOST',
};

/** The market of a dropinfo; null where the upstream does not say it. */
export const toMarket = ({ market }: Pick<DropinfoWire, 'market'>): Market | null =>
  typeof market === 'string' ? (markets[market] ?? 'UNKNOWN') : null;

const toSide = (wire: SideWire): OddsSide => ({
  label: wire.label,
  from: wire.from,
  fromP: wire.from_p ?? null,
  to: wire.to,
  toP: wire.to_p ?? null,
});

/** What `Dropinfo` is made from: its plain fields, and which match it is about. */
export type DropinfoModel = Omit<Dropinfo, 'match'> & { readonly link: MatchRef | null };

/** A dropinfo of the wire as the graph shows it. */
export const toDropinfo = (wire: DropinfoWire): DropinfoModel => ({
  __typename: 'Dropinfo',
  id: toGlobalId('Dropinfo', wire.id),
  uid: wire.uid,
  title: wire.title,
  tip: wire.tip,
  date: toDateTime(wire.date),
  createdAt: toDateTime(wire.created_at),
  timebetween: wire.timebetween,
  drop: wire.drop,
  over: toSide(wire.over),
  under: wire.under ? toSide(wire.under) : null,
  market: toMarket(wire),
  league: wire.league ? { name: wire.league.name, country: wire.league.country } : null,
  link: toLink(wire.match_id, wire.league?.id),
  outcome: wire.outcome
    ? {
        homeGoals: wire.outcome.home_goals,
        awayGoals: wire.outcome.away_goals,
        result: results[wire.outcome.result] ?? 'UNKNOWN',
      }
    : null,
});

/** A league filter of the wire as the graph shows it, named in the caller's language where there is a translation. */
export const toDropinfoFilter = (wire: DropinfoFilterWire, lang: 'pl' | 'en'): DropinfoFilter => ({
  __typename: 'DropinfoFilter',
  id: toGlobalId('DropinfoFilter', wire.id),
  name: (lang === 'en' ? wire.name_en?.trim() : undefined) || wire.name,
});
