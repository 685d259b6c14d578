import { fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import type { IntlShape } from 'react-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wordsOf } from '../../../shared/ui/url-state.ts';
import { click, press, respond } from '../../../testing/actions.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { english } from '../../../testing/texts.ts';
import { stopClock, wait } from '../../../testing/time.ts';
import { adminPages } from '../admin-routes.tsx';
import { userList } from '../lib/list-params.ts';

const now = Date.parse('2026-03-14T12:00:00Z');
const day = 24 * 3_600_000;

beforeEach(() => {
  stopClock(now);
});
const at = (days: number) => new Date(now + days * day).toISOString();
const userNode = (number: number, values: object = {}) => ({
  id: `user-${number}`,
  userId: number,
  email: `person${number}@tipgraph.example`,
  firstName: 'Kamil',
  lastName: `Obrzut ${number}`,
  role: 'USER',
  joinedAt: at(-10),
  deviceCount: 2,
  subscription: null,
  ...values,
});
const subscription = (days: number, values: object = {}) => ({
  id: 'subscription-1',
  planName: 'standard+',
  startsAt: at(-20),
  expiresAt: at(days),
  ...values,
});
const counts = { all: 71, subscribed: 12, ending: 3, typers: 1, admins: 2, locked: 0 };
const response = (nodes: readonly object[], totalCount = nodes.length) => ({
  data: {
    admin: { counts: { users: counts }, users: { totalCount, edges: nodes.map((node) => ({ node })) } },
  },
});

const open = (address?: string) => renderScreen(adminPages.users, { address });

const openWith = (nodes: readonly object[], address?: string, totalCount?: number, intl?: IntlShape) =>
  renderScreen(adminPages.users, { address, intl, answer: response(nodes, totalCount) });

const rowOf = (name: string) => {
  const row = screen.getByRole('link', { name }).closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};
const head = (name: string) => screen.getByRole('columnheader', { name });

describe('the list of people', () => {
  it('shows role, subscription and devices of each user and links to the user', async () => {
    await openWith([
      userNode(1, { role: 'TYPER', subscription: subscription(90, { goq: true, planName: 'me_vip' }) }),
      userNode(2, { firstName: null, lastName: null }),
    ]);
    const first = rowOf('Kamil Obrzut 1');
    expect(screen.getByRole('link', { name: 'Kamil Obrzut 1' }).getAttribute('href')).toBe('/admin/users/1');
    for (const text of ['typer', 'ME VIP', '12.06.2026', 'person1@tipgraph.example', '2'])
      expect(first.getByText(text)).toBeDefined();
    expect(first.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(['tak', 'nie']);
    expect(rowOf('person2@tipgraph.example').getByText('brak')).toBeDefined();
  });

  it('shows dashes for what the upstream does not send', async () => {
    const active = subscription(90, { id: null, startsAt: null });
    await openWith([userNode(1, { joinedAt: null, deviceCount: null, subscription: active })]);
    const cells = rowOf('Kamil Obrzut 1').getAllByRole('cell');
    const texts = cells.slice(3, -1).map(({ textContent }) => textContent);
    expect(texts).toEqual(['–', 'Standard+', '–', '12.06.2026', '–', '–', '–']);
  });

  it('shows no GOQ and Discord once they have ended', async () => {
    const until = (days: number) => ({
      goq: true,
      goqUntil: at(days),
      discord: true,
      discordUntil: at(days),
    });
    await openWith([
      userNode(1, { subscription: subscription(90, until(1)) }),
      userNode(2, { subscription: subscription(90, { id: 'ended', ...until(0) }) }),
    ]);
    const addOnsOf = (name: string) =>
      rowOf(name)
        .getAllByRole('img')
        .map((mark) => mark.getAttribute('aria-label'));
    expect(addOnsOf('Kamil Obrzut 1')).toEqual(['tak', 'tak']);
    expect(addOnsOf('Kamil Obrzut 2')).toEqual(['nie', 'nie']);
  });

  it('shows in a card of a subscription whether it has GOQ and Discord', async () => {
    await openWith([
      userNode(1, { subscription: subscription(90, { goq: true, goqUntil: at(0), discord: false }) }),
      userNode(2),
    ]);
    const isInCard = (name: string) =>
      rowOf(name)
        .getAllByRole('img')
        .map((mark) => !mark.closest('td')?.hasAttribute('data-empty'));
    expect(isInCard('Kamil Obrzut 1')).toEqual([true, true]);
    expect(isInCard('Kamil Obrzut 2')).toEqual([false, false]);
  });

  it('marks locked users', async () => {
    await openWith([userNode(1, { lockedAt: at(-1) }), userNode(2)]);
    expect(rowOf('Kamil Obrzut 1').getByText('konto zablokowane')).toBeDefined();
    expect(rowOf('Kamil Obrzut 2').queryByText('konto zablokowane')).toBeNull();
  });

  it('marks subscriptions that end soon or have ended', async () => {
    await openWith([
      userNode(1, { subscription: subscription(3) }),
      userNode(2, { subscription: subscription(-1, { id: 'ended' }) }),
    ]);
    expect(rowOf('Kamil Obrzut 1').getByText('kończy się')).toBeDefined();
    expect(rowOf('Kamil Obrzut 2').getByText('wygasła')).toBeDefined();
  });

  it('shows the last day of a subscription that ends at midnight in Warsaw', async () => {
    vi.stubEnv('TZ', 'Europe/Warsaw');
    await openWith([
      userNode(1, { subscription: subscription(0, { expiresAt: '2026-07-15T22:00:00.000Z' }) }),
    ]);
    expect(rowOf('Kamil Obrzut 1').getByText('15.07.2026')).toBeDefined();
  });

  it('sends the filters of the URL', async () => {
    const { graph } = await open('/admin/users?search=%20Ola&sort=expires_at&direction=desc&page=3');
    expect(graph.latest().variables).toEqual({
      search: 'Ola',
      filter: null,
      orderBy: { field: 'EXPIRES_AT', direction: 'DESC' },
      first: 20,
      page: 3,
    });
  });

  it('sorts by every sortable column, as a table and as cards', async () => {
    const { graph, address } = await openWith([userNode(1)]);
    await click(within(head('Do')).getByRole('button'));
    expect(address()).toBe('/admin/users?sort=expires_at');
    expect(head('Do').getAttribute('aria-sort')).toBe('ascending');
    for (const sort of wordsOf(userList.sorts)) {
      fireEvent.change(screen.getByLabelText('Sortuj:'), { target: { value: sort } });
      await wait();
      const field = { field: sort.toUpperCase(), direction: 'ASC' };
      expect(
        graph.requests.some(({ variables }) => JSON.stringify(variables).includes(JSON.stringify(field))),
      ).toBe(true);
    }
    fireEvent.change(screen.getByLabelText('Kierunek sortowania'), { target: { value: 'desc' } });
    await wait();
    expect(address()).toBe('/admin/users?sort=devices&direction=desc');
  });

  it('debounces the search, resets the page and changes pages', async () => {
    const { graph, address } = await openWith([userNode(1)], '/admin/users?page=2', 60);
    await press('Następna strona');
    expect(address()).toBe('/admin/users?page=3');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'wron' } });
    await wait(250);
    expect(address()).toBe('/admin/users?search=wron');
    expect(graph.latest().variables).toMatchObject({ search: 'wron', page: 1 });
  });

  it('limits the length of the search', async () => {
    const { graph } = await open(`/admin/users?search=${'a'.repeat(1_000)}`);
    expect(graph.latest().variables).toMatchObject({ search: 'a'.repeat(200) });
  });

  it('filters, with a count for each filter', async () => {
    const { graph, address } = await openWith([userNode(1)], '/admin/users?search=ola&page=2', 60);
    expect(screen.getByRole('button', { name: 'Wszyscy 71' }).getAttribute('aria-pressed')).toBe('true');
    await press('Kończy się w ciągu 7 dni 3');
    expect(address()).toBe('/admin/users?search=ola&filter=ending');
    expect(graph.latest().variables).toMatchObject({ search: 'ola', filter: 'ENDING', page: 1 });
  });

  it('hides the filters when their counts failed, unless one is in use', async () => {
    const { data } = response([userNode(1)]);
    const errors = [{ message: '', path: ['admin', 'counts'], extensions: { code: 'UPSTREAM_TIMEOUT' } }];
    const { graph, address } = await open('/admin/users?filter=locked');
    await respond(graph, { data: { admin: { ...data.admin, counts: null } }, errors });
    expect(screen.getByText('1 osoba')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Zablokowani' }).getAttribute('aria-pressed')).toBe('true');
    await press('Wszyscy');
    expect(address()).toBe('/admin/users');
    expect(screen.queryByRole('group', { name: 'Kogo pokazać' })).toBeNull();
  });

  it('links to payments and marks the service account', async () => {
    await openWith([userNode(1, { role: 'ADMIN', isService: true }), userNode(2)]);
    expect(rowOf('Kamil Obrzut 1').getByText('konto serwisu')).toBeDefined();
    const payments = rowOf('Kamil Obrzut 2').getByRole('link', { name: 'Płatności: Kamil Obrzut 2' });
    expect(payments.getAttribute('href')).toBe('/admin/payments?search=person2%40tipgraph.example');
  });

  it('shows an empty state that clears the filters', async () => {
    const { address } = await openWith([], '/admin/users?search=nikt');
    expect(screen.getByRole('heading', { name: 'Nikogo nie znaleziono' })).toBeDefined();
    await click(screen.getByRole('link', { name: 'Pokaż wszystkich' }));
    expect(address()).toBe('/admin/users');
  });

  it('links to the first page when the page is out of range', async () => {
    const { address } = await openWith([], '/admin/users?page=9', 30);
    await press('Pokaż pierwszą stronę');
    expect(address()).toBe('/admin/users');
  });

  it('keeps its rows when sorting fails, and can be retried', async () => {
    const { graph } = await openWith([userNode(1)]);
    await click(within(head('Rola')).getByRole('button'));
    graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', ''));
    await wait();
    expect(screen.getByRole('link', { name: 'Kamil Obrzut 1' })).toBeDefined();
    await press('Spróbuj ponownie');
    await respond(graph, response([userNode(7)]));
    expect(screen.getByRole('link', { name: 'Kamil Obrzut 7' })).toBeDefined();
  });

  it('is translated', async () => {
    await openWith([userNode(1, { role: 'ADMIN' })], undefined, undefined, english);
    expect(rowOf('Kamil Obrzut 1').getByText('administrator')).toBeDefined();
    expect(head('Joined')).toBeDefined();
  });
});
