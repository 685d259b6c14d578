import { screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, expect, it } from 'vitest';
import { press, respond } from '../../../../testing/actions.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { stopClock, wait } from '../../../../testing/time.ts';
import { adminPages } from '../../admin-routes.tsx';

beforeEach(() => {
  stopClock();
});
const filter = (filterId: number, name: string, more: object = {}) => ({
  id: `filter-${filterId}`,
  filterId,
  namePl: name,
  sportIds: [],
  leagueIds: [],
  ...more,
});
const [first, second, third] = [
  filter(1, 'Polska', { nameEn: 'Poland', leagueIds: ['league-4', 'league-5'] }),
  filter(2, 'Piłka', { sportIds: [1] }),
  filter(3, 'Wszystko'),
];
const response = (...filters: object[]) => ({ data: { admin: { dropinfoFilters: filters } } });

const openWith = (...filters: object[]) =>
  renderScreen(adminPages.dropinfoFilters, { answer: response(...filters) });

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [place, , nameEn, scope] = within(row).getAllByRole('cell');
      return [place?.textContent, nameEn?.textContent, scope?.textContent];
    });

it('lists the filters with their scope and links to their forms', async () => {
  await openWith(first, second, third, filter(4, 'Obcy', { sportIds: null, leagueIds: null }));
  expect(rows()).toEqual([
    ['1', 'Poland', '2 ligi'],
    ['2', '–', '1 sport'],
    ['3', '–', 'wszystko'],
    ['4', '–', '–'],
  ]);
  const link = screen.getByRole('link', { name: 'Edytuj filtr: Piłka' });
  expect(link.getAttribute('href')).toBe('/admin/dropinfo/2/edit');
});

const isBusy = () =>
  screen.getByRole('button', { name: 'Przesuń niżej: Polska' }).getAttribute('aria-disabled') === 'true';

it('moves a filter, shows the new order and announces it', async () => {
  const { graph } = await openWith(first, second, third);
  await press('Przesuń niżej: Polska');
  expect(graph.latest()).toMatchObject({
    name: 'dropinfoFiltersScreenMoveFilterDownMutation',
    variables: { input: { filterId: 'filter-1' } },
  });
  expect(isBusy()).toBe(true);
  await press('Przesuń niżej: Polska');
  expect(graph.requests).toHaveLength(2);
  await respond(graph, { data: { moveDropinfoFilterDown: { errors: [] } } });
  await press('Przesuń niżej: Polska');
  expect(graph.requests).toHaveLength(3);
  expect(isBusy()).toBe(true);
  await respond(graph, response(second, first, third));
  expect(isBusy()).toBe(false);
  expect(rows().map(([, , scope]) => scope)).toEqual(['1 sport', '2 ligi', 'wszystko']);
  expect(screen.getByText('Polska: miejsce 2')).toBeDefined();
  await press('Przesuń wyżej: Wszystko');
  expect(graph.latest()).toMatchObject({
    name: 'dropinfoFiltersScreenMoveFilterUpMutation',
    variables: { input: { filterId: 'filter-3' } },
  });
});

it('disables moves beyond the ends', async () => {
  const { graph } = await openWith(first, third);
  await press('Przesuń wyżej: Polska');
  await press('Przesuń niżej: Wszystko');
  expect(graph.requests).toHaveLength(1);
});

it('shows an error and the current order when a move fails', async () => {
  const { graph } = await openWith(first, third);
  await press('Przesuń niżej: Polska');
  graph.latest().fail(new GraphError('NETWORK', ''));
  await wait();
  expect(rows().map(([, , scope]) => scope)).toEqual(['2 ligi', 'wszystko']);
  expect(screen.getByRole('alert').textContent).not.toBe('');
  await respond(graph, response(third, first));
  expect(rows().map(([, , scope]) => scope)).toEqual(['wszystko', '2 ligi']);
});

it('shows an error and the current order when a move is refused', async () => {
  const { graph } = await openWith(first, third);
  await press('Przesuń niżej: Polska');
  const errors = [{ code: 'NOT_FOUND' }];
  await respond(graph, { data: { moveDropinfoFilterDown: { errors } } });
  await respond(graph, response(third));
  expect(rows().map(([, , scope]) => scope)).toEqual(['wszystko']);
  expect(screen.getByRole('alert').textContent).toBe(
    'Nie udało się przesunąć filtra. Wczytujemy aktualną kolejność',
  );
});

it('shows an empty state', async () => {
  await openWith();
  expect(screen.getByRole('heading', { name: 'Nie ma jeszcze żadnego filtra' })).toBeDefined();
});
