import { describe, expect, it } from 'vitest';
import { checkTip, emptyDraft, readNumber, type TipDraft, tipInputOf, tipServerErrors } from './tip-draft.ts';

const whole: TipDraft = {
  ...emptyDraft,
  title: ' Odra – Granit ',
  tip: '1',
  odds: '1,95',
  stake: '2',
  kickOff: new Date('2026-03-15T18:00:00Z'),
  matches: [{ key: 4, title: 'Odra', tip: 'X', odds: '3.1', kickOff: new Date('2026-03-15T18:00:00Z') }],
};

it.each([
  ['1,95', 1.95],
  ['1.95', 1.95],
  [' 1 000,5 ', 1000.5],
  ['-2', -2],
  ['', null],
  ['1,2,3', Number.NaN],
  ['1.23456', Number.NaN],
  ['a lot', Number.NaN],
])('reads %j as %d', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

it('gives the graph what was typed, without blanks around and with what is empty as null', () => {
  expect(tipInputOf(whole)).toEqual({
    title: 'Odra – Granit',
    tip: '1',
    type: 'DEFAULT',
    odds: 1.95,
    stake: 2,
    expectedValue: null,
    qualityValue: null,
    kickOff: '2026-03-15T18:00:00.000Z',
    description: null,
    matches: [{ title: 'Odra', tip: 'X', odds: 3.1, kickOff: '2026-03-15T18:00:00.000Z' }],
  });
});

describe('the faults of a draft', () => {
  it('are none of a whole one', () => {
    expect(checkTip(whole)).toEqual({});
  });

  it('are told by the paths of the graph', () => {
    const leg = { key: 1, title: ' ', tip: 'X', odds: '1', kickOff: null };
    expect(
      checkTip({
        ...whole,
        title: '',
        odds: '1001',
        stake: 'x',
        expectedValue: 'x',
        kickOff: null,
        matches: [leg],
      }),
    ).toEqual({
      title: 'BLANK',
      odds: 'OUT_OF_RANGE',
      stake: 'INVALID',
      expectedValue: 'INVALID',
      kickOff: 'BLANK',
      'matches.0.title': 'BLANK',
      'matches.0.odds': 'OUT_OF_RANGE',
      'matches.0.kickOff': 'BLANK',
    });
  });

  it('of the graph keep their paths; a code that is not known is as invalid, and one of no field is left out', () => {
    expect(
      tipServerErrors([
        { field: ['images', '1'], code: 'NOT_AN_IMAGE' },
        { field: ['stake'], code: 'UNKNOWN' },
        { field: null, code: 'STALE' },
      ]),
    ).toEqual({ 'images.1': 'NOT_AN_IMAGE', stake: 'INVALID' });
  });
});
