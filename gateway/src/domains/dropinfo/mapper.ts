import { reader, readerWith, shown } from '../../kit/compile-shape.ts';
import { memoizeLast } from '../../kit/memoize.ts';
import type { Lang } from '../../rest/session.ts';
import type { Market } from '../__generated__/schema.ts';
import { toLink } from '../match/linked-match.ts';
import {
  type DropinfoFilterWire,
  type DropinfoWire,
  dropinfo,
  dropinfoFilter,
  dropinfoHistory,
  market,
  type OddsSideWire,
  oddsSide,
} from './shapes.ts';

const marketOf = reader(market);

/** The market of a dropinfo; null where the upstream does not say it. */
export const toMarket = (wire: Pick<DropinfoWire, 'market'>): Market | null =>
  wire.market == null ? null : marketOf(wire.market);

const dropOf = ({ from, to }: OddsSideWire): number => (from - to) / from;

/** The sides of a market: in totals either may have dropped, so the larger drop decides. */
export const sidesOf = ({ over, under }: Pick<DropinfoWire, 'over' | 'under'>) =>
  under && dropOf(under) > dropOf(over)
    ? { dropped: under, opposite: over }
    : { dropped: over, opposite: under ?? null };

/** Both sides are shown one after the other. */
const lastSides = memoizeLast(sidesOf);

/** A dropinfo of the wire as the graph shows it, and which match it is about. */
export const toDropinfo = readerWith(dropinfo, {
  dropped: shown(oddsSide, (wire: DropinfoWire) => lastSides(wire).dropped),
  opposite: shown(oddsSide, (wire: DropinfoWire) => lastSides(wire).opposite),
  dropinfoId: ({ id }) => id,
  link: ({ match_id, league }) => toLink(match_id, league?.id),
});
export type DropinfoModel = ReturnType<typeof toDropinfo>;
export type DropinfoLeagueModel = NonNullable<DropinfoModel['league']>;

/** A part of a history of the wire as the graph shows it. */
export const toDropinfoHistory = reader(dropinfoHistory);

const englishName = ({ name_en }: DropinfoFilterWire): string | null => name_en?.trim() || null;

/** In which language a filter is named, and whether the caller is known to be an admin. */
interface Reader {
  readonly lang: Lang;
  readonly isAdmin: boolean;
}

/** A league filter of the wire as the graph shows it, named in a language where there is a translation. */
export const toDropinfoFilter = readerWith(dropinfoFilter, {
  name: (wire, { lang }: Reader) => (lang === 'en' ? englishName(wire) : null) ?? wire.name,
  nameEn: englishName,
  isForAdmin: (_wire, { isAdmin }: Reader) => isAdmin,
});
export type DropinfoFilterModel = ReturnType<typeof toDropinfoFilter>;

/** The same for a caller who the upstream has found to be an admin. */
export const toAdminsFilter = (wire: DropinfoFilterWire, { lang }: { readonly lang: Lang }) =>
  toDropinfoFilter(wire, { lang, isAdmin: true });
