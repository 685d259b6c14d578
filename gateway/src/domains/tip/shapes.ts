import * as s from '../../kit/shape.ts';
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

/** A match of a tip on several. */
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
