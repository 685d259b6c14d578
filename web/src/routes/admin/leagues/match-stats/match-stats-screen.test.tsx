import { fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import type { IntlShape } from 'react-intl';
import { beforeEach, describe, expect, it } from 'vitest';
import { click, press, respond } from '../../../../testing/actions.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { english } from '../../../../testing/texts.ts';
import { stopClock, wait } from '../../../../testing/time.ts';
import { adminPages } from '../../admin-routes.tsx';

beforeEach(() => {
  stopClock();
});
const counts = { goals: 1, shots: 11, shotsOnGoal: 4, yellowCards: 1, redCards: 0, corners: 5, fouls: 9 };
const side = (name: string, over: object = {}) => ({
  team: { id: `team-${name}`, name },
  ...counts,
  ...over,
});
const match = (over: object = {}) => ({
  id: 'match-7',
  matchId: 7,
  leagueId: 3,
  kickOff: '2026-03-13T17:00:00.000Z',
  round: '24',
  version: 'v1',
  league: { id: 'league-3', name: 'Liga Krzemienna' },
  home: side('Odra', { corners: null }),
  away: side('Granit'),
  ...over,
});
const response = (nodes: readonly object[], totalCount = nodes.length) => ({
  data: {
    leagues: {
      edges: [{ node: { id: 'league-3', leagueId: 3, name: 'Liga Krzemienna', country: 'Polska' } }],
    },
    admin: { matchesWithoutStats: { totalCount, edges: nodes.map((node) => ({ node })) } },
  },
});

const openWith = (answer: object, address?: string, intl?: IntlShape) =>
  renderScreen(adminPages.matchStats, { address, intl, answer });

async function openDialog() {
  const page = await openWith(response([match()]));
  await click(screen.getByRole('button', { name: 'Uzupełnij: Odra – Granit' }), 300);
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Odra – Granit' })) };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('the list', () => {
  it('lists the missing counts of each match and links to it', async () => {
    await openWith(response([match()]));
    expect(screen.getByText('Brakuje: rzuty rożne')).toBeDefined();
    expect(screen.getByText('Liga Krzemienna · 24. kolejka')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Odra – Granit' }).getAttribute('href')).toBe(
      '/leagues/3/match/7',
    );
  });

  it('sends league and page of the URL', async () => {
    const { graph, address } = await openWith(
      response([match()], 60),
      '/admin/leagues/match_stats?league=3&page=2',
    );
    expect(graph.latest().variables).toEqual({ leagueId: 3, first: 25, page: 2 });
    await press('Następna strona');
    expect(address()).toBe('/admin/leagues/match_stats?league=3&page=3');
    expect(graph.latest().variables).toEqual({ leagueId: 3, first: 25, page: 3 });
    const { value } = screen.getByRole<HTMLOptionElement>('option', { name: 'Wszystkie z włączoną edycją' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Liga' }), { target: { value } });
    await wait();
    expect(address()).toBe('/admin/leagues/match_stats');
  });

  it('refetches a page with a complete match, so that the next page skips none', async () => {
    const complete = match({ home: side('Odra') });
    const { graph, address } = await openWith(response([complete], 60), '/admin/leagues/match_stats?page=2');
    await press('Następna strona');
    expect(address()).toBe('/admin/leagues/match_stats?page=2');
    expect(graph.requests).toHaveLength(2);
    await press('Poprzednia strona');
    expect(address()).toBe('/admin/leagues/match_stats');
  });

  it('names a league of the URL that is not open to edits', async () => {
    await openWith(response([match()]), '/admin/leagues/match_stats?league=8');
    const league = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Liga' });
    expect(league.selectedOptions[0]?.textContent).toBe('nr 8');
  });

  it('shows an empty state', async () => {
    await openWith(response([]), '/admin/leagues/match_stats?league=3');
    expect(screen.getByRole('heading', { name: 'Żadnemu meczowi nie brakuje statystyk' })).toBeDefined();
    await press('Pokaż wszystkie ligi');
    // Until the others are loaded.
    expect(screen.getByRole('button', { name: 'Pokaż wszystkie ligi' })).toBeDefined();
  });

  it('links to the first page when the page is out of range', async () => {
    const { address } = await openWith(response([], 60), '/admin/leagues/match_stats?league=3&page=9');
    expect(screen.queryByText('Żadnemu meczowi nie brakuje statystyk')).toBeNull();
    await press('Pokaż pierwszą stronę');
    expect(address()).toBe('/admin/leagues/match_stats?league=3');
  });

  it('is translated', async () => {
    await openWith(
      response([match({ home: side('Odra', { corners: null, fouls: null }) })]),
      undefined,
      english,
    );
    expect(screen.getByText(/^Missing: corners, fouls/)).toBeDefined();
  });
});

describe('the form of a match', () => {
  it.each(['rzuty rożne, Odra', 'Sędzia'])('warns before discarding "%s"', async (name) => {
    await openDialog();
    type(name, '6');
    fireEvent.keyDown(field(name), { key: 'Escape' });
    await wait(300);
    await press('Zostań');
    await wait(300);
    expect(field(name).value).toBe('6');
    await press('Zamknij');
    await wait(300);
    await press('Wyjdź');
    await wait(300);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('returns the focus to its button when it closes', async () => {
    await openWith(response([match()]));
    const opener = screen.getByRole('button', { name: /^Uzupełnij/ });
    opener.focus();
    await click(opener, 300);
    await press('Zamknij');
    await wait(300);
    expect(document.activeElement).toBe(opener);
  });

  it('sends all counts with the loaded version and marks the match as complete', async () => {
    const { graph } = await openDialog();
    type('rzuty rożne, Odra', '6');
    type('Sędzia', 'Jan Kruk');
    await press('Zapisz statystyki');
    expect(graph.latest().variables).toEqual({
      input: {
        matchId: 'match-7',
        version: 'v1',
        home: { ...counts, corners: 6 },
        away: counts,
      },
    });
    const saved = match({ version: 'v2', home: side('Odra', { corners: 6 }) });
    await respond(graph, { data: { editMatchStats: { match: saved, errors: [] } } });
    expect(screen.getByText('Zapisano statystyki meczu')).toBeDefined();
    expect(screen.getByText('komplet')).toBeDefined();
    await press('Zapisz sędziego');
    expect(graph.latest().variables).toEqual({
      input: { matchId: 'match-7', version: 'v2', referee: 'Jan Kruk' },
    });
    await respond(graph, {
      data: {
        setMatchReferee: { match: { ...saved, version: 'v3', referee: 'Jan Kruk' }, errors: [] },
      },
    });
    expect(screen.getByText('Zapisano sędziego')).toBeDefined();
  });

  it('can be closed after saving counts with leading zeros', async () => {
    const { graph } = await openDialog();
    type('rzuty rożne, Odra', '06');
    await press('Zapisz statystyki');
    const saved = match({ version: 'v2', home: side('Odra', { corners: 6 }) });
    await respond(graph, { data: { editMatchStats: { match: saved, errors: [] } } });
    expect(field('rzuty rożne, Odra').value).toBe('6');
    await press('Zamknij');
    await wait(300);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Zapisz statystyki', 'rzuty rożne, Odra', 'editMatchStats'],
    ['Zapisz sędziego', 'Sędzia', 'setMatchReferee'],
  ])(
    'is read-only while saving, and reports a rejection without a reason: %s',
    async (action, name, payload) => {
      const { graph, dialog } = await openDialog();
      type(name, '6');
      await press(action);
      expect(field(name).readOnly).toBe(true);
      await respond(graph, {
        data: { [payload]: { match: null, errors: [{ field: null, code: 'INVALID' }] } },
      });
      expect(dialog.getByRole('alert').textContent).toContain(
        'Nie udało się tego zapisać. Sprawdź dane i spróbuj ponownie.',
      );
      expect([field(name).value, field(name).readOnly]).toEqual(['6', false]);
    },
  );

  it('focuses the first invalid field instead of saving', async () => {
    const { graph } = await openDialog();
    type('gole, Odra', '');
    type('faule, Granit', '101');
    type('strzały, Odra', '3');
    const before = graph.requests.length;
    await press('Zapisz statystyki');
    expect(graph.requests).toHaveLength(before);
    expect(document.activeElement).toBe(field('gole, Odra'));
    for (const text of ['Podaj liczbę', 'Liczba od 0 do 100', 'Więcej niż strzałów']) {
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  it('shows server errors at their fields', async () => {
    const { graph } = await openDialog();
    await press('Zapisz statystyki');
    await respond(graph, {
      data: { editMatchStats: { match: null, errors: [{ field: ['away', 'redCards'], code: 'INVALID' }] } },
    });
    expect(document.activeElement).toBe(field('czerwone kartki, Granit'));
    expect(screen.getByText('Liczba od 0 do 15')).toBeDefined();
  });

  it('reports a version conflict and loads the newer version on request', async () => {
    const { graph } = await openDialog();
    type('rzuty rożne, Odra', '6');
    await press('Zapisz statystyki');
    await respond(graph, {
      data: { editMatchStats: { match: null, errors: [{ field: null, code: 'STALE' }] } },
    });
    expect(screen.getByRole('alert').textContent).toContain('Ktoś zmienił ten mecz w międzyczasie');
    expect(field('rzuty rożne, Odra').value).toBe('6');
    await press('Wczytaj aktualne dane');
    expect(graph.latest().variables).toEqual({ matchId: 7 });
    await respond(graph, { data: { match: match({ version: 'v9', home: side('Odra', { corners: 8 }) }) } });
    expect(screen.queryByText(/Ktoś zmienił/)).toBeNull();
    expect(field('rzuty rożne, Odra').value).toBe('8');
    await press('Zapisz statystyki');
    expect(graph.latest().variables).toMatchObject({ input: { version: 'v9' } });
  });

  it('reports a match closed for edits, and keeps the input when the network fails', async () => {
    const { graph } = await openDialog();
    type('rzuty rożne, Odra', '6');
    await press('Zapisz statystyki');
    graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', ''));
    await wait();
    expect(screen.getByText('Serwer odpowiada zbyt długo')).toBeDefined();
    await press('Zapisz statystyki');
    await respond(graph, {
      data: { editMatchStats: { match: null, errors: [{ field: null, code: 'NOT_EDITABLE' }] } },
    });
    expect(
      screen.getAllByRole('alert').some((alert) => alert.textContent?.includes('nie można teraz edytować')),
    ).toBe(true);
    expect(field('rzuty rożne, Odra').value).toBe('6');
  });
});
