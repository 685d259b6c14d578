import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { english, polish } from '../../testing/texts.ts';
import { HitRateBar } from './hit-rate-bar.tsx';

it.each([
  [polish, 8, 10, '80\u00a0%8 z 10', '80%'],
  [english, 8, 10, '80%8 of 10', '80%'],
  [polish, 2, 3, '67\u00a0%2 z 3', '66.666%'],
  [polish, 0, 0, '–0 z 0', '0%'],
])('shows percent and sample', (intl, hits, sampleSize, text, width) => {
  renderPart(
    <main>
      <HitRateBar hits={hits} sampleSize={sampleSize} />
    </main>,
    { intl },
  );
  const shown = screen.getByRole('main');
  expect(shown.textContent).toBe(text);
  const bar = shown.querySelector<HTMLElement>('[style]');
  expect(Number.parseFloat(bar?.style.width ?? '')).toBeCloseTo(Number.parseFloat(width), 2);
});
