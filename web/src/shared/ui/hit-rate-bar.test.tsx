import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-screen.tsx';
import { english, polish } from '../../testing/texts.ts';
import { HitRateBar } from './hit-rate-bar.tsx';

it.each([
  [polish, 8, 10, '80\u00a0%8 z 10', '80%'],
  [english, 8, 10, '80%8 of 10', '80%'],
  [polish, 2, 3, '67\u00a0%2 z 3', '66.666%'],
  [polish, 0, 0, '–0 z 0', '0%'],
])('says the percent and the sample', (intl, hits, sampleSize, text, width) => {
  const { container } = renderPart(<HitRateBar hits={hits} sampleSize={sampleSize} />, { intl });
  expect(container.textContent).toBe(text);
  const bar = container.querySelector<HTMLElement>('[style]');
  expect(Number.parseFloat(bar?.style.width ?? '')).toBeCloseTo(Number.parseFloat(width), 2);
});
