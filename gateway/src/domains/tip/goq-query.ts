import { badUserInput } from '../../kit/errors.ts';
import { idOf } from '../../kit/global-id.ts';
import type { GoqFilterInput, TipStatus, TipType } from '../__generated__/schema.ts';
import type { GoqQuery } from './endpoints.ts';

const types: Readonly<Record<TipType, string>> = {
  DEFAULT: 'default',
  SPECIAL: 'special',
  CHATGPT: 'chatgpt',
};

const statuses: Readonly<Partial<Record<TipStatus, string>>> = {
  ACTIVE: 'tip_active',
  SUCCESS: 'tip_success',
  FAIL: 'tip_fail',
  CANCEL: 'tip_cancel',
};

/** A filter in the upstream's words. Throws BAD_USER_INPUT for an id of something else, and for DELETED and UNKNOWN. */
export function goqQueryOf(filter: GoqFilterInput): GoqQuery {
  return {
    id: filter.tip == null ? undefined : String(idOf('Tip', filter.tip, 'filter.tip')),
    tip_type: filter.type == null ? undefined : types[filter.type],
    tip_status: filter.status == null ? undefined : statusOf(filter.status),
    least_quality_value: filter.leastQualityValue?.toString(),
    from: filter.from ?? undefined,
    before: filter.before ?? undefined,
  };
}

function statusOf(status: TipStatus): string {
  const known = statuses[status];
  if (known === undefined) throw badUserInput(`filter.status cannot be ${status}.`);
  return known;
}
