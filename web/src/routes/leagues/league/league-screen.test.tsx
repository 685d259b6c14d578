import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSharedStorage } from '../../../testing/memory-storage.ts';
import type { ScriptedGraph } from '../../../testing/scripted-graph.ts';
import { english } from '../../../testing/texts.ts';
import { stopClock, wait } from '../../../testing/time.ts';
import { answerOf, match, matches, open, openWith, pause, standing, team } from './testing/sample-league.ts';

beforeEach(() => stopClock());

const line = (name: string) => screen.getByRole('spinbutton', { name: `Linia: ${name}` });
const panel = (name: string) => within(screen.getByRole('region', { name }));
const rows = () => [...document.querySelectorAll<HTMLElement>('li[data-match]')];
const rates = () => rows()[0]?.textContent ?? '';
/** The requests of the page, without its results. */
const pageRequests = ({ requests }: ScriptedGraph) =>
  requests.filter(({ name }) => name === 'leagueScreenQuery');

/** A response in which one field of the league failed. */
const failing = (field: string) => ({
  ...answerOf({ [field]: null }),
  errors: [{ message: '', path: ['league', field], extensions: { code: 'UPSTREAM_TIMEOUT' } }],
});

describe('the page of a league', () => {
  it('loads matches with form and rates, and standings with links, in one request, and the results in another', async () => {
    const { graph } = await openWith();
    expect(graph.requests.map(({ name }) => name)).toEqual(['leagueScreenQuery', 'resultsSectionQuery']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Liga Krzemienna');
    expect(rows()).toHaveLength(1);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('link', { name: /Drużyna 11/ }).getAttribute('href')).toBe('/leagues/7/match/1');
    const form = 'Od najnowszego: zwycięstwo, remis, porażka, zwycięstwo, zwycięstwo';
    expect(screen.getAllByRole('img', { name: form })).toHaveLength(2);
    expect(rates()).toContain('Gole > 2.5Drużyna 11: 80\u00a0%4 z 5Drużyna 12: 20\u00a0%1 z 5');
    expect(rates()).toContain('BTTS Tak');
    expect(
      panel('Tabela')
        .getByRole('link', { name: /Drużyna 2/ })
        .getAttribute('href'),
    ).toBe('/leagues/7/team/2');
  });

  it('shows the latest five results of a window of ten', async () => {
    const ten = { form: Array.from({ length: 10 }, () => 'WON'), rates: [] };
    await openWith(
      answerOf({ futureMatches: matches([match(1, { homeWindow: ten })]) }),
      '/leagues/7?window=10',
    );
    expect(panel('Nadchodzące mecze').getAllByRole('img')[0]?.textContent).toBe('ZZZZZ');
  });

  it('shows no rate when the last matches are missing', async () => {
    await openWith(answerOf({ futureMatches: matches([match(1, { homeWindow: null })]) }));
    expect(rates()).toContain('Drużyna 11: –0 z 0');
  });

  it('shows the standings, with dashes for missing values', async () => {
    const missing = { played: null, won: null, drawn: null, lost: null, goalsFor: null, goalsAgainst: null };
    await openWith(answerOf({ standings: [standing(1), standing(2, { ...missing, form: null })] }));
    const cells = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells[0]).toEqual(['Nr', 'Drużyna', 'M', 'Z', 'R', 'P', 'Gole', 'Pkt', 'Forma']);
    expect(cells[1]?.slice(2)).toEqual(['26', '18', '5', '3', '51:20', '59', 'ZP']);
    expect(cells[2]?.slice(2)).toEqual(['–', '–', '–', '–', '–', '58', '–']);
  });

  it('labels no switch when it is unknown whether the league is active', async () => {
    await openWith(answerOf({ isActive: null, isFavourite: null }));
    expect(screen.queryByText('Aktywna')).toBeNull();
  });

  it('renders in English', async () => {
    await openWith(answerOf(), '/leagues/7', english);
    expect(screen.getByRole('region', { name: 'Upcoming matches' })).toBeDefined();
    expect(screen.getByText('1 match')).toBeDefined();
  });
});

