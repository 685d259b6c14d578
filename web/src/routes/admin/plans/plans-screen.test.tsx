import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { adminPages } from '../admin-routes.tsx';

const plan = (planId: number, change: object = {}) => ({
  id: `plan-${planId}`,
  planId,
  name: 'pro',
  pricePln: 129,
  activeSale: null,
  placesTaken: 7,
  ...change,
});

const openWith = (...plans: object[]) =>
  renderScreen(adminPages.plans, { answer: { data: { admin: { plans } } } });

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));

describe('the plans', () => {
  it('show price, sale, places and end of sale, and link to the form', async () => {
    await openWith(
      plan(3, { salePercent: 12.5, activeSale: { percent: 12.5 } }),
      plan(4, { name: 'vip', salePercent: 20 }),
      plan(6, {
        name: 'me_vip',
        hasFixedDates: true,
        isLimited: true,
        placesTotal: 100,
        placesTaken: 97,
        soldUntil: '2020-06-14T22:00:00.000Z',
      }),
    );
    const [pro, vip, mevip] = rows();
    expect(pro).toMatch(/^Pro.*129,00 zł.*12,50 %, trwa.*7.*bezterminowo$/);
    expect(vip).toMatch(/^VIP.*20 %, nie trwa/);
    expect(mevip).toMatch(/^ME VIP.*97 \/ 100.*zakończona 14\.06\.2020/);
    expect(screen.getByRole('link', { name: 'ME VIP' }).getAttribute('href')).toBe('/admin/plans/6');
  });

  it('show an empty state', async () => {
    await openWith();
    expect(screen.getByText('Nie ma żadnego pakietu')).toBeDefined();
  });
});
