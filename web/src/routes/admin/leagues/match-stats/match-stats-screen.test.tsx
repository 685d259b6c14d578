import { fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { english, polish } from '../../../../testing/texts.ts';
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
  __typename: 'Match',
  id: 'match-7',
  matchId: 7,
  leagueId: 3,
  kickOff: '2026-03-13T17:00:00.000Z',
  round: 'Kolejka 24',
  referee: null,
  version: 'v1',
  league: { __typename: 'League', id: 'league-3', name: 'Liga Krzemienna' },
  home: side('Odra', { corners: null }),
  away: side('Granit'),
  ...over,
});
const answerOf = (nodes: readonly object[], totalCount = nodes.length) => ({
  data: {
    leagues: {
      edges: [{ node: { id: 'league-3', leagueId: 3, name: 'Liga Krzemienna', country: 'Polska' } }],
    },
    admin: { matchesWithoutStats: { totalCount, edges: nodes.map((node) => ({ node })) } },
  },
});

const openWith = (answer: object, address = '/admin/leagues/match_stats', intl = polish) =>
  renderScreen(adminPages.matchStats, { address, intl, answer });

async function openDialog() {
  const page = await openWith(answerOf([match()]));
  fireEvent.click(screen.getByRole('button', { name: 'Uzupełnij: Odra – Granit' }));
  await wait(300);
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Odra – Granit' })) };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait();
};

