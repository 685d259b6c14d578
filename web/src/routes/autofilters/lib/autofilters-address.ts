import dayjs from 'dayjs';
import { addressOf, valueField } from '../../../shared/ui/address-fields.ts';

const address = addressOf({
  /** Global id of the chosen autofilter; null for all. */
  filter: valueField<string | null>('filter', null, (id) => id || null),
  /** The last kick-off of the list; null for no limit. */
  until: valueField<Date | null>(
    'until',
    null,
    (text) => {
      const until = dayjs(text || Number.NaN);
      return until.isValid() ? until.toDate() : null;
    },
    (until) => until?.toISOString() ?? '',
  ),
  /** Whether a new autofilter is being built. */
  isBuilding: {
    read: (params) => params.has('new'),
    write: (isBuilding: boolean, params) => {
      if (isBuilding) params.set('new', '');
      else params.delete('new');
    },
  },
});

/** The screen's state, held in the URL. */
export type AutofiltersAddress = ReturnType<typeof address.read>;

export const readAutofiltersAddress = address.read;

export const defaultAddress = address.read(new URLSearchParams());

/** The query string for a link, with its `?`. Other parameters of `before` stay. */
export function writeAutofiltersAddress(state: AutofiltersAddress, before = ''): string {
  const params = address.write(state, new URLSearchParams(before));
  return params.size === 0 ? '' : `?${params}`;
}

export const autofilterPageSize = 50;
