import { screen, within } from '@testing-library/react';
import type { IntlShape } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { english } from '../../../../testing/texts.ts';
import { adminPages } from '../../admin-routes.tsx';

const months = Array.from({ length: 14 }, (_, index) => ({
  month: `${index < 12 ? 2025 : 2026}-${String((index % 12) + 1).padStart(2, '0')}`,
  count: index,
  amountPln: index === 10 ? 5000 : index * 100,
}));
const stats = {
  byMonth: months,
  byPlan: [
    { planName: 'me_vip', count: 3, amountPln: 297 },
    { planName: 'pro', count: 1, amountPln: 129 },
  ],
  byMethod: [
    { method: 'BLIK', count: 3, amountPln: 297 },
    { method: null, count: 1, amountPln: 129 },
  ],
  byStatus: [
    { status: 'DONE', statusText: 'done', count: 4, amountPln: 426 },
    { status: 'UNKNOWN', statusText: 'refunded', count: 1, amountPln: 1 },
  ],
};

const openWith = (paymentStats: object, intl?: IntlShape) =>
  renderScreen(adminPages.paymentStats, { intl, answer: { data: { admin: { paymentStats } } } });
const cells = (name: string) => {
  const region = within(screen.getByRole('region', { name }));
  return region
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')));
};

describe('payment statistics', () => {
  it('show the last twelve months as chart and table', async () => {
    await openWith(stats);
    const table = cells('Wpływy według miesięcy');
    expect(table).toHaveLength(12);
    expect(table[0]).toEqual(['Luty 2026', '13', '1 300,00 zł']);
    expect(table.at(-1)).toEqual(['Marzec 2025', '2', '200,00 zł']);
    const chart = screen.getByRole('img', {
      name: /^Wykres wpływów z 12 miesięcy; najlepszy: Listopad 2025, 5\s000,00\szł$/,
    });
    const bars = [...chart.querySelectorAll('.recharts-bar-rectangle path')].map((bar) =>
      Number(bar.getAttribute('height')),
    );
    expect(bars).toHaveLength(12);
    expect(Math.max(...bars)).toBe(bars[8]);
    expect((bars[9] ?? 0) / (bars[8] ?? 1)).toBeCloseTo(1100 / 5000, 2);
  });

  it('show plans, methods and statuses with their shares', async () => {
    await openWith(stats);
    expect(cells('Opłacone według pakietów')).toEqual([
      ['ME VIP', '3', '297,00 zł'],
      ['Pro', '1', '129,00 zł'],
    ]);
    expect(cells('Opłacone według metod').map(([name]) => name)).toEqual(['BLIK', 'Inna']);
    expect(cells('Wszystkie według statusu').map(([name]) => name)).toEqual(['opłacona', 'refunded']);
  });

  it('show an empty state per panel without paid payments', async () => {
    await openWith({ ...stats, byMonth: [], byPlan: [], byMethod: [] });
    expect(screen.getAllByText('Nic jeszcze nie opłacono.')).toHaveLength(3);
    expect(cells('Wszystkie według statusu')).toHaveLength(2);
  });

  it('show an empty state without payments', async () => {
    await openWith({ byMonth: [], byPlan: [], byMethod: [], byStatus: [] });
    expect(screen.getByText('Nie ma jeszcze żadnej płatności')).toBeDefined();
  });

  it('are translated', async () => {
    await openWith(stats, english);
    expect(cells('Revenue by month')[0]).toEqual(['February 2026', '13', 'PLN 1,300.00']);
  });
});
