import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import dropinfoScreenQuery from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import { AppError } from '../../../shared/relay/app-error.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { english, polish } from '../../../testing/texts.ts';
import { DropinfoScreen } from './dropinfo-screen.tsx';
import { DropinfoScreenSkeleton } from './dropinfo-screen-skeleton.tsx';
import { dropinfoVariables } from './lib/dropinfo-variables.ts';
import { readDropinfoFilters } from './lib/read-dropinfo-filters.ts';

const NOW = Date.parse('2026-03-14T17:43:00Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

function dropinfo(number: number, minutes: number, change: object = {}) {
  return {
    __typename: 'Dropinfo',
    id: `dropinfo-${number}`,
    uid: `uid-${number}`,
    title: `Odra ${number} – Granit ${number}`,
    tip: 'Powyżej 2.5',
    date: inMinutes(minutes),
    createdAt: inMinutes(-10),
    timebetween: minutes + 10,
    drop: 0.1487,
    market: 'TOTALS',
    over: { label: 'Powyżej 2.5', from: 2.02, to: 1.72 },
    under: { label: 'Poniżej 2.5', from: 1.84, to: 2.1 },
    league: { name: 'Liga Krzemienna', country: 'Polska' },
    ...change,
  };
}

function answerOf(
  nodes: readonly object[],
  { cursor = 'log-1', hasNextPage = false, total = nodes.length } = {},
) {
  return {
    data: {
      liveCursor: cursor,
      dropinfoFilters: [
        { id: 'filter-1', name: 'Polska' },
        { id: 'filter-2', name: 'Skandynawia' },
      ],
      dropinfos: {
        totalCount: total,
        edges: nodes.map((node, index) => ({ cursor: String(index), node })),
        pageInfo: { hasNextPage, endCursor: String(nodes.length) },
      },
    },
  };
}

const refusal = (code: string) => ({
  data: { liveCursor: 'log-1', dropinfoFilters: [], dropinfos: null },
  errors: [{ message: '', path: ['dropinfos'], extensions: { code } }],
});

const wait = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Lets a long time pass at once; only its last second ticks. */
const pass = (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds - 1000);
  return wait(1000);
};
const rows = () => document.querySelectorAll<HTMLElement>('tr[data-uid]');
const uids = () => [...rows()].map((row) => row.dataset.uid);
const row = (number: number) => {
  const found = document.querySelector<HTMLElement>(`tr[data-uid="uid-${number}"]`);
  if (!found) throw new Error(`No row ${number}`);
  return found;
};

async function open(address = '/dropinfo', intl = polish) {
  const page = renderScreen(
    {
      path: '/dropinfo/:uid?',
      Screen: DropinfoScreen,
      query: dropinfoScreenQuery,
      variables: (url) => dropinfoVariables(readDropinfoFilters(url.searchParams)),
      skeleton: <DropinfoScreenSkeleton />,
    },
    { address, intl },
  );
  await wait();
  return page;
}

async function openWith(nodes: readonly object[], address?: string, intl = polish) {
  const page = await open(address, intl);
  page.graph.latest().answer(answerOf(nodes));
  await wait();
  return page;
}

