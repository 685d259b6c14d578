import { fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { english } from '../../../../testing/texts.ts';
import { pass, wait } from '../../../../testing/time.ts';
import { error, open, openWith, panel, setUpScreen } from './testing/open-match.ts';
import { finishedMatch, upcomingMatch } from './testing/sample-match.ts';

beforeEach(setUpScreen);

const retry = () => screen.getByRole('button', { name: 'Spróbuj ponownie' });

describe('the match page', () => {
  it('shows a skeleton while loading', async () => {
    const { container } = await open();
    expect(container.querySelector('[aria-hidden="true"] .mantine-Skeleton-root')).not.toBeNull();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('queries the match of its URL with the last ten matches', async () => {
    const { graph } = await open();
    const { variables } = graph.latest('matchScreenQuery');
    expect(variables).toMatchObject({ matchId: 17, size: 10, sameLeague: false });
  });

  it('reports a missing match', async () => {
    await openWith(null);
    expect(screen.getByText('Nie ma takiego meczu')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Przejdź do lig' }).getAttribute('href')).toBe('/leagues');
  });

  it('does not show a match of another league', async () => {
    await openWith(upcomingMatch(), { address: '/leagues/8/match/17' });
    expect(screen.getByText('Nie ma takiego meczu')).toBeDefined();
    expect(screen.queryByText('Odra')).toBeNull();
  });

  it('names the required plan when access is forbidden', async () => {
    await openWith(null, { errors: [{ message: '', path: ['match'], extensions: { code: 'FORBIDDEN' } }] });
    expect(screen.getByText('Statystyki są od pakietu Standard')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
  });

  it('offers a retry when the match failed', async () => {
    const { graph } = await openWith(null, {
      errors: [{ message: '', path: ['match'], extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    });
    expect(screen.getByText('Serwer odpowiada zbyt długo')).toBeDefined();
    fireEvent.click(retry());
    await wait();
    graph.latest().answer({ data: { match: upcomingMatch() } });
    await wait();
    expect(screen.getByRole('heading', { level: 1, name: 'Odra – Granit' })).toBeDefined();
  });

  it('offers a retry when the request failed', async () => {
    const { graph } = await open();
    graph.latest('matchScreenQuery').fail(new GraphError('NETWORK', ''));
    await wait();
    fireEvent.click(retry());
    await wait();
    graph.latest().answer({ data: { match: upcomingMatch() } });
    await wait();
    expect(panel('Porównanie')).toBeDefined();
  });

  it('shows its header and comparison while slow sections load, each for itself', async () => {
    const { graph } = await open();
    const match = finishedMatch();
    const loading = () =>
      ['timeline', 'lineups', 'players'].filter((id) =>
        document.querySelector(`#${id} [aria-hidden="true"] .mantine-Skeleton-root`),
      );
    graph.latest('matchScreenQuery').answer({ data: { match } });
    await wait();
    expect(screen.getByRole('heading', { level: 1, name: 'Odra – Granit' })).toBeDefined();
    expect(panel('Porównanie')).toBeDefined();
    expect(loading()).toEqual(['timeline', 'lineups', 'players']);
    graph.latest('lineupsSectionQuery').answer({ data: { match } });
    await wait();
    expect(panel('Składy')).toBeDefined();
    expect(loading()).toEqual(['timeline', 'players']);
  });

  it('keeps all other sections when the request of one failed, and retries only that one', async () => {
    const { graph } = await open();
    const data = { match: finishedMatch() };
    for (const { name, answer, fail } of graph.requests) {
      if (name === 'lineupsSectionQuery') fail(new GraphError('UPSTREAM_TIMEOUT', ''));
      else answer({ data });
    }
    await wait();
    expect(within(panel('Składy')).getByText('Serwer odpowiada zbyt długo')).toBeDefined();
    for (const name of ['Porównanie', 'Przebieg', 'Zawodnicy']) expect(panel(name)).toBeDefined();
    const before = graph.requests.length;
    fireEvent.click(within(panel('Składy')).getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    expect(graph.requests.slice(before).map(({ name }) => name)).toEqual(['lineupsSectionQuery']);
    graph.latest().answer({ data });
    await wait();
    expect(screen.queryByText('Serwer odpowiada zbyt długo')).toBeNull();
  });

  it('shows why a retry failed in its section, and retries when the network is back', async () => {
    const { graph, networkReturns } = await openWith(finishedMatch({ lineups: null }), {
      errors: [error('lineups', 'UPSTREAM_ERROR')],
    });
    fireEvent.click(retry());
    await wait();
    graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    expect(within(panel('Składy')).getByText('Brak połączenia z internetem')).toBeDefined();
    expect(panel('Przebieg')).toBeDefined();
    await networkReturns();
    graph.latest().answer({ data: { match: finishedMatch() } });
    await wait();
    expect(screen.queryByText('Brak połączenia z internetem')).toBeNull();
    expect(screen.queryByText('Nie udało się wczytać danych')).toBeNull();
  });

  it.each([
    ['headToHead', 'Bezpośrednie'],
    ['lineups', 'Składy'],
    ['incidents', 'Przebieg'],
    ['playerStatistics', 'Zawodnicy'],
    ['homeWindow', 'Porównanie'],
    ['homeLast', 'Ostatnie mecze'],
  ])('shows an error of %s in place, with a retry', async (field, name) => {
    const { graph } = await openWith(finishedMatch({ [field]: null }), {
      errors: [error(field, 'UPSTREAM_ERROR')],
    });
    expect(within(panel(name)).getByText('Nie udało się wczytać danych')).toBeDefined();
    expect(screen.getAllByText('Nie udało się wczytać danych')).toHaveLength(1);
    fireEvent.click(retry());
    await wait();
    graph.latest().answer({ data: { match: finishedMatch() } });
    await wait();
    expect(screen.queryByText('Nie udało się wczytać danych')).toBeNull();
  });
});

describe('the page header', () => {
  it('shows teams, league, round, referee and countdown of an upcoming match, without a timeline', async () => {
    const { container } = await openWith(upcomingMatch());
    const head = within(container.querySelector('header') ?? container);
    expect(head.getByRole('heading', { level: 1, name: 'Odra – Granit' })).toBeDefined();
    expect(head.getByRole('link', { name: 'Polska · 1. Liga' }).getAttribute('href')).toBe('/leagues/7');
    expect(head.getByText('22. kolejka', { exact: false })).toBeDefined();
    expect(head.getByText('Sędzia: P. Olszanek')).toBeDefined();
    expect(head.getByText('2. miejsce, 44 punkty')).toBeDefined();
    expect(head.getByText('11. miejsce, 25 punktów')).toBeDefined();
    expect(head.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'Od najnowszego: zwycięstwo, remis, porażka, zwycięstwo, zwycięstwo',
      'Od najnowszego: porażka, porażka',
    ]);
    expect(screen.getByRole('timer').textContent).toMatch(/^1d 01h 47m/);
    expect(screen.queryByRole('region', { name: 'Przebieg' })).toBeNull();
  });

  it('links to the sections with the search of the address', async () => {
    await openWith(upcomingMatch(), { address: '/leagues/7/match/17?tax=12' });
    expect(screen.getByRole('link', { name: 'Składy' }).getAttribute('href')).toBe(
      '/leagues/7/match/17?tax=12#lineups',
    );
  });

  it('reports a started match without a result', async () => {
    await openWith(upcomingMatch({ kickOff: '2026-03-14T17:00:00Z' }));
    expect(screen.getByText('rozpoczęty, czekamy na wynik')).toBeDefined();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  const fetchesOf = ({ graph }: Awaited<ReturnType<typeof open>>, query = 'matchScreenQuery') =>
    graph.requests.filter(({ name }) => name === query).length;

  it('refetches a match and its sections when it begins and when it should be over', async () => {
    const page = await openWith(upcomingMatch({ kickOff: '2026-03-14T17:43:30Z' }));
    const fetches = () => fetchesOf(page);
    expect(fetches()).toBe(1);
    await pass(40_000);
    expect(fetches()).toBe(2);
    expect(screen.getByText('rozpoczęty, czekamy na wynik')).toBeDefined();
    await pass(3 * 3_600_000);
    expect(fetches()).toBe(3);
    expect(fetchesOf(page, 'lineupsSectionQuery')).toBe(3);
    page.graph.latest('matchScreenQuery').answer({ data: { match: finishedMatch() } });
    await wait();
    expect(screen.getByText('2:1', { selector: 'p' })).toBeDefined();
  });

  it('does not refetch a match whose result is known', async () => {
    const page = await openWith(finishedMatch({ kickOff: '2026-03-14T17:00:00Z' }));
    await pass(3 * 3_600_000);
    expect(fetchesOf(page)).toBe(1);
  });

  it('does not call a match that is long over started when its result is unknown', async () => {
    await openWith(upcomingMatch({ kickOff: '2026-02-28T17:00:00Z' }));
    expect(screen.getByText('nie znamy jeszcze wyniku')).toBeDefined();
  });

  it('shows the result of a played match', async () => {
    await openWith(finishedMatch());
    expect(screen.getByText('2:1', { selector: 'p' })).toBeDefined();
    expect(panel('Przebieg')).toBeDefined();
  });

  it('omits missing data, and standings of another season', async () => {
    await openWith(upcomingMatch({ round: null, referee: null, season: '2024/2025', homeLast: null }));
    expect(screen.queryByText(/kolejka/)).toBeNull();
    expect(screen.queryByText(/Sędzia/)).toBeNull();
    expect(screen.queryByText(/miejsce,/)).toBeNull();
  });

  it('shows the name of a stage, in English', async () => {
    await openWith(upcomingMatch({ round: 'Final' }), { intl: english });
    expect(screen.getByText('Final', { exact: false })).toBeDefined();
    expect(screen.getByText('2nd place, 44 points')).toBeDefined();
    expect(screen.getByText('11th place, 25 points')).toBeDefined();
  });
});
