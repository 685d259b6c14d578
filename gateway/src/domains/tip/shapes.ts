import { reader, readerWith } from '../../kit/compile-shape.ts';
import * as s from '../../kit/shape.ts';
import type { TipStatus, TipTypeInput } from '../__generated__/schema.ts';
import { toLink } from '../match/linked-match.ts';
import { tipSeal } from '../seal/shapes.ts';

/** The linked match and its league, if the upstream sends them. */
const link = { matchId: s.hidden(s.orNull(s.integer)), leagueId: s.hidden(s.orNull(s.integer)) };

const image = s.shape({ id: s.orNull(s.globalId('TipImage')), original: s.text, url: s.text });

export const tipType = s.oneOf({ default: 'DEFAULT', special: 'SPECIAL', chatgpt: 'AI' }, 'UNKNOWN');

/** The REST service's names of the types. */
export const tipTypeNames: Readonly<Record<TipTypeInput, string>> = {
  DEFAULT: 'default',
  SPECIAL: 'special',
  AI: 'chatgpt',
};

const tipStatus = s.oneOf(
  {
    tip_active: 'ACTIVE',
    tip_success: 'SUCCESS',
    tip_fail: 'FAIL',
    tip_cancel: 'CANCEL',
    tip_deleted: 'DELETED',
  },
  'UNKNOWN',
);

const tipMatch = s.shape({
  kickOff: s.from('date', s.dateTime),
  title: s.text,
  tip: s.text,
  odds: s.from('exchange', s.number),
  ...link,
});

/** `version`, `author` and the ids of images are sent only to admins and typers. */
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

/** Sums of the won and lost tips of a type that the caller may see; stake and units are exact. */
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

/** Rounded profit of a settled tip in units; null before it is settled. */
export function profitUnitsOf(status: TipStatus, stake: number, odds: number): number | null {
  const units = exactUnits(status, stake, odds);
  return units === null ? null : roundUnits(units);
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

/** Without the fields that only admins and typers may see. */
export const toPublicTip = (wire: TipWire): TipModel => ({
  ...toTip({ ...wire, version: null, author: null }),
  images: (wire.images ?? []).map(({ original, url }) => ({ id: null, original, url })),
});

type ExactUnits = bigint;

const decimals = 12;
const millionths = (value: number): bigint => BigInt(Math.round(value * 1_000_000));

/** An exact stake, from six decimals. */
export const exactStake = (stake: number): ExactUnits => millionths(stake) * 1_000_000n;

/**
 * Exact profit from six decimals of stake and odds: won stake × (odds − 1), lost −stake, cancelled 0; null for other
 * statuses.
 */
export function exactUnits(status: TipStatus, stake: number, odds: number): ExactUnits | null {
  if (status === 'SUCCESS') return millionths(stake) * (millionths(odds) - 1_000_000n);
  if (status === 'FAIL') return -exactStake(stake);
  return status === 'CANCEL' ? 0n : null;
}

/** Parses a decimal such as `-12.345` exactly. */
export function parseExact(text: string): ExactUnits {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** Rounds to two decimals, halves away from zero. */
export function roundQuotient(part: bigint, of: bigint): number {
  const size = (part < 0n ? -part : part) * 100n;
  const hundredths = Number((2n * size + of) / (2n * of));
  return part < 0n && hundredths !== 0 ? -hundredths / 100 : hundredths / 100;
}

/** Rounds to two decimals, halves away from zero. */
export const roundUnits = (units: ExactUnits): number => roundQuotient(units, 10n ** BigInt(decimals));
