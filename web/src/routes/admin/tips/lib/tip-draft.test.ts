import { describe, expect, it } from 'vitest';
import { checkTip, emptyDraft, parseNumber, type TipDraft, tipInput, toTipDraft } from './tip-draft.ts';

const validDraft: TipDraft = {
  ...emptyDraft,
  title: ' Odra – Granit ',
  tip: '1',
  odds: '1,95',
  stake: '2',
  kickOff: new Date('2026-03-15T18:00:00Z'),
  matches: [{ key: 4, title: 'Odra', tip: 'X', odds: '3.1', kickOff: new Date('2026-03-15T18:00:00Z') }],
};

it.each([
  ['1,9555', 1.9555],
  [' ', null],
  ['1.23456', Number.NaN],
  ['a lot', Number.NaN],
])('parses %j as %d', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

it('trims text and sends null for blank fields', () => {
  expect(tipInput(validDraft)).toEqual({
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

const savedTip = {
  id: 'tip-1',
  number: 7,
  title: 'Odra – Granit',
  tip: '1',
  type: 'DEFAULT',
  status: 'ACTIVE',
  odds: 3.1,
  stake: 2.5,
  expectedValue: null,
  qualityValue: null,
  kickOff: '2026-03-15T18:00:00.000Z',
  description: null,
  matches: [{ title: 'Odra – Granit', tip: '1', odds: 1.8765, kickOff: '2026-03-15T18:00:00.000Z' }],
} as const;

it('formats odds with all decimals and other numbers by language', () => {
  expect(toTipDraft(savedTip, 'pl')).toMatchObject({
    odds: '3.10',
    stake: '2,5',
    matches: [{ odds: '1.8765' }],
  });
  expect(toTipDraft(savedTip, 'en')).toMatchObject({ odds: '3.10', stake: '2.5' });
});

describe('errors of a draft', () => {
  const errorsOf = (draft: Parameters<typeof checkTip>[0]) =>
    Object.fromEntries(Object.entries(checkTip(draft)).filter(([, error]) => error));

  it('are empty for a valid draft', () => {
    expect(errorsOf(validDraft)).toEqual({});
  });

  it('are keyed by input path', () => {
    const leg = { key: 1, title: ' ', tip: 'X', odds: '1', kickOff: null };
    expect(
      errorsOf({
        ...validDraft,
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
});
