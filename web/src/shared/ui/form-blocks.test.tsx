import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { english, polish } from '../../testing/texts.ts';
import { FormBlocks } from './form-blocks.tsx';
import { OutcomeBlocks } from './outcome-blocks.tsx';

const mark = (count: number | null, hit: boolean | null) => ({ count, hit });

describe('form blocks', () => {
  it('show hit, miss and unknown in the given order with a label', () => {
    renderPart(<FormBlocks marks={[mark(3, true), mark(0, false), mark(null, null)]} />);
    const blocks = screen.getByRole('img', { name: 'Od najnowszego: 3, 0, –. Trafione 1 z 2' });
    expect([...blocks.children].map((block) => block.textContent)).toEqual(['3', '0', '–']);
    expect([...blocks.children].map((block) => block.getAttribute('data-hit'))).toEqual([
      'yes',
      'no',
      'unknown',
    ]);
  });

  it('show a sign without a figure', () => {
    renderPart(<FormBlocks marks={[mark(null, true), mark(null, false)]} />, { intl: english });
    expect(screen.getByRole('img', { name: 'Newest first: ✓, ×. Hit 1 of 2' })).toBeDefined();
  });
});

describe('outcome blocks', () => {
  it.each([
    [polish, 'Od najnowszego: zwycięstwo, remis, porażka', 'ZRP'],
    [english, 'Newest first: won, drawn, lost', 'WDL'],
  ])('show letters with a label', (intl, name, letters) => {
    renderPart(<OutcomeBlocks outcomes={['WON', 'DRAWN', 'LOST']} />, { intl });
    expect(screen.getByRole('img', { name }).textContent).toBe(letters);
  });
});
