import type { DropinfoFilters } from './dropinfo-filters.ts';

/** An order on offer: its value in a control, what it means, and the id of its words. */
interface OrderOption extends Pick<DropinfoFilters, 'sort' | 'direction'> {
  readonly value: `${DropinfoFilters['sort']} ${DropinfoFilters['direction']}`;
  readonly text:
    | 'member.dropinfo.sortDateAsc'
    | 'member.dropinfo.sortDateDesc'
    | 'member.dropinfo.sortCreatedAtAsc'
    | 'member.dropinfo.sortCreatedAtDesc'
    | 'member.dropinfo.sortTimebetweenAsc'
    | 'member.dropinfo.sortTimebetweenDesc'
    | 'member.dropinfo.sortDropAsc'
    | 'member.dropinfo.sortDropDesc';
}

/** Every order of the list: four keys, two directions each. */
export const orderOptions: readonly OrderOption[] = [
  { value: 'date asc', sort: 'date', direction: 'asc', text: 'member.dropinfo.sortDateAsc' },
  { value: 'date desc', sort: 'date', direction: 'desc', text: 'member.dropinfo.sortDateDesc' },
  {
    value: 'created_at desc',
    sort: 'created_at',
    direction: 'desc',
    text: 'member.dropinfo.sortCreatedAtDesc',
  },
  { value: 'created_at asc', sort: 'created_at', direction: 'asc', text: 'member.dropinfo.sortCreatedAtAsc' },
  {
    value: 'timebetween asc',
    sort: 'timebetween',
    direction: 'asc',
    text: 'member.dropinfo.sortTimebetweenAsc',
  },
  {
    value: 'timebetween desc',
    sort: 'timebetween',
    direction: 'desc',
    text: 'member.dropinfo.sortTimebetweenDesc',
  },
  { value: 'drop desc', sort: 'drop', direction: 'desc', text: 'member.dropinfo.sortDropDesc' },
  { value: 'drop asc', sort: 'drop', direction: 'asc', text: 'member.dropinfo.sortDropAsc' },
];
