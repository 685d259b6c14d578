import { describe, expect, it } from 'vitest';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { forgetLines, rememberedLines, rememberLine } from './line-memory.ts';

describe('the lines of a league', () => {
  it('are stored by league, stat and scope', () => {
    const storage = createSharedStorage().openTab();
    rememberLine(storage, 7, 'GOALS', 'SUM', 3.5);
    rememberLine(storage, 7, 'GOALS', 'OWN', 0.5);
    rememberLine(storage, 8, 'GOALS', 'SUM', 1.5);
    rememberLine(storage, 7, 'GOALS', 'SUM', 4.5);
    expect(rememberedLines(storage, 7)).toEqual({ 'GOALS/SUM': 4.5, 'GOALS/OWN': 0.5 });
    expect(rememberedLines(storage, 8)).toEqual({ 'GOALS/SUM': 1.5 });
    expect(rememberedLines(storage, 9)).toEqual({});
  });

  it('are removed by a reset of their scope, and when set to the default', () => {
    const storage = createSharedStorage().openTab();
    rememberLine(storage, 7, 'GOALS', 'SUM', 3.5);
    rememberLine(storage, 7, 'FOULS', 'SUM', 30.5);
    rememberLine(storage, 7, 'GOALS', 'SUM', 2.5);
    rememberLine(storage, 7, 'GOALS', 'OWN', 0.5);
    expect(rememberedLines(storage, 7)).toEqual({ 'FOULS/SUM': 30.5, 'GOALS/OWN': 0.5 });
    forgetLines(storage, 7, 'SUM');
    expect(rememberedLines(storage, 7)).toEqual({ 'GOALS/OWN': 0.5 });
    forgetLines(storage, 7, 'OWN');
    expect(storage.get('lines')).toBeNull();
  });

  it('are stored for the most recently changed leagues', () => {
    const storage = createSharedStorage().openTab();
    for (let league = 1; league <= 101; league += 1) {
      rememberLine(storage, league, 'RED', 'SUM', 1.5);
      rememberLine(storage, 1, 'GOALS', 'SUM', league % 2 === 0 ? 3.5 : 4.5);
    }
    expect(rememberedLines(storage, 1)).toHaveProperty('RED/SUM');
    expect(rememberedLines(storage, 2)).toEqual({});
    for (const league of [3, 101]) expect(rememberedLines(storage, league)).toEqual({ 'RED/SUM': 1.5 });
  });

  it.each([
    'no json',
    '{}',
    'null',
    '[7]',
    '[["7",{"GOALS/SUM":3.5}]]',
    '[[7,null]]',
    '[[7,{"GOALS/SUM":3.4}]]',
    '[[7,{"GOALS/SUM":"3.5"}]]',
    '[[7,{"GOALS/SUM":99.5}]]',
    '[[7,{"GOALS/ALL":3.5}]]',
    '[[7,{"__proto__":3.5}]]',
  ])('ignore the invalid stored value %s', (text) => {
    const storage = createSharedStorage({ lines: text }).openTab();
    expect(rememberedLines(storage, 7)).toEqual({});
    rememberLine(storage, 7, 'GOALS', 'SUM', 3.5);
    expect(rememberedLines(storage, 7)).toEqual({ 'GOALS/SUM': 3.5 });
  });
});
