import { expect, it } from 'vitest';
import { freeKickOffs } from './fixtures.ts';
import { pairsOfRound } from './play-rounds.ts';

it('lets every team play once a round, and every two teams once in all rounds', () => {
  const teams = [11, 12, 13, 14, 15, 16];
  const rounds = [0, 1, 2, 3, 4].map((round) => pairsOfRound(teams, round));
  for (const pairs of rounds) expect(pairs.flat().sort()).toEqual(teams);
  const met = rounds.flat().map((pair) => [...pair].sort().join('-'));
  expect(new Set(met).size).toBe(15);
});

it('knows the quarter hours that are free', () => {
  const at = (time: string) => new Date(`2026-03-14T${time}:00Z`);
  expect(freeKickOffs(at('11:50'), at('12:45'), [at('12:15')])).toEqual([at('12:00'), at('12:30')]);
});
