import { screen } from '@testing-library/react';
import type { IntlShape } from 'react-intl';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { english } from '../../../testing/texts.ts';
import { adminPages } from '../admin-routes.tsx';

const openWith = (answer: object, intl?: IntlShape) => renderScreen(adminPages.campaign, { intl, answer });

const response = (campaignVisits: readonly object[]) => ({ data: { admin: { campaignVisits } } });
const visits = [
  { date: '2026-03-12', visits: 2 },
  { date: '2026-03-14', visits: 12_005 },
];

it('shows visits by day, latest first, with empty days and the total', async () => {
  await openWith(response(visits));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(['12\u00a0005', '0', '2']);
  expect(rows[0]?.textContent).toContain('14.03.2026');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Wykres wejść: 12\u00a0007 wejść w 3 dni, najwięcej 12\u00a0005 jednego dnia',
  );
  expect(screen.getByText(/^12\s007 wejść łącznie$/)).toBeDefined();
});

it('shows an empty state', async () => {
  await openWith(response([]), english);
  expect(screen.getByRole('heading', { name: 'No visits yet' })).toBeDefined();
});
