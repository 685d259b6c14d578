import { act, fireEvent, screen } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { markHandled } from '../../shared/relay/app-error.ts';
import { click, press } from '../../testing/actions.ts';
import { english } from '../../testing/texts.ts';
import { stopClock, wait } from '../../testing/time.ts';
import { answerOf, league, open, openWith, serverError } from './testing/sample-leagues.ts';

beforeEach(() => stopClock());

const many = (count: number, from = 1) => Array.from({ length: count }, (_, index) => league(index + from));
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const star = (number: number) => screen.getByRole('button', { name: `Ulubiona: Polska, Liga ${number}` });
const active = (number: number) =>
  screen.getByRole<HTMLInputElement>('switch', { name: `Aktywna: Polska, Liga ${number}` });
const isFavourite = (number: number) => star(number).getAttribute('aria-pressed') === 'true';

describe('the list of leagues', () => {
  it('shows each league with flag, country, season and link', async () => {
    await openWith([league(7, { name: 'Liga Krzemienna' })]);
    const link = screen.getByRole('link', { name: /Liga Krzemienna/ });
    expect(link.getAttribute('href')).toBe('/leagues/7');
    expect(link.querySelector('img')?.getAttribute('src')).toContain('/PL.svg');
    expect(link.textContent).toContain('Polska');
    expect(screen.getByText('2025/2026')).toBeDefined();
  });

  it('keeps its columns when the toggles of a league are unknown', async () => {
    await openWith([league(1), league(2, { isActive: null, isFavourite: null })]);
    const columns = [...document.querySelectorAll('[data-league]')].map((row) => row.children.length);
    expect(columns).toEqual([4, 4]);
  });

  it('queries the filters and page of the URL', async () => {
    const { graph } = await open('/leagues?scope=favourite&search=liga&page=2');
    expect(graph.latest().variables).toEqual({ scope: 'FAVOURITE', search: 'liga', first: 20 });
  });

  it('changes pages', async () => {
    const { graph, address } = await openWith(many(10), '/leagues', 12);
    expect(screen.getByText('1–10 z 12')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Poprzednia strona' }));
    expect(address()).toBe('/leagues');
    await press('Następna strona');
    expect(address()).toBe('/leagues?page=2');
    expect(links()).toHaveLength(10);
    graph.latest().answer(answerOf(many(12)));
    await wait();
    expect(links()).toEqual(['/leagues/11', '/leagues/12']);
    expect(screen.getByText('11–12 z 12')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Następna strona' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('goes two pages on with two quick presses, and back with the history', async () => {
    const { graph, address, router } = await openWith(many(10), '/leagues', 25);
    const next = screen.getByRole('button', { name: 'Następna strona' });
    fireEvent.click(next);
    fireEvent.click(next);
    await wait();
    expect(address()).toBe('/leagues?page=3');
    expect(screen.getByText('21–25 z 25')).toBeDefined();
    graph.latest().answer(answerOf(many(25)));
    await wait();
    expect(links()).toHaveLength(5);
    await press('Poprzednia strona');
    expect(address()).toBe('/leagues?page=2');
    expect(links()[0]).toBe('/leagues/11');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/leagues?page=3');
  });

  it.each([
    ['active', 'isActive'],
    ['favourite', 'isFavourite'],
  ])(
    'refetches a page of %s leagues that lost one, so that the next page skips none',
    async (scope, flag) => {
      const mine = (count: number) =>
        many(count).map((one) => ({ ...one, isActive: true, isFavourite: true }));
      const { graph, address } = await openWith(mine(10), `/leagues?scope=${scope}`, 25);
      fireEvent.click(flag === 'isActive' ? active(1) : star(1));
      await wait();
      await press('Następna strona');
      expect(address()).toBe(`/leagues?scope=${scope}`);
      expect(graph.latest()).toMatchObject({ name: 'leaguesScreenQuery', variables: { first: 10 } });
      graph.latest().answer(answerOf(mine(11).slice(1), 24));
      await wait();
      await press('Następna strona');
      expect(address()).toBe(`/leagues?scope=${scope}&page=2`);
    },
  );

  it('shows the last page when the URL requests a later one', async () => {
    await openWith(many(12), '/leagues?page=5');
    expect(links()).toEqual(['/leagues/11', '/leagues/12']);
  });

  it('ends with the last page that the API returns', async () => {
    const { address } = await openWith(many(300), '/leagues?page=30', 312);
    await press('Następna strona');
    expect(address()).toBe('/leagues?page=30');
  });

  it('has no pager for ten leagues', async () => {
    await openWith(many(10));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('searches after a pause in typing, from the first page', async () => {
    const { graph, address } = await openWith(many(12), '/leagues?page=2');
    const field = screen.getByRole('searchbox', { name: 'Szukaj ligi lub kraju' });
    fireEvent.change(field, { target: { value: 'pol' } });
    fireEvent.change(field, { target: { value: 'polska' } });
    await wait(249);
    expect(graph.requests).toHaveLength(1);
    await wait(1);
    expect(address()).toBe('/leagues?search=polska');
    expect(graph.requests).toHaveLength(2);
    expect(graph.latest().variables).toEqual({ scope: 'ALL', search: 'polska', first: 10 });
  });

  it('keeps the rows during a refetch and when it fails', async () => {
    const { graph } = await openWith([league(1)]);
    fireEvent.click(screen.getByRole('radio', { name: 'Aktywne' }));
    await wait();
    expect(links()).toEqual(['/leagues/1']);
    graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', ''));
    await wait();
    expect(links()).toEqual(['/leagues/1']);
    expect(screen.getByText('Serwer odpowiada zbyt długo.')).toBeDefined();
    await press('Spróbuj ponownie');
    graph.latest().answer(answerOf([league(2)]));
    await wait();
    expect(links()).toEqual(['/leagues/2']);
  });

  it.each([
    ['/leagues', 'Nie ma jeszcze żadnej ligi'],
    ['/leagues?scope=active', 'Nie masz aktywnych lig'],
    ['/leagues?scope=favourite', 'Nie masz ulubionych lig'],
    ['/leagues?scope=active&search=%20%20', 'Nie masz aktywnych lig'],
    ['/leagues?search=xyz', 'Żadna liga nie pasuje do „xyz”'],
  ])('has an empty state at %s', async (address, title) => {
    await openWith([], address);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
  });

  it('offers all leagues when none matches', async () => {
    const { graph, address } = await openWith([], '/leagues?scope=favourite&search=xyz');
    const clear = screen.getByRole('button', { name: 'Pokaż wszystkie ligi' });
    act(() => clear.focus());
    await click(clear);
    expect(address()).toBe('/leagues');
    expect(screen.queryByText('Nie ma jeszcze żadnej ligi')).toBeNull();
    expect(document.activeElement).toBe(clear);
    graph.latest().answer(answerOf([league(1)]));
    await wait();
    expect(document.activeElement?.getAttribute('aria-busy')).toBe('false');
  });

  it('can be retried after an error', async () => {
    const { graph } = await open();
    graph.latest().answer(serverError('UPSTREAM_ERROR'));
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('Nie udało się wczytać lig');
    await press('Spróbuj ponownie');
    graph.latest().answer(answerOf([league(1)]));
    await wait();
    expect(links()).toEqual(['/leagues/1']);
  });

  it('names the required plan when access is forbidden', async () => {
    const { graph, router } = await open();
    graph.latest().answer(serverError('FORBIDDEN'));
    await wait();
    expect(screen.getByText('Statystyki są od pakietu Standard')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Zobacz pakiety' });
    expect(link.getAttribute('href')).toBe('/#kup');
    fireEvent.click(link);
    await wait();
    expect(router.state.location).toMatchObject({ pathname: '/', state: { section: 'plans' } });
  });

  it('renders in English', async () => {
    const { graph } = await open('/leagues', english);
    graph.latest().answer(answerOf([league(1, { country: 'Poland' })]));
    await wait();
    expect(screen.getByRole('switch', { name: 'Active: Poland, Liga 1' })).toBeDefined();
  });
});

describe('the toggles of a league', () => {
  it('make a favourite active immediately', async () => {
    const { graph } = await openWith([league(1)]);
    fireEvent.click(star(1));
    await wait();
    expect([isFavourite(1), active(1).checked]).toEqual([true, true]);
    expect(graph.latest().name).toBe('leagueTogglesFavouriteMutation');
    expect(graph.latest().variables).toEqual({ input: { leagueId: 'league-1', value: true } });
    graph.latest().answer({
      data: {
        setLeagueFavourite: { league: league(1, { isFavourite: true, isActive: true }), errors: [] },
      },
    });
    await wait();
    expect([isFavourite(1), active(1).checked]).toEqual([true, true]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keep a league active when it is removed from the favourites', async () => {
    await openWith([league(1, { isFavourite: true, isActive: true })]);
    fireEvent.click(star(1));
    await wait();
    expect([isFavourite(1), active(1).checked]).toEqual([false, true]);
  });

  it('remove a deactivated league from the favourites', async () => {
    const { graph } = await openWith([league(1, { isFavourite: true, isActive: true })]);
    fireEvent.click(active(1));
    await wait();
    expect([isFavourite(1), active(1).checked]).toEqual([false, false]);
    expect(graph.latest().name).toBe('leagueTogglesActiveMutation');
  });

  it.each([
    [
      'the network fails',
      'Nie wiadomo, czy zmiana się zapisała',
      (graph: Graph) => graph.latest().fail(new GraphError('NETWORK', '')),
    ],
    [
      'the server fails',
      'Ustawienia ligi pozostały bez zmian',
      (graph: Graph) =>
        graph.latest().answer({
          data: null,
          errors: [{ message: '', extensions: { code: 'UPSTREAM_ERROR' } }],
        }),
    ],
    [
      'it is rejected',
      'Ustawienia ligi pozostały bez zmian',
      (graph: Graph) =>
        graph.latest().answer({
          data: { setLeagueFavourite: { league: null, errors: [{ code: 'INVALID' }] } },
        }),
    ],
  ])('are rolled back with an error when %s', async (_name, text, answer) => {
    const { graph } = await openWith([league(1)]);
    fireEvent.click(star(1));
    await wait();
    expect(isFavourite(1)).toBe(true);
    answer(graph);
    await wait();
    expect([isFavourite(1), active(1).checked]).toEqual([false, false]);
    expect(screen.getByRole('alert').textContent).toContain('Błąd');
    expect(screen.getByRole('alert').textContent).toContain(text);
  });

  it.each([
    ['a request', (graph: Graph) => graph.latest().fail(markHandled(new GraphError('FORBIDDEN', '')))],
    [
      'a field',
      (graph: Graph) => {
        const error = markHandled({ message: '', extensions: { code: 'FORBIDDEN' } });
        graph.latest().answer({ data: { setLeagueFavourite: null }, errors: [error] });
      },
    ],
  ])('show no error of %s that the app has acted on', async (_name, answer) => {
    const { graph } = await openWith([league(1)]);
    fireEvent.click(star(1));
    await wait();
    answer(graph);
    await wait();
    expect(isFavourite(1)).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are sent once on a double click, separately for each league', async () => {
    const { graph } = await openWith([league(1), league(2)]);
    fireEvent.click(star(1));
    fireEvent.click(star(1));
    fireEvent.click(active(1));
    await wait();
    expect(graph.requests).toHaveLength(2);
    expect(isFavourite(1)).toBe(true);
    fireEvent.click(star(2));
    await wait();
    expect(graph.requests).toHaveLength(3);
    expect(isFavourite(2)).toBe(true);
  });
});

type Graph = Awaited<ReturnType<typeof open>>['graph'];
