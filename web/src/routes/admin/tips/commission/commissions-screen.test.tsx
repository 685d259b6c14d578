import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { press } from '../../../../testing/actions.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { stopClock, wait } from '../../../../testing/time.ts';
import { adminPages } from '../../admin-routes.tsx';

beforeEach(() => {
  stopClock();
});

const node = (typerName: string, month: string) => ({
  user: null,
  typerName,
  month,
  amountPln: 10,
});
const nodes = [
  node('Żaneta', '2026-03'),
  node('Ala', '2026-03'),
  node('Marek', '2026-03'),
  node('Łukasz', '2026-02'),
  node('Łukasz', '2026-03'),
];
const answer = { data: { admin: { commissions: { edges: nodes.map((one) => ({ node: one })) } } } };

const open = (search = '') =>
  renderScreen(adminPages.commissions, { address: `/admin/tips/commission${search}`, answer });
const typers = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => row.children[1]?.textContent);
const month = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Miesiąc' });

it('shows a month, its sum and its address', async () => {
  const { address } = await open();
  expect(typers()).toEqual(['Ala', 'Łukasz', 'Marek', 'Żaneta', 'Łukasz']);
  fireEvent.change(month(), { target: { value: '2026-02' } });
  await wait();
  expect([typers(), address()]).toEqual([['Łukasz'], '/admin/tips/commission?month=2026-02']);
  expect(screen.getByText(/^Razem 10,00/)).toBeDefined();
});

it('sorts, and searches each word without case and accents', async () => {
  const { address } = await open('?month=2026-03');
  await press('Typer');
  expect(typers()).toEqual(['Ala', 'Łukasz', 'Marek', 'Żaneta']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zan' } });
  await wait(250);
  expect(typers()).toEqual(['Żaneta']);
  expect(address()).toBe('/admin/tips/commission?month=2026-03&sort=typer&direction=asc&search=zan');
  fireEvent.change(screen.getByLabelText('Sortuj:'), { target: { value: 'month' } });
  await wait();
  expect(address()).toBe('/admin/tips/commission?month=2026-03&direction=asc&search=zan');
});

it.each(['2025-01', 'x'])('shows all months for one without commissions: %s', async (given) => {
  await open(`?month=${given}`);
  expect(month().selectedOptions[0]?.textContent).toBe('Wszystkie miesiące');
  expect(typers()).toHaveLength(5);
});
