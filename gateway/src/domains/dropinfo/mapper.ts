import { reader, readerWith } from '../../kit/compile-shape.ts';
import { toGlobalId } from '../../kit/global-id.ts';
import type { DropinfoFilter, Market } from '../__generated__/schema.ts';
import { toLink } from '../match/linked-match.ts';
import { type DropinfoFilterWire, type DropinfoWire, dropinfo, dropinfoFilter, market } from './shapes.ts';

const marketOf = reader(market);

/** The market of a dropinfo; null where the upstream does not say it. */
export const toMarket = (wire: Pick<DropinfoWire, 'market'>): Market | null =>
  wire.market == null ? null : marketOf(wire.market);

/** A dropinfo of the wire as the graph shows it, and which match it is about. */
export const toDropinfo = readerWith(dropinfo, {
  link: ({ match_id, league }) => toLink(match_id, league?.id),
});
export type DropinfoModel = ReturnType<typeof toDropinfo>;
export type DropinfoLeagueModel = NonNullable<DropinfoModel['league']>;

/** A league filter of the wire as the graph shows it, named in the caller's language where there is a translation. */
export const toDropinfoFilter = (wire: DropinfoFilterWire, lang: 'pl' | 'en'): DropinfoFilter => ({
  __typename: 'DropinfoFilter',
  id: toGlobalId('DropinfoFilter', wire.id),
  name: (lang === 'en' ? wire.name_en?.trim() : undefined) || wire.name,
});

/** A filter of the wire with what is for admins. */
export const toAdminDropinfoFilter = readerWith(dropinfoFilter, {
  nameEn: ({ name_en }) => name_en?.trim() || null,
});
