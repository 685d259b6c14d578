import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { pass, stopClock, wait } from '../../testing/time.ts';
import {
  answerOf,
  autofilter,
  hit,
  open,
  openWith,
  page,
  picked,
  serverError,
  shownMatches,
} from './testing/sample-autofilters.ts';

beforeEach(() => stopClock());

const link = (name: RegExp | string) => screen.getByRole('link', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the autofilters', () => {
  it('show a skeleton while loading', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Autofiltry' })).toBeDefined();
    expect(document.querySelector('[aria-hidden] .mantine-Skeleton-root')).not.toBeNull();
  });

  it('are listed with rule and match count', async () => {
    await openWith({
      autofilters: [
        autofilter(1),
        autofilter(5, {
          stat: 'BTTS',
          comparison: 'NO',
          line: null,
          side: 'BOTH',
          window: 5,
          hitCount: null,
        }),
      ],
    });
    const list = within(screen.getByRole('navigation', { name: 'Twoje autofiltry' }));
    const texts = list.getAllByRole('link').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Wszystkie',
      'Reguła 11Gole, razem >\u00a02.5\u00a0· ostatnie 10\u00a0· od 80\u00a0%',
      'Reguła 5Obie strzelą:\u00a0nie, każda drużyna\u00a0· ostatnie 5\u00a0· od 80\u00a0%',
    ]);
    expect(list.getByRole('img', { name: '1 mecz' })).toBeDefined();
  });

  it('keep all loaded matches when the user comes back', async () => {
    const picks = Array.from({ length: 51 }, (_, index) => picked(index + 1, 60, []));
    const { graph, router } = await openWith({ matches: page(picks) });
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(-1));
    expect(graph.latest('autofiltersScreenQuery').variables).toEqual({ autofilterId: null, first: 51 });
  });

  it('filter the matches; the old ones stay until the new ones arrive', async () => {
    const { graph, address } = await openWith({}, '/autofilters?tax=12');
    expect(link('Wszystkie').getAttribute('aria-current')).toBe('page');
    fireEvent.click(link(/^Reguła 2/));
    await wait();
    expect(address()).toBe('/autofilters?tax=12&filter=autofilter-2');
    expect(graph.latest().variables).toEqual({ autofilterId: 'autofilter-2', first: 50 });
    expect(shownMatches()).toEqual([1]);
    graph.latest().answer(answerOf({ matches: page([picked(2, 90)]) }));
    await wait();
    expect(shownMatches()).toEqual([2]);
    expect(link(/^Reguła 2/).getAttribute('aria-current')).toBe('page');
  });

  it('say that the chosen one does not exist any more, and offer all', async () => {
    const { address } = await openWith({ matches: page([]) }, '/autofilters?filter=autofilter-99&tax=12');
    expect(screen.getByRole('heading', { name: 'Tego autofiltra już nie ma' })).toBeDefined();
    press('Pokaż mecze wszystkich autofiltrów');
    await wait();
    expect(address()).toBe('/autofilters?tax=12');
  });

  it('offer the builder when there are none', async () => {
    const { address } = await openWith({ autofilters: [], matches: page([]) });
    expect(screen.getByRole('heading', { name: 'Nie masz jeszcze autofiltrów' })).toBeDefined();
    press('Zbuduj pierwszy autofiltr');
    await wait();
    expect(address()).toBe('/autofilters?new=');
    expect(screen.getByRole('heading', { name: 'Nowy autofiltr' })).toBeDefined();
  });
});

