import { expect, it } from 'vitest';
import { draftOf } from './tip-draft.ts';

const match = { title: 'Odra – Granit', tip: '1', odds: 1.8765, kickOff: '2026-03-15T18:00:00.000Z' };
const tip = {
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
  matches: [match],
} as const;

it('shows odds as they stand everywhere, with all their decimals, and other numbers as people type them', () => {
  expect(draftOf(tip, 'pl')).toMatchObject({
    odds: '3.10',
    stake: '2,5',
    matches: [{ odds: '1.8765' }],
  });
  expect(draftOf(tip, 'en')).toMatchObject({ odds: '3.10', stake: '2.5' });
});
