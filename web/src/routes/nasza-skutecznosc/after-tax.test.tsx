import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ourEffectiveness } from './route.ts';

const point = (date: string, cumulativeUnits: number, cumulativeStakeUnits: number | null) => ({
  ...{ date, cumulativeUnits, cumulativeStakeUnits, sampleSize: 1 },
});

async function openWith(stakes: readonly [number, number] | null) {
  const page = await renderScreen(ourEffectiveness, {
    address: '/nasza-skutecznosc',
    storage: createSharedStorage().openTab(),
  });
  await waitFor(() => page.graph.latest());
  await act(async () => {
    page.graph.latest().answer({
      data: {
        sealHead: null,
        effectiveness: {
          ...{ from: '2026-01-01', to: '2026-03-01', sampleSize: 10, won: 6, lost: 4 },
          ...{ stakeUnits: 20, profitUnits: 5, yieldPercent: 25 },
          series: [point('2026-01-01', 2, stakes?.[0] ?? null), point('2026-03-01', 5, stakes?.[1] ?? null)],
        },
      },
    });
    await vi.dynamicImportSettled();
  });
  await screen.findByText('+5,00 j.');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /po podatku/ })));
  await screen.findByText('+2,00 j.');
  return page;
}

it('shows result, yield and chart after tax, with the rate in the URL', async () => {
  const page = await openWith([4, 20]);
  expect(screen.getByText(/^10,0/).textContent).toBe('10,0\u00a0%');
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('+2,0');
  expect(screen.getAllByText('po podatku').length).toBeGreaterThan(1);
  expect(page.address()).toBe('/nasza-skutecznosc?tax=12');
});

it('says how old the result is while the service is down, and offers a refresh', async () => {
  const page = await openWith(null);
  const extensions = { degraded: [{ call: 'effectiveness', ageSeconds: 120 }] };
  await act(async () => page.degraded.record('ourEffectivenessScreenQuery', extensions));
  await screen.findByText(/Dane sprzed 2 minut/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' })));
  expect(page.graph.requests.filter(({ name }) => name === 'ourEffectivenessScreenQuery')).toHaveLength(2);
});

it('omits the chart after tax when daily stakes are missing', async () => {
  await openWith(null);
  expect(screen.getByText(/nie da się policzyć/)).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});
