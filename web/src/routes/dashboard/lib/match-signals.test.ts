import { expect, it } from 'vitest';
import { matchSignals, type Signal } from './match-signals.ts';

const signal = (id: string, title: string, hour: number, createdMinute: number, drop: number): Signal => ({
  id,
  title,
  kickOff: `2026-03-14T${hour}:00:00Z`,
  createdAt: `2026-03-14T10:${createdMinute}:00Z`,
  drop,
});
const signals = [
  signal('a', 'Odra', 18, 10, 0.1),
  signal('b', 'Odra', 18, 11, 0.3),
  signal('c', 'Warta', 19, 30, 0.2),
  signal('d', 'Noteć', 20, 20, 0.4),
  signal('e', 'Bzura', 12, 40, 0.5),
];
const idsOf = (matches: readonly (readonly Signal[])[]) => matches.map((rows) => rows.map(({ id }) => id));
const now = Date.parse('2026-03-14T12:00:01Z');

it.each([
  ['nearest', [['b', 'a'], ['c'], ['d']]],
  ['newest', [['c'], ['d'], ['b', 'a']]],
  ['largest', [['d'], ['b', 'a'], ['c']]],
] as const)('matchSignals returns each upcoming match once, largest signal first: %s', (order, expected) => {
  expect(idsOf(matchSignals(signals, order, now, 5))).toEqual(expected);
});

it('matchSignals limits the matches, and separates two of the same teams', () => {
  expect(idsOf(matchSignals(signals, 'nearest', now, 2))).toEqual([['b', 'a'], ['c']]);
  expect(matchSignals([...signals, signal('f', 'Odra', 21, 12, 0.2)], 'nearest', now, 9)).toHaveLength(4);
});