describe('a selected match', () => {
  it('links to its page, and names its league and autofilters', async () => {
    await openWith({ matches: page([picked(3, 60, [hit(autofilter(1)), hit(autofilter(2))])]) });
    expect(link(/Odra 3/).getAttribute('href')).toBe('/leagues/7/match/3');
    const row = within(screen.getAllByRole('listitem').find(({ dataset }) => dataset.match) as HTMLElement);
    expect(row.getByText('Polska · Liga Krzemienna')).toBeDefined();
    expect(row.getByText('Reguła 1')).toBeDefined();
    expect(row.getByText('Reguła 2')).toBeDefined();
  });

  it('does not repeat the name of the chosen autofilter', async () => {
    await openWith({}, '/autofilters?filter=autofilter-1');
    expect(screen.getAllByText('Reguła 1')).toHaveLength(1);
  });

  it.each([
    ['the two teams together', {}, '7 z 10'],
    [
      'each team alone, of which the lower one counts',
      { autofilter: { ...autofilter(9), side: 'BOTH' } },
      '3 z 5',
    ],
    ['the home team alone', { awayHits: null, awaySample: null, awayRate: null }, '4 z 5'],
    ['the away team alone', { homeHits: null, homeSample: null, homeRate: null }, '3 z 5'],
  ])('shows the rate of %s', async (_, change, rateText) => {
    await openWith({ matches: page([picked(1, 60, [hit(autofilter(1), change)])]) });
    expect(screen.getByText(rateText)).toBeDefined();
  });

  it('shows the last matches as blocks when available', async () => {
    await openWith({
      matches: page([picked(1, 60), picked(2, 60, [hit(autofilter(1), { homeRate: null, awayRate: null })])]),
    });
    expect(
      screen.getAllByRole('img', { name: /^Od najnowszego/ }).map((blocks) => blocks.textContent),
    ).toEqual(['34531', '33602']);
  });
});

