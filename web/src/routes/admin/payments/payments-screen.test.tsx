import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IntlShape } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { english } from '../../../testing/texts.ts';
import { write } from '../../../testing/write.ts';
import { adminPages } from '../admin-routes.tsx';

const node = (number: number, change: object = {}) => ({
  id: `payment-${number}`,
  email: `osoba-${number}@tipgraph.example`,
  uid: `pay/${number}`,
  amountPln: 1234.5,
  planName: 'standard+',
  months: 3,
  createdAt: '2026-03-14T11:05:00Z',
  status: 'PENDING',
  ...change,
});
const response = (
  nodes: readonly object[],
  totalCount = nodes.length,
  heldPayments: readonly object[] | null = [],
) => ({
  data: {
    admin: {
      counts: { pendingPayments: 4, heldPayments: 1 },
      heldPayments,
      payments: { totalCount, edges: nodes.map((one) => ({ node: one })) },
    },
  },
});

const open = (address?: string) => renderScreen(adminPages.payments, { address });
const openWith = (nodes: readonly object[], address?: string, totalCount?: number, intl?: IntlShape) =>
  renderScreen(adminPages.payments, { address, intl, answer: response(nodes, totalCount) });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the list of payments', () => {
  it('shows a placeholder while loading', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Płatności' })).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is shown without filters and held payments when these failed', async () => {
    const { data } = response([node(1)]);
    const errors = ['counts', 'heldPayments'].map((field) => ({
      message: '',
      path: ['admin', field],
      extensions: { code: 'UPSTREAM_TIMEOUT' },
    }));
    const answer = { data: { admin: { ...data.admin, counts: null, heldPayments: null } }, errors };
    const { unmount } = await renderScreen(adminPages.payments, { answer });
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.queryByRole('group', { name: 'Które pokazać' })).toBeNull();
    unmount();
    const { address } = await renderScreen(adminPages.payments, {
      address: '/admin/payments?status=held',
      answer,
    });
    await press('Wszystkie');
    expect(address()).toBe('/admin/payments');
  });

  it('filters by status, with counts', async () => {
    const { graph, address } = await openWith([node(1)], '/admin/payments?search=ola');
    await press('Oczekujące 4');
    expect(address()).toBe('/admin/payments?search=ola&status=pending');
    expect(graph.latest().variables).toMatchObject({ search: 'ola', status: 'PENDING' });
    expect(screen.getByRole('button', { name: 'Do wyjaśnienia 1' })).toBeDefined();
    await act(async () => graph.latest().answer(response([])));
    expect(address()).toBe('/admin/payments?search=ola&status=pending');
    await press('Wygasłe');
    expect(graph.latest().variables).toMatchObject({ search: 'ola', status: 'EXPIRED' });
  });

  it('shows payer and amount, and links to each payment', async () => {
    await openWith([
      node(1),
      node(2, { status: 'DONE', statusText: 'done', paidAt: '2026-03-14T11:07:00Z' }),
    ]);
    const [, first, second] = screen.getAllByRole('row');
    if (!first || !second) throw new Error('There are no rows.');
    const link = within(first).getByRole('link', { name: 'osoba-1@tipgraph.example' });
    expect(link.getAttribute('href')).toBe('/admin/payments/pay%2F1');
    expect(first.textContent?.replaceAll('\u00a0', ' ')).toContain('1 234,50 zł');
    expect(within(first).getAllByText(/Standard\+, 3 miesiące/).length).toBeGreaterThan(0);
    expect(within(first).getAllByText('oczekuje').length).toBeGreaterThan(0);
    expect(within(second).getAllByText('opłacona').length).toBeGreaterThan(0);
  });

  it('shows held payments first, with amount and reason', async () => {
    const held = { ...node(9, { status: 'HELD', statusText: 'held' }), failure: 'SOLD_OUT' };
    await renderScreen(adminPages.payments, { answer: response([node(1)], 1, [held]) });
    const section = within(screen.getByRole('region', { name: 'Płatności do wyjaśnienia' }));
    const link = section.getByRole('link', { name: 'osoba-9@tipgraph.example' });
    expect(link.getAttribute('href')).toBe('/admin/payments/pay%2F9');
    expect(section.getByRole('listitem').textContent?.replaceAll('\u00a0', ' ')).toContain('1 234,50 zł');
    expect(section.getByText('zabrakło miejsc w pakiecie')).toBeDefined();
  });

  it.each([
    ['there are none', []],
    ['they fail to load', null],
  ])('hides held payments when %s', async (_, held) => {
    await renderScreen(adminPages.payments, { answer: response([node(1)], 1, held) });
    expect(screen.getByRole('table')).toBeDefined();
    expect(screen.queryByText('Płatności do wyjaśnienia')).toBeNull();
  });

  it('sends the newest first by default, and the parameters of the URL', async () => {
    const { graph } = await open();
    expect(graph.latest().variables).toEqual({
      status: null,
      search: null,
      orderBy: { field: 'CREATED_AT', direction: 'DESC' },
      first: 20,
      page: 1,
    });
    const other = await open('/admin/payments?search=ola&sort=amount&direction=asc&page=3');
    expect(other.graph.latest().variables).toEqual({
      status: null,
      search: 'ola',
      orderBy: { field: 'AMOUNT', direction: 'ASC' },
      first: 20,
      page: 3,
    });
  });

  it('sorts and pages by the URL and keeps its rows while loading', async () => {
    const { graph, address } = await openWith([node(1)], '/admin/payments', 45);
    await press('Następna strona');
    expect(address()).toBe('/admin/payments?page=2');
    expect(graph.latest().variables).toMatchObject({ page: 2 });
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
    await act(async () => graph.latest().answer(response([node(21)], 45)));
    expect(screen.getByText('21–40 z 45')).toBeDefined();
    await press('Kwota');
    expect(address()).toBe('/admin/payments?sort=amount');
    expect(graph.latest().variables).toMatchObject({
      page: 1,
      orderBy: { field: 'AMOUNT', direction: 'DESC' },
    });
  });

  it('sorts by every column on narrow screens', async () => {
    const { graph, address } = await openWith([node(1)]);
    const order = screen.getByLabelText('Sortuj:');
    for (const [sort, field] of [
      ['status', 'STATUS'],
      ['paid', 'PAID_AT'],
    ]) {
      await userEvent.selectOptions(order, sort ?? '');
      expect(graph.latest().variables).toMatchObject({ orderBy: { field, direction: 'DESC' } });
    }
    await userEvent.selectOptions(screen.getByLabelText('Kierunek sortowania'), 'rosnąco');
    expect(address()).toBe('/admin/payments?sort=paid&direction=asc');
  });

  it('debounces the search', async () => {
    const { graph, address } = await openWith([node(1)]);
    write(screen.getByRole('searchbox'), 'ola');
    await expect.poll(address).toBe('/admin/payments?search=ola');
    await expect.poll(() => graph.latest().variables).toMatchObject({ search: 'ola' });
  });

  it('shows an empty state without payments, matches or rows on a page', async () => {
    await openWith([], '/admin/payments?sort=amount');
    expect(screen.getByText('Nie ma jeszcze żadnej płatności')).toBeDefined();
    const none = await openWith([], '/admin/payments?search=xyz');
    expect(screen.getByText('Brak płatności dla „xyz”')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Pokaż wszystkie' }));
    expect(none.address()).toBe('/admin/payments');
    const past = await openWith([], '/admin/payments?search=ola&page=9', 3);
    await press('Pokaż pierwszą stronę');
    expect(past.address()).toBe('/admin/payments?search=ola');
  });

  it('is translated', async () => {
    await openWith([node(1)], '/admin/payments', 1, english);
    expect(screen.getByRole('heading', { name: 'Payments' })).toBeDefined();
    expect(screen.getAllByText('pending').length).toBeGreaterThan(0);
  });
});
