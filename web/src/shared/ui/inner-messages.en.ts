import type { pl } from './inner-messages.pl.ts';

/** Texts of building blocks that the home page does without, in English. */
export const en: Record<keyof typeof pl, string> = {
  'shared.live.long.live': 'Live connection',
  'shared.live.long.connecting': 'Connecting…',
  'shared.live.long.lost': 'No connection',
  'shared.live.short.live': 'Live',
  'shared.live.short.connecting': 'Connecting…',
  'shared.live.short.lost': 'No connection',
  'shared.live.age': 'Data {age} old',
  'shared.live.seconds': '{seconds}\u00a0s',
  'shared.live.minutes': '{minutes}\u00a0min',
  'shared.live.minutesSeconds': '{minutes}\u00a0min {seconds}\u00a0s',
  'shared.live.stale': '<b>Data {age} old.</b> No connection, trying again.',
  'shared.live.refresh': 'Refresh',
  'shared.live.newRows': '{count, plural, one {# new} other {# new}}',
  'shared.pager.previous': 'Previous page',
  'shared.pager.next': 'Next page',
  'shared.pager.range': '{from}–{to} of {total}',
  'shared.search.clear': 'Clear the search',
  'shared.fold.filters': 'Filters',
  'shared.fold.chosen': '{label}, {count, number} chosen',
  'shared.confirm.cancel': 'Go back',
};