describe('the results', () => {
  const result = (number: number, round: string | null, goals: readonly [number | null, number | null]) => ({
    ...match(number + 50),
    kickOff: `2026-03-${20 - number}T18:00:00Z`,
    round,
    home: { team: team(1), goals: goals[0], corners: 6, yellowCards: 2 },
    away: { team: team(2), goals: goals[1], corners: 4, yellowCards: null },
  });
  const page = (nodes: readonly object[], hasNextPage: boolean) => ({
    totalCount: 4,
    edges: nodes.map((node, index) => ({ cursor: `${index}`, node: { __typename: 'Match', ...node } })),
    pageInfo: { endCursor: 'end', hasNextPage },
  });
  const texts = () =>
    within(screen.getByRole('region', { name: 'Wyniki' }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);

  it('are grouped by round, newest first, with paging', async () => {
    const first = [
      result(1, 'Round 12', [2, 1]),
      result(2, 'Round 12', [0, 0]),
      result(3, 'Round 11', [1, 3]),
    ];
    const { graph } = await openWith(answerOf({ pastMatches: page(first, true) }));
    expect(texts()).toEqual([
      '12. kolejka',
      '19.03.2026Drużyna 1 – Drużyna 22:110–',
      '18.03.2026Drużyna 1 – Drużyna 20:010–',
      '11. kolejka',
      '17.03.2026Drużyna 1 – Drużyna 21:310–',
    ]);
    const bodies = [...screen.getByRole('table', { name: 'Wyniki' }).querySelectorAll('tbody')];
    expect(bodies.map(({ childElementCount }) => childElementCount)).toEqual([3, 2]);
    fireEvent.click(screen.getByRole('button', { name: 'Pokaż więcej wyników' }));
    await wait();
    const node = {
      __typename: 'League',
      id: 'league-7',
      pastMatches: page([result(4, null, [1, null])], false),
    };
    graph.latest().answer({ data: { node } });
    await wait();
    expect(texts().at(-1)).toBe('16.03.2026Drużyna 1 – Drużyna 2–10–');
    expect(screen.queryByRole('button', { name: 'Pokaż więcej wyników' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Poniżej' }));
    await pause();
    graph.latest().answer(answerOf({ pastMatches: page(first, true) }));
    await wait();
    expect(rates()).toContain('Gole < 2.5');
    expect(texts()).toHaveLength(6);
  });

  it('keep all loaded pages when the user comes back', async () => {
    const results = Array.from({ length: 13 }, (_, index) => result(index + 1, null, [1, 0]));
    const { graph, router } = await openWith(answerOf({ pastMatches: page(results.slice(0, 10), true) }));
    fireEvent.click(screen.getByRole('button', { name: 'Pokaż więcej wyników' }));
    await wait();
    const node = { __typename: 'League', id: 'league-7', pastMatches: page(results.slice(10), false) };
    graph.latest().answer({ data: { node } });
    await wait();
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(-1));
    const { variables, answer } = graph.latest('resultsSectionQuery');
    expect(variables).toEqual({ leagueId: 7, season: null, first: 13 });
    answer(answerOf({ pastMatches: page(results, false) }));
    await wait();
    expect(texts()).toHaveLength(13);
  });

  it.each([[null], [page([], false)]])('are hidden when there are none', async (none) => {
    await openWith(answerOf({ pastMatches: none }));
    expect(screen.queryByRole('region', { name: 'Wyniki' })).toBeNull();
  });

  it('fail separately', async () => {
    await openWith(failing('pastMatches'));
    const section = within(screen.getByRole('region', { name: 'Wyniki' }));
    expect(section.getByText('Nie udało się wczytać wyników')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Tabela' })).toBeDefined();
  });

  it('of the earlier season are marked while another loads, and when it fails', async () => {
    const { graph } = await openWith(answerOf({ pastMatches: page([result(1, null, [2, 1])], false) }));
    const isBusy = () =>
      screen.getByRole('table', { name: 'Wyniki' }).closest('[aria-busy]')?.getAttribute('aria-busy');
    expect(isBusy()).toBe('false');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sezon' }), { target: { value: '2024/2025' } });
    await pause();
    expect(isBusy()).toBe('true');
    graph.latest('leagueScreenQuery').answer(answerOf());
    graph.latest('resultsSectionQuery').fail(new GraphError('NETWORK', ''));
    await wait();
    expect([texts().length, isBusy()]).toEqual([1, 'false']);
    expect(screen.getByText(/Widzisz to, co wczytano wcześniej/)).toBeDefined();
  });

  it.each([
    ['NETWORK', 1],
    ['UPSTREAM_TIMEOUT', 2],
  ] as const)('stay when they are refetched with the page and fail with %s', async (code, notices) => {
    const { graph, router } = await openWith(
      answerOf({ pastMatches: page([result(1, null, [2, 1])], false) }),
    );
    await act(() => router.revalidate());
    for (const query of graph.requests.slice(2)) query.fail(new GraphError(code, ''));
    await wait();
    expect(texts()).toHaveLength(1);
    expect(screen.getAllByText(/Widzisz to, co wczytano wcześniej/)).toHaveLength(notices);
  });
});

describe('lines and windows', () => {
  it('change immediately, are debounced, and keep the old rows meanwhile', async () => {
    const { graph, address } = await openWith();
    fireEvent.keyDown(line('Gole'), { key: 'ArrowUp' });
    await pause();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) fireEvent.keyDown(line('Gole'), { key });
    expect(line('Gole')).toHaveProperty('value', '> 6.5');
    await pause();
    expect(address()).toBe('/leagues/7?goal=6.5');
    expect(rates()).toContain('Gole > 2.5');
    const requested = pageRequests(graph).map(({ variables }) => variables.lines[0].line);
    expect(requested).toEqual([2.5, 3.5, 4.5, 6.5]);

    graph.latest().answer(answerOf());
    await wait();
    expect(rates()).toContain('Gole > 6.5');
  });

  it('follow a refetch with lines that another tab has stored', async () => {
    const shared = createSharedStorage();
    const { graph, router } = await open('/leagues/7', { storage: shared.openTab() });
    graph.latest('leagueScreenQuery').answer(answerOf());
    await wait();
    shared.openTab().set('lines', '[[7,{"GOALS/SUM":3.5}]]');
    await act(() => router.revalidate());
    graph.latest('leagueScreenQuery').answer(answerOf());
    await wait();
    expect(rates()).toContain('Gole > 3.5');
    expect(line('Gole')).toHaveProperty('value', '> 3.5');
  });

  it('are stored on this device per scope, and removed by a reset', async () => {
    const storage = createSharedStorage().openTab();
    const first = await open('/leagues/7', { storage });
    first.graph.latest('leagueScreenQuery').answer(answerOf());
    await wait();
    expect(screen.queryByRole('button', { name: 'Domyślne linie' })).toBeNull();
    fireEvent.keyDown(line('Gole'), { key: 'ArrowUp' });
    await pause();
    first.unmount();

    const { graph, address } = await open('/leagues/7', { storage });
    expect(pageRequests(graph)[0]?.variables.lines[0]).toMatchObject({ scope: 'SUM', line: 3.5 });
    graph.latest('leagueScreenQuery').answer(answerOf());
    await wait();
    expect(pageRequests(graph)).toHaveLength(1);
    expect(line('Gole')).toHaveProperty('value', '> 3.5');
    expect(screen.getByRole('button', { name: 'Linie i widok, wybrano 1' })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Drużyny' }));
    await pause();
    expect(line('Gole')).toHaveProperty('value', '> 1.5');
    fireEvent.keyDown(line('Gole'), { key: 'ArrowUp' });
    await pause();
    fireEvent.click(screen.getByRole('radio', { name: 'Razem' }));
    await pause();
    const reset = screen.getByRole('button', { name: 'Domyślne linie' });
    reset.focus();
    fireEvent.click(reset);
    await pause();
    expect(line('Gole')).toHaveProperty('value', '> 2.5');
    expect([address(), storage.get('lines')]).toEqual(['/leagues/7', '[[7,{"GOALS/OWN":2.5}]]']);
    expect(document.activeElement).toBe(line('Gole').closest('[tabindex="-1"]'));
  });

  it('of the URL take precedence over stored ones', async () => {
    const storage = createSharedStorage({ lines: '[[7,{"GOALS/SUM":3.5,"FOULS/SUM":30.5}]]' }).openTab();
    const { graph } = await open('/leagues/7?goal=0.5', { storage });
    const { lines } = graph.latest('leagueScreenQuery').variables;
    expect([lines[0].line, lines[7].line]).toEqual([0.5, 30.5]);
  });

  it('of one scope do not apply to another', async () => {
    const { graph, address } = await openWith(answerOf(), '/leagues/7?shots=30.5');
    fireEvent.click(screen.getByRole('radio', { name: 'Drużyny' }));
    await pause();
    expect(line('Strzały')).toHaveProperty('value', '> 11.5');
    expect(graph.latest().variables.lines[2]).toMatchObject({ scope: 'OWN', line: 11.5 });
    expect(address()).toBe('/leagues/7?count=own');
  });

  it('that are back at their default do not count as changed', async () => {
    await openWith();
    fireEvent.keyDown(line('Gole'), { key: 'ArrowUp' });
    await pause();
    expect(screen.getByRole('button', { name: 'Linie i widok, wybrano 1' })).toBeDefined();
    fireEvent.keyDown(line('Gole'), { key: 'ArrowDown' });
    await pause();
    expect(screen.getByRole('button', { name: 'Linie i widok' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Domyślne linie' })).toBeNull();
  });

  it('keep choices made before the URL is updated', async () => {
    const { address } = await openWith();
    act(() => {
      for (const name of ['Gole', 'Rzuty rożne', 'Gole']) {
        screen.getByRole('button', { name: `Wyższa linia: ${name}` }).click();
      }
    });
    await pause();
    expect(address()).toBe('/leagues/7?goal=3.5&corners=10.5');
  });

  it('stop at the limits of their statistic', async () => {
    const search = '/leagues/7?goal=0.5&red=1.5&shots=35.5&fouls=5.5';
    const keys = { Gole: 'ArrowDown', 'Czerwone kartki': 'ArrowUp', Strzały: 'ArrowUp', Faule: 'ArrowDown' };
    const { graph, address } = await openWith(answerOf(), search);
    for (const [name, key] of Object.entries(keys)) {
      fireEvent.keyDown(line(name), { key });
      await pause();
      expect(address(), name).toBe(search);
      expect(pageRequests(graph)).toHaveLength(1);
    }
  });

  it('are combined with window, comparison, scope and both teams to score', async () => {
    const { graph } = await openWith();
    for (const [choice, expected] of [
      ['10', { window: 10, goal: { comparison: 'OVER', scope: 'SUM', line: 2.5 } }],
      ['Poniżej', { window: 10, goal: { comparison: 'UNDER', scope: 'SUM', line: 2.5 } }],
      ['Drużyny', { window: 10, goal: { comparison: 'UNDER', scope: 'OWN', line: 1.5 } }],
      ['Nie', { both: { stat: 'BTTS', comparison: 'NO' } }],
    ] as const) {
      fireEvent.click(screen.getByRole('radio', { name: choice }));
      await pause();
      const { window, lines } = graph.latest().variables;
      expect({ window, goal: lines[0], both: lines[1] }).toMatchObject(expected);
    }
  });

  it('are goals and both teams to score in the short mode', async () => {
    const { graph } = await openWith();
    expect(screen.getAllByRole('spinbutton')).toHaveLength(7);
    fireEvent.click(screen.getByRole('radio', { name: 'Gole i BTTS' }));
    await pause();
    expect(screen.getAllByRole('spinbutton')).toHaveLength(1);
    expect(graph.latest().variables.lines.map(({ stat }: { stat: string }) => stat)).toEqual([
      'GOALS',
      'BTTS',
    ]);
  });

  it('may come with another match', async () => {
    const { graph } = await openWith();
    fireEvent.click(screen.getByRole('radio', { name: 'Poniżej' }));
    await pause();
    graph.latest().answer(answerOf({ futureMatches: matches([match(2)]) }));
    await wait();
    expect(rows().map(({ dataset }) => dataset.match)).toEqual(['2']);
  });

  it('keep the rows after a failure, and can be retried', async () => {
    const { graph } = await openWith();
    fireEvent.click(screen.getByRole('radio', { name: '10' }));
    await pause();
    graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', ''));
    await wait();
    expect(rows()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf());
    await wait();
    expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
  });
});

describe('seasons and further matches', () => {
  it('loads another season, and the current one without a parameter', async () => {
    const { graph, address } = await openWith();
    const season = screen.getByRole('combobox', { name: 'Sezon' });
    fireEvent.change(season, { target: { value: '2024/2025' } });
    await pause();
    expect(graph.requests.slice(2).map(({ name, variables }) => [name, variables.season])).toEqual([
      ['leagueScreenQuery', '2024/2025'],
      ['resultsSectionQuery', '2024/2025'],
    ]);
    fireEvent.change(season, { target: { value: '2025/2026' } });
    await wait();
    expect(address()).toBe('/leagues/7');
  });

  const more = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Pokaż więcej meczów' });
  const twoMatches = answerOf({ futureMatches: matches([match(1)], 2) });
  /** The second match, as the last page. */
  const secondPage = (change: object = {}) => {
    const futureMatches = { ...matches([match(2)]), totalCount: 2 };
    return { data: { node: { __typename: 'League', id: 'league-7', futureMatches, ...change } } };
  };

  it('loads twenty more matches, without the rest of the page', async () => {
    const { graph } = await openWith(twoMatches);
    const button = more();
    button?.focus();
    fireEvent.click(button as HTMLButtonElement);
    await wait();
    const { name, variables, answer } = graph.latest();
    expect(name).toBe('matchesSectionPaginationQuery');
    expect(variables).toMatchObject({ first: 20, after: 'end', season: null, window: 5 });
    // A disabled button would lose the focus.
    expect([button?.disabled, button?.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    answer(secondPage());
    await wait();
    expect(rows()).toHaveLength(2);
    expect(more()).toBeNull();
    const { activeElement } = document;
    const listEnd = [activeElement?.tagName, activeElement?.closest('section')?.contains(rows()[1] ?? null)];
    expect(listEnd).toEqual(['DIV', true]);
  });

  it('keeps all loaded matches of a season when the user comes back, and when the page is refetched', async () => {
    // An address of an earlier version, with the number of pages.
    const { graph, router } = await openWith(
      answerOf({ futureMatches: matches([match(1)], 22) }),
      '/leagues/7?pages=2',
    );
    expect(graph.latest('leagueScreenQuery').variables.first).toBe(20);
    fireEvent.click(screen.getByRole('button', { name: 'Pokaż więcej meczów' }));
    await wait();
    const rest = Array.from({ length: 21 }, (_, index) => match(index + 2));
    graph.latest().answer(secondPage({ futureMatches: { ...matches(rest), totalCount: 22 } }));
    await wait();
    await act(() => router.revalidate());
    expect(graph.latest('leagueScreenQuery').variables.first).toBe(22);
    graph.latest('leagueScreenQuery').answer(answerOf({ futureMatches: matches([match(1), ...rest]) }));
    await wait();
    fireEvent.click(screen.getByRole('radio', { name: '10' }));
    await pause();
    expect(graph.latest('leagueScreenQuery').variables).toMatchObject({ window: 10, first: 22 });
    graph.latest('leagueScreenQuery').answer(answerOf({ futureMatches: matches([match(1), ...rest]) }));
    await wait();
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(-1));
    expect(graph.latest('leagueScreenQuery').variables.first).toBe(22);
    expect(rows()).toHaveLength(22);
    await act(() => router.navigate('/leagues/7?season=2024%2F2025'));
    expect(graph.latest('leagueScreenQuery').variables).toMatchObject({ season: '2024/2025', first: 20 });
  });

  it.each(['request', 'field'])('keeps the list when more matches fail by the %s', async (failing) => {
    const { graph } = await openWith(twoMatches);
    fireEvent.click(screen.getByRole('button', { name: 'Pokaż więcej meczów' }));
    await wait();
    const errors = [
      { message: '', path: ['node', 'futureMatches'], extensions: { code: 'UPSTREAM_TIMEOUT' } },
    ];
    if (failing === 'request') graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', ''));
    else graph.latest().answer({ ...secondPage({ futureMatches: null }), errors });
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('Nie udało się wczytać meczów');
    expect(rows()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Pokaż więcej meczów' }));
    await wait();
    graph.latest().answer(secondPage());
    await wait();
    expect(rows()).toHaveLength(2);
  });

  it('has empty states', async () => {
    await openWith(answerOf({ futureMatches: matches([]), standings: [] }));
    expect(screen.getByText('W tym sezonie nie ma nadchodzących meczów')).toBeDefined();
    expect(screen.getByText('W tym sezonie nie rozegrano jeszcze żadnego meczu')).toBeDefined();
  });
});

describe('errors', () => {
  it.each([
    ['futureMatches', 'Nie udało się wczytać meczów'],
    ['standings', 'Nie udało się wczytać tabeli'],
  ])('of %s do not affect the rest of the page', async (field, title) => {
    await openWith(failing(field));
    expect(screen.getByRole('alert').textContent).toContain(title);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Liga Krzemienna');
  });

  it('of the whole request can be retried', async () => {
    const { graph } = await open();
    graph.latest('leagueScreenQuery').fail(new GraphError('UPSTREAM_ERROR', ''));
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('Nie udało się wczytać ligi');
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf());
    await wait();
    expect(rows()).toHaveLength(1);
  });

  it('name the required plan when access is forbidden', async () => {
    await openWith({
      data: { league: null },
      errors: [{ message: '', path: ['league'], extensions: { code: 'FORBIDDEN' } }],
    });
    expect(screen.getByText('Statystyki są od pakietu Standard')).toBeDefined();
  });

  it('link to all leagues from an unknown league', async () => {
    await openWith({ data: { league: null } }, '/leagues/999');
    expect(screen.getByRole('heading', { name: 'Nie ma takiej ligi' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Wszystkie ligi' }).getAttribute('href')).toBe('/leagues');
  });
});
