import { expect, it } from 'vitest';
import { draftOf } from './draft-of.ts';

const match = { title: 'Odra – Granit', tip: '1', exchange: 1.8765, date: '2026-03-15T18:00:00.000Z' };
const tip = {
  id: 'tip-1',
  idx: 7,
  title: 'Odra – Granit',
  tip: '1',
  type: 'DEFAULT',
  status: 'ACTIVE',
  exchange: 3.1,
  rate: 2.5,
  ewk: null,
  qualityValue: null,
  date: '2026-03-15T18:00:00.000Z',
  description: null,
  matches: [match],
} as const;

it('shows odds as they stand everywhere, with all their decimals, and other numbers as people type them', () => {
  expect(draftOf(tip, 'pl')).toMatchObject({
    exchange: '3.10',
    rate: '2,5',
    matches: [{ exchange: '1.8765' }],
  });
  expect(draftOf(tip, 'en')).toMatchObject({ exchange: '3.10', rate: '2.5' });
});
