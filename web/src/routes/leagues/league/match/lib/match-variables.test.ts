import { expect, it } from 'vitest';
import { matchVariables } from './match-variables.ts';

it.each([
  ['17', 17],
  ['2147483647', 2_147_483_647],
  ['2147483648', 0],
  ['99999999999999999999', 0],
  ['-3', 0],
  ['1.5', 0],
  ['abc', 0],
  ['', 0],
  [undefined, 0],
])('the URL parameter %s requests match %i', (param, matchId) => {
  expect(matchVariables(param)).toMatchObject({ matchId, size: 10, dropinfos: false, tips: false });
});

it('request dropinfos and tips only with their permissions', () => {
  expect(matchVariables('1', { permissions: ['STATS', 'TIPS'] })).toMatchObject({
    dropinfos: false,
    tips: true,
  });
  expect(matchVariables('1', { permissions: ['DROPINFO'] })).toMatchObject({ dropinfos: true, tips: false });
});
