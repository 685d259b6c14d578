import { describe, expect, it } from 'vitest';
import {
  defaultLeagueView,
  leagueVariables,
  linesOf,
  readLeagueView,
  writeLeagueView,
} from './league-view.ts';

const read = (search: string) => readLeagueView(new URLSearchParams(search));

describe('the league view', () => {
  it('has defaults', () => {
    expect(read('')).toEqual(defaultLeagueView);
  });

  it.each([
    '',
    'season=2024%2F2025',
    'window=10&compare=under&btts=no&count=own&stats=short',
    'count=opponent&goal=3.5&shots_on_goal=8.5',
  ])('is written as it was read: %s', (search) => {
    expect(writeLeagueView(read(search)).toString()).toBe(search);
    expect(writeLeagueView(defaultLeagueView, new URLSearchParams(`tax=12&${search}`)).toString()).toBe(
      'tax=12',
    );
  });

  it.each(['window=7', 'window=5.0', 'compare=over', 'btts=maybe', 'count=both', 'stats=long', 'pages=2'])(
    'ignores the invalid or former parameter %s',
    (search) => {
      expect(read(search)).toEqual(defaultLeagueView);
    },
  );

  it.each([
    ['goal=0.5', { GOALS: 0.5 }],
    ['goal=6.5', { GOALS: 6.5 }],
    ['goal=7.5', {}],
    ['goal=-0.5', {}],
    ['goal=2', {}],
    ['red=1.5', { RED: 1.5 }],
    ['red=2.5', {}],
    ['shots=5.5', { SHOTS: 5.5 }],
    ['shots=4.5', {}],
    ['fouls=35.5', { FOULS: 35.5 }],
    ['fouls=36.5', {}],
    ['btts=0.5', {}],
  ])('accepts a line only within the range of its statistic: %s', (search, lines) => {
    expect(read(search).lines).toEqual(lines);
  });
});

describe('linesOf', () => {
  it('returns all eight statistics with their default lines', () => {
    expect(linesOf(defaultLeagueView).map(({ stat, comparison, line }) => [stat, comparison, line])).toEqual([
      ['GOALS', 'OVER', 2.5],
      ['BTTS', 'YES', undefined],
      ['SHOTS', 'OVER', 24.5],
      ['SHOTS_ON_GOAL', 'OVER', 8.5],
      ['CORNERS', 'OVER', 9.5],
      ['YELLOW', 'OVER', 3.5],
      ['RED', 'OVER', 0.5],
      ['FOULS', 'OVER', 22.5],
    ]);
  });

  it('returns goals and both teams to score in the short mode', () => {
    const view = read('stats=short&compare=under&btts=no&count=own&goal=3.5&fouls=9.5');
    expect(linesOf(view)).toEqual([
      { stat: 'GOALS', comparison: 'UNDER', line: 3.5, scope: 'OWN' },
      { stat: 'BTTS', comparison: 'NO' },
    ]);
  });
});

describe('leagueVariables', () => {
  it('contain league, season, window and the first twenty matches', () => {
    expect(leagueVariables('12', read('season=2024/2025&window=10'))).toMatchObject({
      leagueId: 12,
      season: '2024/2025',
      window: 10,
      first: 20,
    });
  });

  it.each([undefined, '', 'x', '1.5', '-1', '99999999999'])('contain no league at /leagues/%s', (id) => {
    expect(leagueVariables(id, defaultLeagueView).leagueId).toBe(0);
  });
});
