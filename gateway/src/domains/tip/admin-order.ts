import type { AdminTipOrderField } from '../__generated__/schema.ts';
import { profitUnitsOf, toTipStatus } from './mapper.ts';
import type { TipWire } from './shapes.ts';

const collator = new Intl.Collator('pl', { numeric: true });

const sortValueOf: Readonly<Record<AdminTipOrderField, (tip: TipWire) => number | string>> = {
  CREATED_AT: (tip) => Date.parse(tip.created_at),
  KICK_OFF: (tip) => Date.parse(tip.date),
  TITLE: (tip) => tip.title,
  AUTHOR: (tip) => tip.author?.name ?? '',
  ODDS: (tip) => tip.exchange,
  STAKE: (tip) => tip.rate,
  PROFIT_UNITS: (tip) => profitUnitsOf(toTipStatus(tip.tip_status), tip.rate, tip.exchange) ?? 0,
};

/** Tips in an order; those that are equal in it go on by their running number, the same way. */
export function sortTips(
  list: readonly TipWire[],
  field: AdminTipOrderField,
  direction: 'ASC' | 'DESC',
): TipWire[] {
  const turn = direction === 'DESC' ? -1 : 1;
  return list
    .map((tip) => ({ tip, value: sortValueOf[field](tip) }))
    .sort(({ tip: a, value: one }, { tip: b, value: other }) => {
      const difference =
        typeof one === 'number' && typeof other === 'number'
          ? one - other
          : collator.compare(String(one), String(other));
      return turn * (difference || a.idx - b.idx);
    })
    .map(({ tip }) => tip);
}
