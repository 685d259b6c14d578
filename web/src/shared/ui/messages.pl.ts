/** Texts of the shared building blocks, in Polish. */
export const pl = {
  'shared.kickoff.closer': '{time} · do 30\u00a0min',
  'shared.kickoff.close': '{time} · do 60\u00a0min',
  'shared.kickoff.past': '{time} · po rozpoczęciu',
  'shared.kickoff.today': 'dziś {time}',
  'shared.kickoff.tomorrow': 'jutro {time}',
  'shared.live.live': 'Połączono na żywo',
  'shared.live.connecting': 'Łączenie…',
  'shared.live.lost': 'Brak połączenia',
  'shared.live.age': 'Dane sprzed {age}',
  'shared.live.seconds': '{seconds}\u00a0s',
  'shared.live.minutes': '{minutes}\u00a0min',
  'shared.live.minutesSeconds': '{minutes}\u00a0min {seconds}\u00a0s',
  'shared.live.stale': '<b>Dane sprzed {age}.</b> Brak połączenia, próbuję ponownie.',
  'shared.live.refresh': 'Odśwież',
  'shared.live.newRows': '{count, plural, one {# nowe} few {# nowe} many {# nowych} other {# nowego}}',
  'shared.state.retry': 'Spróbuj ponownie',
} as const;
