import { expect, it } from 'vitest';
import { freeKickOffs, pairsOfRound } from './fixtures.ts';

it('every team plays once per round, and every pair of teams once in all rounds', () => {
  const teams = [11, 12, 13, 14, 15, 16];
  const rounds = [0, 1, 2, 3, 4].map((round) => pairsOfRound(teams, round));
  for (const pairs of rounds) expect(pairs.flat().sort()).toEqual(teams);
  const met = rounds.flat().map((pair) => [...pair].sort().join('-'));
  expect(new Set(met).size).toBe(15);
});

it('every team alternates between home and away with at most one repeat', () => {
  const teams = Array.from({ length: 16 }, (_, at) => at);
  const rounds = Array.from({ length: 11 }, (_, round) => pairsOfRound(teams, round));
  for (const team of teams) {
    const sides = rounds.map((pairs) => pairs.some(([home]) => home === team));
    const repeats = sides.filter((side, round) => round > 0 && side === sides[round - 1]);
    expect(repeats.length, `team ${team}`).toBeLessThanOrEqual(1);
  }
});

it('freeKickOffs returns free half hours, and every second hour at night', () => {
  const at = (time: string) => new Date(`2026-03-14T${time}:00Z`);
  expect(freeKickOffs(at('11:50'), at('13:15'), [at('12:30')])).toEqual([at('12:00'), at('13:00')]);
  expect(freeKickOffs(at('03:10'), at('07:40'), [])).toEqual([at('04:00'), at('06:00')]);
});