const scrolled: HTMLElement[] = [];

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolled.push(this);
  };
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the dropinfo list', () => {
  it('draws its skeleton, then rows with countdown, kick-off state and highlight', async () => {
    const { graph } = await open();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Dropinfo' })).toBeDefined();
    graph
      .latest()
      .answer(answerOf([dropinfo(1, 8), dropinfo(2, 37), dropinfo(3, 77, { drop: 0.2 }), dropinfo(4, -12)]));
    await wait();

    expect([...rows()].map((one) => one.dataset.kickoff)).toEqual(['closer', 'close', 'far', 'past']);
    expect([...rows()].map((one) => one.dataset.big)).toEqual([undefined, undefined, 'true', undefined]);
    expect([...rows()].map((one) => within(one).getByRole('timer').textContent)).toEqual([
      '8m 00s',
      '37m 00s',
      '1h 17m 00s',
      '\u221212m 00s',
    ]);
    expect(within(row(3)).getByText('20,00 %')).toBeDefined();
    expect(within(row(1)).getAllByText('1.72').length).toBeGreaterThan(0);
    expect(screen.getByText(/^4 z 4 sygnałów$/)).toBeDefined();
  });

  it('counts down each second and moves on to the next state', async () => {
    await openWith([dropinfo(1, 30)]);
    expect(row(1).dataset.kickoff).toBe('close');
    await wait(1000);
    expect(row(1).dataset.kickoff).toBe('closer');
    expect(within(row(1)).getByRole('timer').textContent).toBe('29m 59s');
  });

  it('lets a match that begins sink below the coming ones, but not under the finger', async () => {
    await openWith([dropinfo(1, -30), dropinfo(2, 1), dropinfo(3, 37)]);
    expect(uids()).toEqual(['uid-2', 'uid-3', 'uid-1']);
    const list = screen.getByRole('table').parentElement ?? document.body;
    fireEvent.pointerEnter(list, { pointerType: 'mouse' });
    await pass(61_000);
    expect(row(2).dataset.kickoff).toBe('past');
    expect(uids()).toEqual(['uid-2', 'uid-3', 'uid-1']);
    fireEvent.pointerLeave(list, { pointerType: 'mouse' });
    await wait();
    expect(uids()).toEqual(['uid-3', 'uid-2', 'uid-1']);
  });

  it('speaks English', async () => {
    await openWith([dropinfo(1, 8)], '/dropinfo', english);
    expect(within(row(1)).getByText('14.87%')).toBeDefined();
    expect(screen.getByRole('button', { name: /Kick-off in/ })).toBeDefined();
    expect(screen.getByText('1 of 1 signal')).toBeDefined();
  });

  it('keeps the filters in the address and the old rows until the new ones are here', async () => {
    const { graph, address } = await openWith([dropinfo(1, 8), dropinfo(2, 37)]);
    fireEvent.click(screen.getByRole('button', { name: 'Polska' }));
    await wait();
    expect(address()).toBe('/dropinfo?league=filter-1');
    expect(graph.latest().variables.filter).toEqual({ leagueFilter: 'filter-1' });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    graph.latest().answer(answerOf([dropinfo(2, 37)]));
    await wait();
    expect(uids()).toEqual(['uid-2']);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
    expect(graph.asked).toHaveLength(2);

    fireEvent.click(screen.getByRole('button', { name: 'Wszystkie' }));
    await wait();
    expect(address()).toBe('/dropinfo');
    expect(graph.latest().variables.filter).toEqual({});
  });

  it('starts with the filters of the address', async () => {
    const { graph } = await open('/dropinfo?drop=20&under=30&sort=drop&order=desc');
    expect(graph.latest().variables).toMatchObject({
      filter: { dropOver: 0.2, timebetweenUnder: 30 },
      orderBy: { field: 'DROP', direction: 'DESC' },
    });
  });

  it('shows the latest of several changes, whatever comes last', async () => {
    const { graph } = await openWith([dropinfo(1, 8)]);
    fireEvent.click(screen.getByRole('button', { name: 'Polska' }));
    await wait();
    fireEvent.click(screen.getByRole('button', { name: 'Skandynawia' }));
    await wait();
    const [, first, second] = graph.asked;
    second?.answer(answerOf([dropinfo(3, 40)]));
    await wait();
    first?.answer(answerOf([dropinfo(2, 37)]));
    await wait();
    expect(uids()).toEqual(['uid-3']);
  });

  it('sorts by a column and turns the order round', async () => {
    const { address } = await openWith([dropinfo(1, 8)]);
    const head = screen.getByRole('button', { name: 'Spadek kursu' });
    fireEvent.click(head);
    await wait();
    expect(address()).toBe('/dropinfo?sort=drop&order=desc');
    expect(head.closest('th')?.getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(head);
    await wait();
    expect(address()).toBe('/dropinfo?sort=drop');
  });

  it('says that there is none yet, or none for the filters and offers to clear them', async () => {
    const { graph, address } = await openWith([]);
    expect(screen.getByText('Nie ma jeszcze sygnałów')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Polska' }));
    await wait();
    graph.latest().answer(answerOf([]));
    await wait();
    expect(screen.getByText('Żaden sygnał nie pasuje')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
    await wait();
    expect(address()).toBe('/dropinfo');
  });

  it('offers another try when it could not be read at all', async () => {
    const { graph } = await open();
    graph.latest().fail(new AppError('NETWORK', ''));
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('Brak połączenia z serwerem');
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf([dropinfo(1, 8)]));
    await wait();
    expect(uids()).toEqual(['uid-1']);
  });

  it('offers another try when only the list failed, and the filters stand', async () => {
    const { graph } = await open();
    graph.latest().answer(refusal('UPSTREAM_ERROR'));
    await wait();
    expect(screen.getByText('Nie udało się wczytać sygnałów')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf([dropinfo(1, 8)]));
    await wait();
    expect(uids()).toEqual(['uid-1']);
  });

  it('keeps filters and old rows when reading again fails', async () => {
    const { graph, address } = await openWith([dropinfo(1, 8)]);
    fireEvent.click(screen.getByRole('button', { name: 'Polska' }));
    await wait();
    graph.latest().answer(refusal('UPSTREAM_TIMEOUT'));
    await wait();
    expect(screen.getByText('Nie udało się odświeżyć listy.')).toBeDefined();
    expect(uids()).toEqual(['uid-1']);
    expect(address()).toBe('/dropinfo?league=filter-1');
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf([dropinfo(2, 37)]));
    await wait();
    expect(uids()).toEqual(['uid-2']);
    expect(screen.queryByText('Nie udało się odświeżyć listy.')).toBeNull();
  });

  it('names the plan when it is not allowed', async () => {
    const { graph } = await open();
    graph.latest().answer(refusal('FORBIDDEN'));
    await wait();
    expect(screen.getByText('Dropinfo jest od pakietu Pro')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
  });

  it('loads a further page', async () => {
    const { graph } = await open();
    graph.latest().answer(answerOf([dropinfo(1, 8)], { hasNextPage: true, total: 2 }));
    await wait();
    fireEvent.click(screen.getByRole('button', { name: 'Wczytaj więcej' }));
    await wait();
    expect(graph.latest().variables).toMatchObject({ after: '1', first: 100 });
    graph.latest().answer(answerOf([dropinfo(2, 37)]));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    expect(screen.queryByRole('button', { name: 'Wczytaj więcej' })).toBeNull();
  });
});

