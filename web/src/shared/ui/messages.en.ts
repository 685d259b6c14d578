import type { pl } from './messages.pl.ts';

/** Texts of the shared building blocks, in English. */
export const en: Record<keyof typeof pl, string> = {
  'shared.kickoff.closer': '{time} · < 30\u00a0min',
  'shared.kickoff.close': '{time} · < 60\u00a0min',
  'shared.kickoff.past': '{time} · started',
  'shared.kickoff.today': 'today {time}',
  'shared.kickoff.tomorrow': 'tomorrow {time}',
  'shared.state.refreshFailed': '<b>{fault}.</b> You see what was read before.',
  'shared.fault.reference': 'Reference for support: {id}',
  'shared.state.degraded':
    '<b>{minutes, plural, =0 {Data from a moment ago} one {Data from # minute ago} other {Data from # minutes ago}}.</b> The service does not answer at the moment; newer data come when it is back.',
  'shared.state.retry': 'Try again',
  'shared.form.marks': 'Newest first: {marks}. Hit {hits} of {sample}',
  'shared.form.outcomes': 'Newest first: {outcomes}',
  'shared.form.word.WON': 'won',
  'shared.form.word.DRAWN': 'drawn',
  'shared.form.word.LOST': 'lost',
  'shared.form.letter.WON': 'W',
  'shared.form.letter.DRAWN': 'D',
  'shared.form.letter.LOST': 'L',
  'shared.form.hitsOf': '{hits} of {sample}',
  'shared.line.label': 'Line: {label}',
  'shared.line.lower': 'Lower line: {label}',
  'shared.line.higher': 'Higher line: {label}',
  'shared.line.OVER': 'over {line}',
  'shared.line.UNDER': 'under {line}',
  'shared.chart.running': 'Running result from {from} to {to}: {units} units at the end',
  'shared.chart.line': 'running result (u)',
  'shared.chart.band': '95% interval',
};
