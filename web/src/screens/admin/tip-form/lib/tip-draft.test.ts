import { describe, expect, it } from 'vitest';
import { emptyDraft, readNumber, type TipDraft, tipInputOf } from './tip-draft.ts';
import { checkTip, tipRefusals } from './tip-faults.ts';

const whole: TipDraft = {
  ...emptyDraft,
  title: ' Odra – Granit ',
  tip: '1',
  exchange: '1,95',
  rate: '2',
  date: new Date('2026-03-15T18:00:00Z'),
  matches: [{ key: 4, title: 'Odra', tip: 'X', exchange: '3.1', date: new Date('2026-03-15T18:00:00Z') }],
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
    exchange: 1.95,
    rate: 2,
    ewk: null,
    qualityValue: null,
    date: '2026-03-15T18:00:00.000Z',
    description: null,
    matches: [{ title: 'Odra', tip: 'X', exchange: 3.1, date: '2026-03-15T18:00:00.000Z' }],
  });
});

describe('the faults of a draft', () => {
  it('are none of a whole one', () => {
    expect(checkTip(whole)).toEqual({});
  });

  it('are told by the paths of the graph', () => {
    const leg = { key: 1, title: ' ', tip: 'X', exchange: '1', date: null };
    expect(
      checkTip({ ...whole, title: '', exchange: '1001', rate: 'x', ewk: 'x', date: null, matches: [leg] }),
    ).toEqual({
      title: 'admin.tipForm.fault.BLANK',
      exchange: 'admin.tipForm.fault.OUT_OF_RANGE',
      rate: 'admin.tipForm.fault.INVALID',
      ewk: 'admin.tipForm.fault.INVALID',
      date: 'admin.tipForm.fault.BLANK',
      'matches.0.title': 'admin.tipForm.fault.BLANK',
      'matches.0.exchange': 'admin.tipForm.fault.OUT_OF_RANGE',
      'matches.0.date': 'admin.tipForm.fault.BLANK',
    });
  });

  it('of the graph keep their paths; a code that is not known is as invalid, and one of no field is left out', () => {
    expect(
      tipRefusals([
        { field: ['images', '1'], code: 'NOT_AN_IMAGE' },
        { field: ['rate'], code: 'UNKNOWN' },
        { field: null, code: 'STALE' },
      ]),
    ).toEqual({ 'images.1': 'admin.tipForm.fault.NOT_AN_IMAGE', rate: 'admin.tipForm.fault.INVALID' });
  });
});