describe('the list', () => {
  it('loads the next page', async () => {
    const { graph } = await openWith({ matches: page([picked(1, 60)], { total: 51, hasNextPage: true }) });
    expect(screen.getByText('Pokazano 1 z 51 meczów')).toBeDefined();
    press('Pokaż więcej meczów');
    await wait();
    expect(graph.latest().variables).toEqual({ autofilterId: null, first: 50, after: '1' });
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Pokaż więcej meczów' });
    // A disabled button would lose the focus.
    expect([more.disabled, more.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    // It counts only one: the first has begun.
    graph.latest().answer({ data: { autofilterMatches: page([picked(2, 90)], { total: 1 }) } });
    await wait();
    expect(shownMatches()).toEqual([1, 2]);
    expect(screen.getByText('Pokazano 2 z 2 meczów')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pokaż więcej meczów' })).toBeNull();
  });

  it('reports a failed page, and retries it when the network is back', async () => {
    const { graph, networkReturns } = await openWith({
      matches: page([picked(1, 60)], { total: 51, hasNextPage: true }),
    });
    press('Pokaż więcej meczów');
    await wait();
    graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('Nie udało się wczytać');
    expect(shownMatches()).toEqual([1]);
    await networkReturns();
    graph.latest().answer({ data: { autofilterMatches: page([picked(2, 90)], { total: 51 }) } });
    await wait();
    expect(shownMatches()).toEqual([1, 2]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('forgets a failed page when another autofilter is chosen', async () => {
    const matches = page([picked(1, 60)], { total: 51, hasNextPage: true });
    const { graph } = await openWith({ matches });
    press('Pokaż więcej meczów');
    await wait();
    graph.latest().fail(new GraphError('INTERNAL', ''));
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('Nie udało się wczytać');
    fireEvent.click(link(/^Reguła 2/));
    await wait();
    graph.latest().answer(answerOf({ matches }));
    await wait();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const untilAddress = `/autofilters?until=${encodeURIComponent('2026-03-14T18:43:00.000Z')}`;

  it('ends at the chosen kick-off, inclusive, also with further pages', async () => {
    const nodes = [picked(1, 30), picked(2, 60), picked(3, 61)];
    await openWith({ matches: page(nodes, { total: 120, hasNextPage: true }) }, untilAddress);
    expect(shownMatches()).toEqual([1, 2]);
    expect(screen.getByText('2 mecze do tej godziny')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pokaż więcej meczów' })).toBeNull();
  });

  it('offers the next page when the chosen kick-off is not loaded yet', async () => {
    await openWith({ matches: page([picked(1, 30)], { total: 51, hasNextPage: true }) }, untilAddress);
    expect(screen.getByText('Pokazano 1 mecz, może być ich więcej')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pokaż więcej meczów' })).toBeDefined();
  });

  it('is limited by the date picker, without a new request', async () => {
    const { graph, address } = await openWith({ matches: page([picked(1, 60), picked(2, 6000)]) });
    const requests = graph.requests.length;
    const field = screen.getByRole('textbox', { name: 'Początek meczu do' });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: '15.03.2026 12:00' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await wait();
    expect(address()).toContain('until=2026-03-15T');
    expect(shownMatches()).toEqual([1]);
    expect(graph.requests).toHaveLength(requests);
  });

  it('cannot be limited to a time that has passed since it was opened', async () => {
    const { address } = await openWith({ matches: page([picked(1, 6000)]) });
    await pass(2 * 60_000);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Początek meczu do' });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: '14.03.2026 17:44' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await wait();
    expect(field.validity.valid).toBe(false);
    expect(address()).toBe('/autofilters');
  });

  it('offers to clear the limit when no match is before it', async () => {
    const { address } = await openWith({ matches: page([picked(1, 90)]) }, untilAddress);
    expect(screen.getByRole('heading', { name: 'Do tej godziny nie ma pasujących meczów' })).toBeDefined();
    press('Pokaż wszystkie terminy');
    await wait();
    expect(address()).toBe('/autofilters');
    expect(shownMatches()).toEqual([1]);
  });

  it('has an empty state', async () => {
    await openWith({ matches: page([]) });
    expect(screen.getByRole('heading', { name: 'Żaden nadchodzący mecz nie pasuje' })).toBeDefined();
  });

  it('links to the leagues when none is active', async () => {
    await openWith({ matches: page([]), leagues: 0 });
    expect(screen.getByRole('heading', { name: 'Nie masz aktywnych lig' })).toBeDefined();
    expect(link('Wybierz ligi').getAttribute('href')).toBe('/leagues');
  });
});

describe('an error', () => {
  it('of the matches keeps the autofilters and can be retried', async () => {
    const { graph } = await open();
    graph.latest().answer(serverError('UPSTREAM_ERROR'));
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('Nie udało się wczytać autofiltrów');
    expect(link(/^Reguła 1/)).toBeDefined();
    press('Spróbuj ponownie');
    await wait();
    graph.latest().answer(answerOf());
    await wait();
    expect(shownMatches()).toEqual([1]);
  });

  it('of the autofilters or of the user does not show the empty state', async () => {
    const { graph } = await open();
    for (const path of [['viewer', 'autofilters'], ['viewer']]) {
      graph.latest().answer(serverError('UPSTREAM_TIMEOUT', path));
      await wait();
      expect(screen.queryByText('Nie masz jeszcze autofiltrów')).toBeNull();
      expect(screen.getByRole('alert').textContent).toContain('Serwer odpowiada zbyt długo');
      press('Spróbuj ponownie');
      await wait();
    }
  });

  it('is not shown when the session has ended', async () => {
    const { graph } = await open();
    graph.latest().answer({ data: { ...answerOf().data, viewer: null } });
    await wait();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of the whole request can be retried', async () => {
    const { graph } = await open();
    graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('Brak połączenia z internetem');
    press('Spróbuj ponownie');
    await wait();
    graph.latest().answer(answerOf());
    await wait();
    expect(shownMatches()).toEqual([1]);
  });

  it('links to the plans when the permission is missing', async () => {
    const { graph } = await open();
    graph.latest().answer(serverError('FORBIDDEN'));
    await wait();
    expect(screen.getByRole('heading', { name: 'Twój pakiet nie obejmuje autofiltrów' })).toBeDefined();
    expect(link('Zobacz pakiety').getAttribute('href')).toBe('/#kup');
  });

  it('while loading other matches keeps the old ones', async () => {
    const { graph } = await openWith();
    fireEvent.click(link(/^Reguła 2/));
    await wait();
    graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    expect(shownMatches()).toEqual([1]);
    expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeDefined();
  });
});
