import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { press } from '../../../../testing/actions.ts';
import { english } from '../../../../testing/texts.ts';
import { stopClock, wait } from '../../../../testing/time.ts';
import { answerOf, match, matches, open, openWith, record } from './testing/sample-team.ts';

beforeEach(() => stopClock());

const panel = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const table = (name: string) => rowsOf(screen.getByRole('table', { name }));
const matchLinks = (name: string) =>
  panel(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the page of a team', () => {
  it('loads header, averages, streaks and match links, the upcoming matches with a query of their own', async () => {
    const { graph } = await openWith();
    expect(graph.requests.map(({ name }) => name)).toEqual(['teamScreenQuery', 'comingSectionQuery']);
    expect(graph.latest('teamScreenQuery').variables).toMatchObject({
      leagueId: 7,
      teamId: 5,
      ofLeague: 7,
      season: null,
      venue: 'ALL',
    });
    expect(graph.latest('teamScreenQuery').variables.lines.length).toBeLessThanOrEqual(20);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Odra');
    expect(screen.getByText('2. miejsce, 41 punktów')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Polska · Liga Krzemienna' }).getAttribute('href')).toBe(
      '/leagues/7',
    );
    expect(screen.getByRole('link', { name: 'Puchar' }).getAttribute('href')).toBe('/leagues/9/team/5');
    expect(screen.getAllByRole('img')[0]?.textContent).toBe('ZZZRP');

    const means = table('Średnio na mecz');
    expect(means[1]).toEqual(['Gole', '1,00', '1,25']);
    expect(means[4]).toEqual(['Rzuty rożne', '2,50', '2,75']);
    expect(table('Serie')).toEqual([
      ['Seria', 'Teraz', 'Najdłuższa'],
      ['Zwycięstwa', '3', '5'],
      ['Porażki', '–', '1'],
    ]);

    expect(matchLinks('Nadchodzące mecze')).toEqual([['Odra – Drużyna 11', '/leagues/7/match/1']]);
    expect(matchLinks('Wyniki')[0]).toEqual(['Odra – Drużyna 13', '/leagues/7/match/3']);
    expect(
      panel('Wyniki')
        .getAllByRole('img')
        .map(({ textContent }) => textContent),
    ).toEqual(['Z', 'R', 'P']);
  });

  it('shows over and under rates with their samples', async () => {
    const [first, ...others] = record.rates;
    const rates = [first, { hits: 0, sampleSize: 0, average: null }, ...others.slice(1)];
    await openWith(answerOf({ record: { ...record, rates } }));
    expect(panel('Podsumowanie').getByText('12 meczów')).toBeDefined();
    expect(table('Jak często mecze przekraczały linię').slice(1, 5)).toEqual([
      ['Gole 1.5', '75\u00a0%9 z 12', '25\u00a0%'],
      ['Gole 2.5', '–0 z 0', '–'],
      ['Gole 3.5', '25\u00a0%3 z 12', '75\u00a0%'],
      ['Obie strzelą', '58\u00a0%7 z 12', '42\u00a0%'],
    ]);
  });

  it('renders in English', async () => {
    await openWith(answerOf(), undefined, english);
    expect(screen.getByText('2nd place, 41 points')).toBeDefined();
    expect(table('Average per match')[1]).toEqual(['Goals', '1.00', '1.25']);
  });
});

it('shows a result without goals in the same columns', async () => {
  await openWith(answerOf({ pastMatches: matches([match(3, -20, [2, 1]), match(4, -40)]) }));
  expect(table('Wyniki').map((cells) => cells.length)).toEqual([6, 6, 6]);
});

describe('the choice of matches', () => {
  it.each([
    ['Sezon', '2024/2025', '?season=2024%2F2025', { ofLeague: 7, season: '2024/2025' }],
    ['Sezon', 'all', '?season=all', { ofLeague: null, season: null }],
  ])('%s %s is put into the URL', async (label, value, search, variables) => {
    const { graph, address } = await openWith();
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
    await wait();
    expect(address()).toBe(`/leagues/7/team/5${search}`);
    expect(graph.latest().variables).toMatchObject(variables);
  });

  it('of a venue is put into the URL, and the old data stays meanwhile', async () => {
    const { graph, address } = await openWith();
    fireEvent.click(screen.getByRole('radio', { name: 'U siebie' }));
    await wait();
    expect(address()).toBe('/leagues/7/team/5?venue=home');
    expect(panel('Podsumowanie').getByText('12 meczów')).toBeDefined();
    graph.latest().answer(answerOf({ record: { ...record, sampleSize: 2 } }));
    await wait();
    expect(panel('Podsumowanie').getByText('2 mecze')).toBeDefined();
  });

  it.each([[null], [{ sampleSize: 0, rates: [], streaks: [] }]])(
    'without matches offers those of all leagues',
    async (none) => {
      const { address } = await openWith(
        answerOf({ record: none, pastMatches: none && matches([]) }),
        '/leagues/7/team/5?season=2024/2025&venue=away',
      );
      expect(screen.queryByRole('region', { name: 'Wyniki' })).toBeNull();
      await press('Pokaż ostatnie mecze');
      expect(address()).toBe('/leagues/7/team/5?season=all');
      expect(screen.getByText('Tu drużyna nie rozegrała jeszcze żadnego meczu')).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Pokaż ostatnie mecze' })).toBeNull();
    },
  );
});