describe('the link of a row', () => {
  const copyLink = async (writeText: () => Promise<void>) => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await openWith([dropinfo(1, 8)]);
    fireEvent.click(within(row(1)).getByRole('button', { name: /Kopiuj link/ }));
    await wait(100);
    vi.unstubAllGlobals();
  };

  it('is copied', async () => {
    const writeText = vi.fn(async () => undefined);
    await copyLink(writeText);
    expect(writeText).toHaveBeenCalledWith('http://localhost/dropinfo/uid-1');
    expect(screen.getByText('Skopiowano link')).toBeDefined();
  });

  it('says when the browser does not let it be copied', async () => {
    await copyLink(async () => Promise.reject(new Error('denied')));
    expect(screen.getByRole('alert').textContent).toBe('Nie udało się skopiować linku');
  });

  it('opens the row and keeps the filters', async () => {
    const { address } = await openWith([dropinfo(1, 8)], '/dropinfo?drop=10');
    fireEvent.click(within(row(1)).getByRole('link', { name: /Otwórz/ }));
    await wait();
    expect(address()).toBe('/dropinfo/uid-1?drop=10');
    expect(scrolled).toEqual([row(1)]);
  });
});

describe('live rows', () => {
  const name = 'useLiveDropinfosSubscription';
  const added = (nodes: readonly object[], cursor = 'log-2') => ({
    dropinfosAdded: { cursor, gap: false, dropinfos: nodes },
  });
  const arrive = async (page: Awaited<ReturnType<typeof open>>, ...nodes: object[]) => {
    await act(async () => page.graph.stream(name).push(added(nodes)));
    await wait();
  };
  const list = () => {
    const found = screen.getByRole('table').parentElement;
    if (!found) throw new Error('The list stands alone');
    return found;
  };

  it('listen with the list’s filter from where the list was read', async () => {
    const page = await openWith([dropinfo(1, 8)], '/dropinfo?drop=10');
    expect(page.graph.stream(name).variables).toEqual({ filter: { dropOver: 0.1 }, after: 'log-1' });
  });

  it('stand where the order wants them, are counted, and marked for 8 seconds', async () => {
    const page = await openWith([dropinfo(1, 8), dropinfo(3, 77)]);
    await arrive(page, dropinfo(2, 37));
    expect(uids()).toEqual(['uid-1', 'uid-2', 'uid-3']);
    expect(within(row(2)).getByText('Nowe')).toBeDefined();
    expect(screen.getByText('3 z 3 sygnałów')).toBeDefined();
    expect(screen.getByText('Przybył 1 nowy sygnał')).toBeDefined();
    await wait(7999);
    expect(row(2).dataset.new).toBe('true');
    await wait(1);
    expect(row(2).dataset.new).toBeUndefined();
  });

  it('never stand twice', async () => {
    const page = await openWith([dropinfo(1, 8)]);
    await arrive(page, dropinfo(2, 37));
    await arrive(page, dropinfo(2, 37), dropinfo(1, 8));
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    expect(screen.getByText('2 z 2 sygnałów')).toBeDefined();
  });

  it('wait behind a pill while a mouse is in the list, and come when it is pressed', async () => {
    const page = await openWith([dropinfo(1, 8)]);
    fireEvent.pointerEnter(list(), { pointerType: 'mouse' });
    await arrive(page, dropinfo(2, 37), dropinfo(3, 50));
    await arrive(page, dropinfo(4, 60));
    expect(uids()).toEqual(['uid-1']);
    expect(screen.getByText('1 z 1 sygnału')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '3 nowe' }));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2', 'uid-3', 'uid-4']);
    expect(row(4).dataset.new).toBe('true');
    expect(screen.queryByRole('button', { name: '3 nowe' })).toBeNull();
  });

  it('come by themselves when the mouse leaves', async () => {
    const page = await openWith([dropinfo(1, 8)]);
    fireEvent.pointerEnter(list(), { pointerType: 'mouse' });
    await arrive(page, dropinfo(2, 37));
    expect(uids()).toEqual(['uid-1']);
    fireEvent.pointerLeave(list(), { pointerType: 'mouse' });
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2']);
  });

  it('wait while the focus is in the list', async () => {
    const page = await openWith([dropinfo(1, 8)]);
    const button = within(row(1)).getByRole('button', { name: /Kopiuj link/ });
    act(() => button.focus());
    await arrive(page, dropinfo(2, 37));
    expect(uids()).toEqual(['uid-1']);
    act(() => button.blur());
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2']);
  });

  it('wait while the list is paused', async () => {
    const page = await openWith([dropinfo(1, 8)]);
    fireEvent.click(screen.getByRole('button', { name: 'Wstrzymaj' }));
    await arrive(page, dropinfo(2, 37));
    expect(uids()).toEqual(['uid-1']);
    expect(screen.getByRole('button', { name: '1 nowe' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Wznów' }));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2']);
  });

  it.each(['gap', 'reconnect'] as const)('are read again from the network after a %s', async (reason) => {
    const { graph } = await openWith([dropinfo(1, 8)]);
    act(() => graph.resync(reason));
    await wait();
    expect(graph.asked).toHaveLength(2);
    graph.latest().answer(answerOf([dropinfo(1, 8), dropinfo(5, 90)], { cursor: 'log-9' }));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-5']);
  });

  it('show the connection and the age of the data, and say when they are old', async () => {
    const { graph } = await openWith([dropinfo(1, 8)]);
    expect(screen.getByText('Połączono na żywo')).toBeDefined();
    await wait(4000);
    expect(screen.getByText(/Dane sprzed 4 s/)).toBeDefined();
    act(() => graph.setStatus({ state: 'lost', since: NOW, lastEventAt: null }));
    expect(screen.getByText('Brak połączenia')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Odśwież' })).toBeNull();
    await pass(60_000);
    expect(screen.getByText(/Dane sprzed 1 min 4 s\./)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Odśwież' }));
    await wait();
    expect(graph.asked).toHaveLength(2);
  });
});

describe('a deep link', () => {
  it('scrolls its row into view once and lets it stand out', async () => {
    await openWith([dropinfo(1, 8), dropinfo(2, 37)], '/dropinfo/uid-2');
    expect(scrolled).toEqual([row(2)]);
    expect(row(2).getAttribute('aria-current')).toBe('true');
    expect(row(1).getAttribute('aria-current')).toBeNull();
    await wait(3000);
    expect(scrolled).toHaveLength(1);
  });

  it('is sought on further pages', async () => {
    const { graph } = await open('/dropinfo/uid-2');
    graph.latest().answer(answerOf([dropinfo(1, 8)], { hasNextPage: true, total: 2 }));
    await wait();
    expect(graph.latest().variables).toMatchObject({ after: '1' });
    expect(screen.queryByText('Tego sygnału nie ma na liście.')).toBeNull();
    graph.latest().answer(answerOf([dropinfo(2, 37)]));
    await wait();
    expect(scrolled).toEqual([row(2)]);
    expect(graph.asked).toHaveLength(2);
  });

  it('says when it is not in the list, and finds it when it comes later', async () => {
    const page = await openWith([dropinfo(1, 8)], '/dropinfo/uid-2');
    expect(screen.getByText('Tego sygnału nie ma na liście.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Wstrzymaj' }));
    await act(async () =>
      page.graph.stream('useLiveDropinfosSubscription').push({
        dropinfosAdded: { cursor: 'log-2', gap: false, dropinfos: [dropinfo(2, 37)] },
      }),
    );
    await wait();
    expect(screen.queryByText('Tego sygnału nie ma na liście.')).toBeNull();
    expect(scrolled).toEqual([row(2)]);
  });
});
