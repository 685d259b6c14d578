import { act, fireEvent, screen } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import type { IntlShape } from 'react-intl';
import { beforeEach, describe, expect, it } from 'vitest';
import { markHandled } from '../../../../shared/relay/app-error.ts';
import { click, respond } from '../../../../testing/actions.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { english } from '../../../../testing/texts.ts';
import { stopClock, wait } from '../../../../testing/time.ts';
import { adminPages } from '../../admin-routes.tsx';

beforeEach(() => {
  stopClock();
});
const league = (number: number, isEditable = false) => ({
  id: `league-${number}`,
  leagueId: number,
  name: `Liga ${number}`,
  country: 'Polska',
  isEditable,
});
const response = (nodes: readonly object[]) => ({
  data: { leagues: { edges: nodes.map((node) => ({ node })) } },
});

const openWith = (nodes: readonly object[], address?: string, intl?: IntlShape) =>
  renderScreen(adminPages.leagues, { address, intl, answer: response(nodes) });

const mark = (number: number, label = 'Edycja statystyk') =>
  screen.getByRole<HTMLInputElement>('switch', { name: `${label}: Polska, Liga ${number}` });

describe('the list of leagues', () => {
  it('reads filters from the URL and writes changes to it', async () => {
    const { graph, address } = await openWith([league(1)], '/admin/leagues/all?search=pol&editable=open');
    expect(graph.latest().variables).toEqual({ search: 'pol', editable: true, first: 300 });
    await click(screen.getByRole('radio', { name: 'Wyłączona' }));
    expect(address()).toBe('/admin/leagues/all?search=pol&editable=closed');
    expect(graph.latest().variables).toEqual({ search: 'pol', editable: false, first: 300 });
  });

  it('links editable leagues to their matches without statistics', async () => {
    await openWith([league(1, true), league(2)]);
    const links = screen.getAllByRole('link', { name: 'Mecze bez statystyk' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/leagues/match_stats?league=1']);
  });

  it.each([
    ['/admin/leagues/all', 'Nie ma jeszcze żadnej ligi'],
    ['/admin/leagues/all?search=x', 'Żadna liga nie pasuje'],
  ])('explains an empty list at %s', async (address, title) => {
    await openWith([], address);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
  });

  it('clears the filters', async () => {
    const { graph, address } = await openWith([], '/admin/leagues/all?editable=open&search=x');
    const clear = screen.getByRole('button', { name: 'Pokaż wszystkie ligi' });
    act(() => clear.focus());
    await click(clear);
    expect(address()).toBe('/admin/leagues/all');
    expect(screen.queryByText('Nie ma jeszcze żadnej ligi')).toBeNull();
    expect(document.activeElement).toBe(clear);
    graph.latest().answer(response([league(1)]));
    await wait();
    expect(document.activeElement?.getAttribute('aria-busy')).toBe('false');
  });
});

describe('the switch of a league', () => {
  it('is optimistic and confirms the save', async () => {
    const { graph } = await openWith([league(1)]);
    fireEvent.click(mark(1));
    await click(mark(1));
    expect(mark(1).checked).toBe(true);
    expect(graph.requests).toHaveLength(2);
    expect(graph.latest().variables).toEqual({ input: { leagueId: 'league-1', value: true } });
    await respond(graph, { data: { setLeagueEditable: { league: league(1, true), errors: [] } } });
    expect(mark(1).checked).toBe(true);
    expect(screen.getByText('Zmieniono ustawienia edytowania statystyk')).toBeDefined();
  });

  it.each([
    ['NETWORK', 'Nie wiadomo, czy zmiana się zapisała. Sprawdź to, zanim spróbujesz ponownie'],
    ['BAD_UPSTREAM_RESPONSE', 'Nie wiadomo, czy zmiana się zapisała. Sprawdź to, zanim spróbujesz ponownie'],
    ['UPSTREAM_ERROR', 'Nie udało się zmienić ustawień'],
  ] as const)('reverts and shows an error when the save fails: %s', async (code, text) => {
    const { graph } = await openWith([league(1)]);
    await click(mark(1));
    graph.latest().fail(new GraphError(code, ''));
    await wait();
    expect(mark(1).checked).toBe(false);
    expect(screen.getByText(text)).toBeDefined();
  });

  it('shows no error that the app has acted on', async () => {
    const { graph } = await openWith([league(1)]);
    await click(mark(1));
    graph.latest().fail(markHandled(new GraphError('FORBIDDEN', '')));
    await wait();
    expect(mark(1).checked).toBe(false);
    expect(screen.queryByText('Nie udało się zmienić ustawień')).toBeNull();
  });

  it('is translated', async () => {
    const { graph } = await openWith([league(1)], undefined, english);
    await click(mark(1, 'Edit statistics'));
    await respond(graph, { data: { setLeagueEditable: { league: league(1, true), errors: [] } } });
    expect(screen.getByText('The settings for editing statistics have been changed')).toBeDefined();
  });
});