describe('its lists', () => {
  it('load further pages', async () => {
    const answer = answerOf({
      futureMatches: matches([...Array(27).keys()].map((index) => match(index + 20, index + 2))),
      pastMatches: matches([match(3, -20, [2, 1])], true, 2),
    });
    const { graph } = await openWith(answer);
    // All come with the first response: no further page of a team without a played match can be fetched.
    expect(matchLinks('Nadchodzące mecze')).toHaveLength(5);
    await press('Pokaż więcej meczów');
    expect(matchLinks('Nadchodzące mecze')).toHaveLength(25);
    await press('Pokaż więcej meczów');
    expect(matchLinks('Nadchodzące mecze')).toHaveLength(27);
    expect(screen.queryByRole('button', { name: 'Pokaż więcej meczów' })).toBeNull();
    expect(graph.requests).toHaveLength(2);
    await press('Pokaż więcej wyników');
    expect(graph.latest().variables).toMatchObject({ leagueId: 7, season: null, venue: 'ALL', after: 'end' });
    graph.latest().answer({
      data: {
        node: {
          __typename: 'Team',
          id: 'team-5',
          teamId: 5,
          pastMatches: matches([match(4, -30, [0, 0])]),
        },
      },
    });
    await wait();
    expect(matchLinks('Wyniki')).toHaveLength(2);
    fireEvent.click(screen.getByRole('radio', { name: 'U siebie' }));
    await wait();
    graph.latest().answer(answer);
    await wait();
    expect(matchLinks('Wyniki')).toHaveLength(1);
    expect(matchLinks('Nadchodzące mecze')).toHaveLength(27);
  });

  it('keep all loaded results when the user comes back', async () => {
    const results = Array.from({ length: 13 }, (_, index) => match(index + 3, -20 * (index + 1), [2, 1]));
    const answer = answerOf({ pastMatches: matches(results.slice(0, 10), true, 13) });
    const { graph, router } = await openWith(answer);
    await press('Pokaż więcej wyników');
    const pastMatches = matches(results.slice(10));
    graph.latest().answer({ data: { node: { __typename: 'Team', id: 'team-5', teamId: 5, pastMatches } } });
    await wait();
    expect(matchLinks('Wyniki')).toHaveLength(13);
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(-1));
    expect(graph.latest('teamScreenQuery').variables).toMatchObject({ first: 13 });
  });

  it('have an empty state', async () => {
    await openWith(answerOf({ futureMatches: matches([]) }));
    expect(screen.getByText('Drużyna nie ma nadchodzących meczów')).toBeDefined();
  });
});

describe('errors', () => {
  it.each([
    ['record', 'Nie udało się wczytać podsumowania'],
    ['futureMatches', 'Nie udało się wczytać nadchodzących meczów'],
    ['pastMatches', 'Nie udało się wczytać wyników'],
  ])('of %s do not affect the rest of the page', async (field, title) => {
    await openWith({
      ...answerOf({ [field]: null }),
      errors: [{ message: '', path: ['league', 'team', field], extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    });
    expect(screen.getByRole('alert').textContent).toContain(title);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Odra');
  });

  it('of the whole request can be retried', async () => {
    const { graph } = await open();
    graph.latest('teamScreenQuery').fail(new GraphError('UPSTREAM_ERROR', ''));
    await wait();
    await press('Spróbuj ponownie');
    graph.latest().answer(answerOf());
    await wait();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Odra');
  });

  it('name the required plan when access is forbidden', async () => {
    await openWith({
      data: { league: null },
      errors: [{ message: '', path: ['league'], extensions: { code: 'FORBIDDEN' } }],
    });
    expect(screen.getByText('Statystyki są od pakietu Standard')).toBeDefined();
  });

  it('link to the league from an unknown team', async () => {
    const { data } = answerOf();
    await openWith({ data: { league: { ...data.league, team: null } } });
    expect(screen.getByRole('heading', { name: 'Nie ma takiej drużyny' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Do ligi' }).getAttribute('href')).toBe('/leagues/7');
  });

  it('handle a URL without numbers', async () => {
    const { graph } = await openWith({ data: { league: null } }, '/leagues/7/team/x');
    expect(graph.latest().variables).toMatchObject({ teamId: 0 });
    expect(screen.getByRole('link', { name: 'Wszystkie ligi' }).getAttribute('href')).toBe('/leagues');
  });
});
