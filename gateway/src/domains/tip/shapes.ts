import { reader, readerWith } from '../../kit/compile-shape.ts';
import * as s from '../../kit/shape.ts';
import type { TipStatus } from '../__generated__/schema.ts';
import { toLink } from '../match/linked-match.ts';
import { tipSeal } from '../seal/shapes.ts';

/** The match that something is on, and that match's league, where the upstream names them. */
const link = { matchId: s.hidden(s.orNull(s.integer)), leagueId: s.hidden(s.orNull(s.integer)) };

const image = s.shape({ id: s.orNull(s.globalId('TipImage')), original: s.text, url: s.text });

export const tipType = s.oneOf({ default: 'DEFAULT', special: 'SPECIAL', chatgpt: 'AI' }, 'UNKNOWN');

export const tipStatus = s.oneOf(
  {
    tip_active: 'ACTIVE',
    tip_success: 'SUCCESS',
    tip_fail: 'FAIL',
    tip_cancel: 'CANCEL',
    tip_deleted: 'DELETED',
  },
  'UNKNOWN',
);

export const tipMatch = s.shape({
  kickOff: s.from('date', s.dateTime),
  title: s.text,
  tip: s.text,
  odds: s.from('exchange', s.number),
  ...link,
});

/** A tip; `version`, `author` and the ids of images come only to admins and typers. */
export const tip = s.shape('Tip', {
  id: s.globalId('Tip'),
  uid: s.text,
  number: s.from('idx', s.integer),
  title: s.text,
  tip: s.text,
  type: s.from('tip_type', tipType),
  status: s.from('tip_status', tipStatus),
  cancelReason: s.orNull(s.text),
  odds: s.from('exchange', s.number),
  stake: s.from('rate', s.number),
  expectedValue: s.from('ewk', s.orNull(s.number)),
  qualityValue: s.orNull(s.number),
  kickOff: s.from('date', s.dateTime),
  createdAt: s.dateTime,
  description: s.orNull(s.text),
  images: s.orElse(s.list(image), []),
  matches: s.hidden(s.orNull(s.list(tipMatch))),
  ...link,
  seal: s.orNull(tipSeal),
  version: s.orNull(s.integer),
  author: s.hidden(s.orNull(s.shape({ id: s.integer, name: s.text }))),
});
export type TipWire = s.WireOf<typeof tip>;

const exactDecimal = s.textOf(/^-?\d{1,30}(\.\d{1,30})?$/);

/** What all decided tips of a kind that the caller may see have brought; stake and units are exact. */
export const balance = s.shape({
  tip_type: s.text,
  tips: s.integerFrom(0),
  won: s.integerFrom(0),
  stake: exactDecimal,
  units: exactDecimal,
});
export type BalanceWire = s.WireOf<typeof balance>;

export const toTipType = reader(tipType);

export const toTipStatus = reader(tipStatus);

/** Profit of a settled tip in units as it is shown; null while there is none. */
export function profitUnitsOf(status: TipStatus, stake: number, odds: number): number | null {
  const units = exactUnits(status, stake, odds);
  return units === null ? null : shownUnits(units);
}

const toTipMatch = readerWith(tipMatch, { link: ({ match_id, league_id }) => toLink(match_id, league_id) });

export type TipMatchModel = ReturnType<typeof toTipMatch>;

export const toTip = readerWith(tip, {
  authorName: ({ author }) => author?.name ?? null,
  authorId: ({ author }) => author?.id ?? null,
  profitUnits: ({ tip_status, rate, exchange }) => profitUnitsOf(toTipStatus(tip_status), rate, exchange),
  matches: ({ matches }) => (matches ?? []).map((match) => toTipMatch(match)),
  link: ({ match_id, league_id }) => toLink(match_id, league_id),
});
export type TipModel = ReturnType<typeof toTip>;

/** A tip without what only those who write tips may see. */
export const toPublicTip = (wire: TipWire): TipModel => ({
  ...toTip({ ...wire, version: null, author: null }),
  images: (wire.images ?? []).map(({ original, url }) => ({ id: null, original, url })),
});

type ExactUnits = bigint;

const decimals = 12;
const millionths = (value: number): bigint => BigInt(Math.round(value * 1_000_000));

/** A stake, of which six decimals count, exactly. */
export const exactStake = (stake: number): ExactUnits => millionths(stake) * 1_000_000n;

/**
 * Profit of a settled tip, exactly: won stake × (odds − 1), lost −stake, cancelled 0; null while it is pending or its state
 * says nothing about the outcome. Six decimals of stake and odds count.
 */
export function exactUnits(status: TipStatus, stake: number, odds: number): ExactUnits | null {
  if (status === 'SUCCESS') return millionths(stake) * (millionths(odds) - 1_000_000n);
  if (status === 'FAIL') return -exactStake(stake);
  return status === 'CANCEL' ? 0n : null;
}

/** A decimal that was sent as text, as `-12.345`, exactly. */
export function exactOf(text: string): ExactUnits {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** A quotient as it is shown: two decimals, halves away from zero. */
export function shownQuotient(part: bigint, of: bigint): number {
  const size = (part < 0n ? -part : part) * 100n;
  const hundredths = Number((2n * size + of) / (2n * of));
  return part < 0n && hundredths !== 0 ? -hundredths / 100 : hundredths / 100;
}

/** Units as they are shown: two decimals, halves away from zero. */
export const shownUnits = (units: ExactUnits): number => shownQuotient(units, 10n ** BigInt(decimals));
