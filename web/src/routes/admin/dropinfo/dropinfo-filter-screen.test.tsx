import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { createOperationDescriptor } from 'relay-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import query from '../../../__generated__/dropinfoFilterScreenQuery.graphql.ts';
import { UnsavedGuard } from '../../../shared/forms/unsaved-guard.tsx';
import { press, respond } from '../../../testing/actions.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { stopClock, wait } from '../../../testing/time.ts';
import { adminPages } from '../admin-routes.tsx';

beforeEach(() => {
  stopClock();
});
const choices = {
  dropinfoFilterSports: [
    { sportId: 1, name: 'Piłka nożna' },
    { sportId: 2, name: 'Tenis' },
  ],
  dropinfoFilterLeagues: [
    { leagueId: 'league-4', sportId: 1, name: 'Ekstraliga', country: 'Polska' },
    { leagueId: 'league-5', sportId: 1, name: 'Pierwsza Liga', country: 'Łotwa' },
    { leagueId: 'league-6', sportId: 2, name: 'Turniej', country: null },
  ],
};
const stored = {
  id: 'filter-7',
  namePl: 'Polska',
  nameEn: 'Poland',
  sportIds: [1],
  leagueIds: ['league-4'],
  version: 3,
};

const guarded = (
  <>
    <Outlet />
    <UnsavedGuard />
  </>
);

const openNew = (answer: object = { data: { admin: choices } }, frame?: ReactNode) =>
  renderScreen(adminPages.newDropinfoFilter, { answer, frame });

const openStored = (filter: object | null = stored) =>
  renderScreen(adminPages.editDropinfoFilter, {
    address: '/admin/dropinfo/7/edit',
    answer: { data: { admin: { ...choices, dropinfoFilter: filter } } },
  });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const leagues = () =>
  screen
    .getAllByRole('checkbox')
    .map((box) => document.querySelector(`label[for="${box.id}"]`)?.textContent)
    .slice(choices.dropinfoFilterSports.length);

describe('a new filter', () => {
  it('is saved and opens the list', async () => {
    const { graph, address } = await openNew(undefined, guarded);
    type('Nazwa polska', ' Polska ');
    check('Piłka nożna');
    check('Polska · Ekstraliga');
    check('Łotwa · Pierwsza Liga');
    check('Łotwa · Pierwsza Liga');
    expect(screen.getByText('Wybrano 1 ligę.')).toBeDefined();
    await press('Utwórz filtr');
    expect(graph.latest().variables).toEqual({
      input: { namePl: 'Polska', nameEn: null, sportIds: [1], leagueIds: ['league-4'] },
    });
    await respond(graph, { data: { createDropinfoFilter: { filter: { id: 'x' }, errors: [] } } });
    expect(address()).toBe('/admin/dropinfo/filterList');
  });

  it('does not open the list when the form was left while saving', async () => {
    const { graph, address, router } = await openNew();
    type('Nazwa polska', 'Polska');
    await press('Utwórz filtr');
    await act(() => router.navigate('/admin/tips/new'));
    await respond(graph, { data: { createDropinfoFilter: { filter: { id: 'x' }, errors: [] } } });
    expect(screen.getByText('Utworzono filtr')).toBeDefined();
    expect(address()).toBe('/admin/tips/new');
  });

  it('offers leagues of the selected sports and searches them', async () => {
    await openNew();
    check('Tenis');
    expect(leagues()).toEqual(['Turniej']);
    check('Tenis');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lotwa' } });
    await wait(300);
    expect(leagues()).toEqual(['Łotwa · Pierwsza Liga']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nic' } });
    await wait(300);
    expect(screen.getByText('Żadna liga nie pasuje')).toBeDefined();
  });

  it('is not saved by Enter in the search of leagues', async () => {
    const { graph } = await openNew();
    type('Nazwa polska', 'Polska');
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.type(screen.getByRole('searchbox'), 'lotwa{Enter}');
    expect(graph.requests).toHaveLength(1);
    expect(leagues()).toEqual(['Łotwa · Pierwsza Liga']);
  });

  it('requires a name', async () => {
    const { graph } = await openNew();
    await press('Utwórz filtr');
    expect(screen.getByText('Podaj nazwę')).toBeDefined();
    expect(document.activeElement).toBe(field('Nazwa polska'));
    expect(graph.requests).toHaveLength(1);
  });

  it('hides the form when sports and leagues fail to load, and can be retried', async () => {
    const path = ['admin', 'dropinfoFilterLeagues'];
    await openNew({
      data: { admin: { ...choices, dropinfoFilterLeagues: null } },
      errors: [{ message: '', path, extensions: { code: 'UPSTREAM_ERROR' } }],
    });
    expect(screen.getByRole('alert').textContent).toContain('Nie udało się wczytać filtra');
  });

  it('shows server errors at their fields', async () => {
    const { graph } = await openNew();
    type('Nazwa polska', 'x'.repeat(61));
    await press('Utwórz filtr');
    const errors = [
      { field: ['namePl'], code: 'TOO_LONG' },
      { field: ['leagueIds'], code: 'INVALID' },
    ];
    await respond(graph, { data: { createDropinfoFilter: { filter: null, errors } } });
    expect(screen.getByText('Nazwa może mieć najwyżej 60 znaków')).toBeDefined();
    expect(
      screen.getByText('Część wybranych pozycji już nie istnieje. Wczytaj stronę od nowa'),
    ).toBeDefined();
  });
});

describe('an existing filter', () => {
  it('shows its saved values and sends the loaded version', async () => {
    const { graph } = await openStored();
    expect([field('Nazwa polska').value, field('Nazwa angielska').value]).toEqual(['Polska', 'Poland']);
    type('Nazwa angielska', '');
    await press('Wyczyść wybór lig');
    await press('Zapisz zmiany');
    expect(graph.latest().variables).toEqual({
      input: {
        filterId: 'filter-7',
        version: 3,
        namePl: 'Polska',
        nameEn: null,
        sportIds: [1],
        leagueIds: [],
      },
    });
  });

  it('can be reloaded after a version conflict', async () => {
    const { graph } = await openStored();
    await press('Zapisz zmiany');
    const errors = [{ field: null, code: 'STALE' }];
    await respond(graph, { data: { updateDropinfoFilter: { filter: null, errors } } });
    expect(screen.getByRole('alert').textContent).toContain('Ktoś zmienił ten filtr');
    await press('Wczytaj od nowa');
    const newer = { ...stored, namePl: 'Polska i Łotwa', version: 4 };
    await respond(graph, { data: { admin: { ...choices, dropinfoFilter: newer } } });
    expect(field('Nazwa polska').value).toBe('Polska i Łotwa');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the input and the loaded version after a refetch', async () => {
    const { graph } = await openStored();
    type('Nazwa polska', 'Moja');
    const newer = { ...stored, namePl: 'Ich', version: 4 };
    const variables = { filterId: 7, isNew: false };
    const operation = createOperationDescriptor(query, variables);
    const admin = { ...choices, dropinfoFilter: newer };
    act(() => graph.environment.commitPayload(operation, { admin }));
    expect(field('Nazwa polska').value).toBe('Moja');
    await press('Zapisz zmiany');
    expect(graph.latest().variables).toMatchObject({ input: { version: 3, namePl: 'Moja' } });
  });

  it('reports a missing filter', async () => {
    await openStored(null);
    expect(screen.getByRole('heading', { name: 'Nie ma takiego filtra' })).toBeDefined();
  });
});
