import type { pl } from './messages.pl.ts';

/** Texts of the shared building blocks, in English. */
export const en: Record<keyof typeof pl, string> = {
  'shared.kickoff.closer': '{time} · < 30\u00a0min',
  'shared.kickoff.close': '{time} · < 60\u00a0min',
  'shared.kickoff.past': '{time} · started',
  'shared.kickoff.today': 'today {time}',
  'shared.kickoff.tomorrow': 'tomorrow {time}',
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
  'shared.state.retry': 'Try again',
};