describe('the list', () => {
  it('says of each match what it lacks, and leads to it', async () => {
    await openWith(answerOf([match()]));
    expect(screen.getByText('Brakuje: rzuty rożne')).toBeDefined();
    expect(screen.getByText('Liga Krzemienna · Kolejka 24')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Odra – Granit' }).getAttribute('href')).toBe(
      '/leagues/3/match/7',
    );
  });

  it('asks for the league and page of its address', async () => {
    const { graph, address } = await openWith(
      answerOf([match()], 60),
      '/admin/leagues/match_stats?league=3&page=2',
    );
    expect(graph.latest().variables).toEqual({ leagueId: 3, first: 25, page: 2 });
    await press('Następna strona');
    expect(address()).toBe('/admin/leagues/match_stats?league=3&page=3');
    expect(graph.latest().variables).toEqual({ leagueId: 3, first: 25, page: 3 });
    fireEvent.change(screen.getByRole('combobox', { name: 'Liga' }), { target: { value: '' } });
    await wait();
    expect(address()).toBe('/admin/leagues/match_stats');
  });

  it('says that nothing is missing', async () => {
    await openWith(answerOf([]), '/admin/leagues/match_stats?league=3');
    expect(screen.getByRole('heading', { name: 'Żadnemu meczowi nie brakuje statystyk' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pokaż wszystkie ligi' })).toBeDefined();
  });

  it('leads back from a page that is not there', async () => {
    const { address } = await openWith(answerOf([], 60), '/admin/leagues/match_stats?league=3&page=9');
    expect(screen.queryByText('Żadnemu meczowi nie brakuje statystyk')).toBeNull();
    await press('Pokaż pierwszą stronę');
    expect(address()).toBe('/admin/leagues/match_stats?league=3');
  });

  it('can be tried again after a fault', async () => {
    const { graph } = await openWith({
      data: { leagues: { edges: [] }, admin: { matchesWithoutStats: null } },
      errors: [
        { message: '', path: ['admin', 'matchesWithoutStats'], extensions: { code: 'UPSTREAM_ERROR' } },
      ],
    });
    expect(screen.getByRole('alert').textContent).toContain('Nie udało się wczytać meczów');
    await press('Spróbuj ponownie');
    graph.latest().answer(answerOf([match()]));
    await wait();
    expect(screen.getByText('Brakuje: rzuty rożne')).toBeDefined();
  });

  it('speaks English', async () => {
    await openWith(
      answerOf([match({ home: side('Odra', { corners: null, fouls: null }) })]),
      undefined,
      english,
    );
    expect(screen.getByText(/^Missing: corners, fouls/)).toBeDefined();
  });
});

describe('the form of a match', () => {
  it.each(['rzuty rożne, Odra', 'Sędzia'])('asks before "%s" as it was typed is lost', async (name) => {
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

  it('sends all counts with the version that was seen, and marks the match as complete', async () => {
    const { graph } = await openDialog();
    type('rzuty rożne, Odra', '6');
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
    graph.latest().answer({ data: { editMatchStats: { match: saved, errors: [] } } });
    await wait();
    expect(screen.getByText('Zapisano statystyki meczu')).toBeDefined();
    expect(screen.getByText('komplet')).toBeDefined();
    type('Sędzia', 'Jan Kruk');
    await press('Zapisz sędziego');
    expect(graph.latest().variables).toEqual({
      input: { matchId: 'match-7', version: 'v2', referee: 'Jan Kruk' },
    });
    graph.latest().answer({
      data: {
        setMatchReferee: { match: { ...saved, version: 'v3', referee: 'Jan Kruk' }, errors: [] },
      },
    });
    await wait();
    expect(screen.getByText('Zapisano sędziego')).toBeDefined();
  });

  it('sends nothing while something is wrong, and goes there', async () => {
    const { graph } = await openDialog();
    type('gole, Odra', '');
    type('faule, Granit', '101');
    type('strzały, Odra', '3');
    const before = graph.asked.length;
    await press('Zapisz statystyki');
    expect(graph.asked).toHaveLength(before);
    expect(document.activeElement).toBe(field('gole, Odra'));
    for (const text of ['Podaj liczbę', 'Liczba od 0 do 100', 'Więcej niż strzałów']) {
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  it('marks what the server refuses', async () => {
    const { graph } = await openDialog();
    await press('Zapisz statystyki');
    graph.latest().answer({
      data: { editMatchStats: { match: null, errors: [{ field: ['away', 'redCards'], code: 'INVALID' }] } },
    });
    await wait();
    expect(document.activeElement).toBe(field('czerwone kartki, Granit'));
    expect(screen.getByText('Liczba od 0 do 15')).toBeDefined();
  });

  it('tells the second of two admins, who takes over what the first has saved', async () => {
    const { graph } = await openDialog();
    type('rzuty rożne, Odra', '6');
    await press('Zapisz statystyki');
    graph.latest().answer({
      data: { editMatchStats: { match: null, errors: [{ field: null, code: 'STALE' }] } },
    });
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('Ktoś zmienił ten mecz w międzyczasie');
    expect(field('rzuty rożne, Odra').value).toBe('6');
    await press('Wczytaj aktualne dane');
    expect(graph.latest().variables).toEqual({ matchId: 7 });
    graph.latest().answer({ data: { match: match({ version: 'v9', home: side('Odra', { corners: 8 }) }) } });
    await wait();
    expect(screen.queryByText(/Ktoś zmienił/)).toBeNull();
    expect(field('rzuty rożne, Odra').value).toBe('8');
    await press('Zapisz statystyki');
    expect(graph.latest().variables).toMatchObject({ input: { version: 'v9' } });
  });

  it('says that a match is closed to edits, and keeps what was typed when the network fails', async () => {
    const { graph } = await openDialog();
    type('rzuty rożne, Odra', '6');
    await press('Zapisz statystyki');
    graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', ''));
    await wait();
    expect(screen.getByText('Serwer odpowiada zbyt długo')).toBeDefined();
    await press('Zapisz statystyki');
    graph.latest().answer({
      data: { editMatchStats: { match: null, errors: [{ field: null, code: 'NOT_EDITABLE' }] } },
    });
    await wait();
    expect(
      screen.getAllByRole('alert').some((alert) => alert.textContent?.includes('nie można teraz edytować')),
    ).toBe(true);
    expect(field('rzuty rożne, Odra').value).toBe('6');
  });
});
