import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { noteScrolling, scrolled } from '../../testing/scrolling.ts';
import { english, polish } from '../../testing/texts.ts';
import { NOW, stopClock, wait } from '../../testing/time.ts';
import { tips } from './route.tsx';
import { answerOf, balance, open, openWith, shownTip, tip, uids } from './testing/sample-tips.ts';

beforeEach(() => {
  stopClock();
  noteScrolling();
});

const target = () => document.querySelectorAll('[aria-current="true"]');

describe('a live change', () => {
  const push = async (page: Awaited<ReturnType<typeof openWith>>, ...changed: object[]) => {
    const stream = page.graph.stream('useLiveTipsSubscription');
    await act(async () =>
      stream.push({ tipStatusesChanged: { cursor: 'log-2', gap: false, tips: changed } }),
    );
    await wait();
  };

  it('marks its row, shows the units, and is announced', async () => {
    const page = await openWith([tip(1), tip(2)]);
    expect(page.graph.stream('useLiveTipsSubscription').variables).toEqual({ after: 'log-1' });
    expect(document.querySelector('[data-changed]')).toBeNull();
    await push(page, tip(2, { status: 'SUCCESS', profitUnits: 1.84 }));
    expect(shownTip(2).dataset.changed).toBe('true');
    expect(within(shownTip(2)).getByText('trafiony')).toBeDefined();
    expect(within(shownTip(2)).getByText('+1,84 j.')).toBeDefined();
    expect(shownTip(1).dataset.changed).toBeUndefined();
    expect(screen.getByText('Odra 2 – Granit 2: trafiony').closest('[role="status"]')).not.toBeNull();
  });

  it('shows an edit immediately, and marks the edited tip', async () => {
    const page = await openWith([tip(1), tip(2)]);
    await push(page, tip(2, { title: 'Odra 2 – Orkan', odds: 2.35 }));
    const row = within(shownTip(2));
    expect(row.getByText('zmieniono')).toBeDefined();
    expect(row.getAllByText('2.35').length).toBeGreaterThan(0);
    expect(row.getByText('Orkan')).toBeDefined();
    expect(within(shownTip(1)).queryByText('zmieniono')).toBeNull();
    expect(shownTip(2).dataset.changed).toBeUndefined();
  });

  it('does not mark a tip as edited whose texts come in another language', async () => {
    function Frame() {
      const [intl, setIntl] = useState(polish);
      return (
        <RawIntlProvider value={intl}>
          <button type="button" onClick={() => setIntl(english)}>
            EN
          </button>
          <Outlet />
        </RawIntlProvider>
      );
    }
    const answer = answerOf([tip(1), tip(2)]);
    const page = await renderScreen(tips, { address: '/tips', frame: <Frame />, answer });
    fireEvent.click(screen.getByRole('button', { name: 'EN' }));
    await act(() => page.router.revalidate());
    page.graph.latest().answer(answerOf([tip(1, { tip: 'Over 1.5' }), tip(2)]));
    await wait();
    expect(screen.getByText('Over 1.5')).toBeDefined();
    expect(screen.queryByText('edited')).toBeNull();
    await push(page, tip(1, { tip: 'Over 2.5' }));
    expect(within(shownTip(1)).getByText('edited')).toBeDefined();
    await push(page, tip(2, { odds: 2.35 }));
    expect(within(shownTip(2)).getByText('edited')).toBeDefined();
  });

  it('inserts and counts tips that are new or now match, but no other kinds', async () => {
    const page = await openWith([tip(2), tip(1)], '/tips?kind=special');
    await push(
      page,
      tip(3, { createdAt: '2026-03-14T16:20:00.000Z' }),
      tip(4, { createdAt: '2026-03-14T16:21:00.000Z', type: 'DEFAULT' }),
      tip(5, { createdAt: '2026-03-14T09:00:00.000Z', status: 'FAIL' }),
    );
    expect(uids()).toEqual(['uid-3', 'uid-2', 'uid-1', 'uid-5']);
    expect(screen.getByText('4 z 4 typów')).toBeDefined();
    await push(page, tip(3, { createdAt: '2026-03-14T16:20:00.000Z', status: 'SUCCESS' }));
    expect(uids()).toEqual(['uid-3', 'uid-2', 'uid-1', 'uid-5']);
  });

  it('respects search, days and order of the list', async () => {
    const page = await openWith(
      [tip(2, { odds: 2.5 }), tip(1, { odds: 1.5 })],
      '/tips?search=odra&to=2026-03-14&sort=odds',
    );
    const createdAt = '2026-03-14T16:20:00.000Z';
    await push(
      page,
      tip(3, { createdAt, odds: 2 }),
      tip(4, { createdAt, odds: 2, title: 'Wisła – Naprzód' }),
      tip(5, { createdAt, odds: 3, kickOff: '2026-03-16T19:00:00.000Z' }),
      tip(6, {
        createdAt,
        odds: 1.2,
        title: 'Kombinacja',
        matches: [
          {
            kickOff: '2026-03-14T19:00:00.000Z',
            title: 'ÓDRA – Orkan',
            tip: 'BTTS',
            odds: 1.2,
            match: null,
          },
        ],
      }),
    );
    expect(uids()).toEqual(['uid-2', 'uid-3', 'uid-1', 'uid-6']);
    expect(screen.getByText('4 z 4 typów')).toBeDefined();
  });

  it('moves a tip to its place when the value that sorts the list has changed', async () => {
    const page = await openWith([tip(2, { odds: 2.5 }), tip(1, { odds: 1.5 })], '/tips?sort=odds');
    await push(page, tip(1, { odds: 3 }));
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    await push(page, tip(3, { createdAt: '2026-03-14T16:20:00.000Z', odds: 2.8 }));
    expect(uids()).toEqual(['uid-1', 'uid-3', 'uid-2']);
  });

  it('removes tips whose status no longer matches, and inserts those that now match', async () => {
    const active = await openWith([tip(2), tip(1)], '/tips?status=active');
    await push(active, tip(1, { status: 'SUCCESS' }));
    expect(uids()).toEqual(['uid-2']);
    expect(screen.getByText(/^1 z 1 /)).toBeDefined();
    active.unmount();

    const won = await openWith([tip(3, { status: 'SUCCESS' })], '/tips?status=success');
    await push(won, tip(1, { status: 'SUCCESS' }), tip(2));
    expect(uids().toSorted()).toEqual(['uid-1', 'uid-3']);
    expect(screen.getByText('2 z 2 typów')).toBeDefined();
  });

  it('does not insert a tip that belongs to a page not loaded yet, but counts it', async () => {
    const page = await open('/tips?sort=odds');
    page.graph.latest().answer(answerOf([tip(1)], { hasNextPage: true, total: 9 }));
    await wait();
    await push(page, tip(3, { createdAt: '2026-03-14T16:20:00.000Z', odds: 1.1 }));
    expect(uids()).toEqual(['uid-1']);
    await wait(2000);
    expect(page.graph.latest().variables).toEqual({ types: null, statuses: null, filter: null });
    page.graph.latest().answer({ data: { tips: { totalCount: 10 }, tipBalance: balance } });
    await wait();
    expect(screen.getByText('1 z 10 typów')).toBeDefined();
  });

  it('breaks ties by running number: an older tip belongs to a page not loaded yet', async () => {
    const page = await open('/tips?sort=stake');
    page.graph.latest().answer(answerOf([tip(6), tip(4)], { hasNextPage: true, total: 9 }));
    await wait();
    await push(page, tip(3, { status: 'SUCCESS' }), tip(5));
    expect(uids()).toEqual(['uid-6', 'uid-5', 'uid-4']);
  });

  it('refetches balance and count once after several settlements, and keeps them on failure', async () => {
    const page = await openWith([tip(1), tip(2)]);
    await push(page, tip(1, { status: 'SUCCESS', profitUnits: 1.84 }));
    await wait(1000);
    await push(page, tip(2, { status: 'FAIL', profitUnits: -2 }));
    await wait(1999);
    expect(page.graph.requests).toHaveLength(1);
    await wait(1);
    expect(page.graph.requests.map(({ name }) => name)).toEqual(['tipsScreenQuery', 'useTotalsRefreshQuery']);
    page.graph.latest().answer({ data: { tipBalance: { ...balance, sampleSize: 4, profitUnits: 1.34 } } });
    await wait();
    expect(screen.getByText('+1,34 j.')).toBeDefined();

    await push(page, tip(1, { status: 'FAIL', profitUnits: -2 }));
    await wait(2000);
    page.graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    expect(screen.getByText('+1,34 j.')).toBeDefined();

    await page.networkReturns();
    page.graph.latest().answer({ data: { tipBalance: { ...balance, sampleSize: 4, profitUnits: -2.5 } } });
    await wait();
    expect(screen.getByText('\u22122,50 j.')).toBeDefined();
    await page.networkReturns();
    expect(page.graph.requests).toHaveLength(4);
  });

  it('refetches balance and count again when a tip is settled during a refetch', async () => {
    const page = await openWith([tip(1), tip(2)]);
    for (const number of [1, 2]) {
      await push(page, tip(number, { status: 'SUCCESS', profitUnits: 1.84 }));
      await wait(2000);
    }
    expect(page.graph.requests).toHaveLength(3);
    page.graph.latest().answer({ data: { tipBalance: { ...balance, profitUnits: 3.68 } } });
    await wait();
    expect(screen.getByText('+3,68 j.')).toBeDefined();
  });

  it('refetches the list after a gap and after a reconnect', async () => {
    const { graph } = await openWith([tip(1)]);
    for (const [reason, number] of [
      ['gap', 3],
      ['reconnect', 4],
    ] as const) {
      act(() => graph.resync(reason));
      await wait();
      graph.latest().answer(answerOf([tip(number), tip(1)]));
      await wait();
      expect(uids()).toEqual([`uid-${number}`, 'uid-1']);
    }
  });

  it('refetches all loaded pages, also at the same address, but not of another list', async () => {
    const loaded = Array.from({ length: 51 }, (_, index) => tip(index + 1));
    const { graph, router } = await openWith(loaded);
    act(() => graph.resync('reconnect'));
    await wait();
    expect(graph.latest().variables).toMatchObject({ first: 51 });
    graph.latest().answer(answerOf(loaded));
    await wait();
    await act(() => router.revalidate());
    expect(graph.requests).toHaveLength(3);
    expect(graph.latest().variables).toMatchObject({ first: 51 });
    await act(() => router.navigate('/tips?kind=special'));
    expect(graph.latest().variables).toMatchObject({ types: ['SPECIAL'], first: 50 });
  });

  it('offers a refresh after the connection was lost for a while', async () => {
    const { graph } = await openWith([tip(1)]);
    act(() => graph.setStatus({ state: 'lost', since: NOW, lastEventAt: null }));
    expect(screen.getByText('Brak połączenia')).toBeDefined();
    await wait(21_000);
    fireEvent.click(screen.getByRole('button', { name: 'Odśwież' }));
    await wait();
    expect(graph.requests).toHaveLength(2);
  });
});

describe('a link to a tip', () => {
  it('opens it in the list, highlights it and scrolls it into view once', async () => {
    await openWith([tip(1), tip(2, { description: 'Powód.' })], '/tips/uid-2');
    expect(scrolled).toEqual([shownTip(2)]);
    expect(target()).toHaveLength(1);
    expect(shownTip(2).contains(target()[0] ?? null)).toBe(true);
    expect(screen.getByText('Powód.')).toBeDefined();
    await wait(3000);
    expect(scrolled).toHaveLength(1);
  });

  it('shows it first when it is not on the page', async () => {
    const { graph } = await open('/tips/uid-9');
    expect(graph.latest().variables).toMatchObject({ uid: 'uid-9', isLinked: true });
    graph.latest().answer(answerOf([tip(1)], { hasNextPage: true, total: 2, linked: tip(9) }));
    await wait();
    expect(uids()).toEqual(['uid-9', 'uid-1']);
    expect(within(screen.getByRole('table', { name: 'Typ z linku' })).getByText('Powyżej 9.5')).toBeDefined();
    expect(scrolled).toEqual([shownTip(9)]);
  });

  it('reports a missing tip, but not while it loads', async () => {
    const { graph, address, router } = await openWith([tip(1)], '/tips?kind=special');
    await act(() => router.navigate('/tips/uid-9?kind=special'));
    await wait();
    expect(screen.queryByText('Nie ma takiego typu.')).toBeNull();
    graph.latest().answer(answerOf([tip(1)]));
    await wait();
    expect(screen.getByText('Nie ma takiego typu.')).toBeDefined();
    expect(uids()).toEqual(['uid-1']);
    expect(target()).toHaveLength(0);
    fireEvent.click(screen.getByRole('link', { name: 'Pokaż listę' }));
    await wait();
    expect(address()).toBe('/tips?kind=special');
    expect(screen.queryByText('Nie ma takiego typu.')).toBeNull();
  });

  it('can be retried after a failure', async () => {
    const { graph } = await open('/tips/uid-9');
    const errors = [{ message: '', path: ['tip'], extensions: { code: 'UPSTREAM_TIMEOUT' } }];
    graph.latest().answer({ ...answerOf([tip(1)]), errors });
    await wait();
    expect(screen.getByText('Nie udało się wczytać typu z linku.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf([tip(1)], { linked: tip(9) }));
    await wait();
    expect(scrolled).toEqual([shownTip(9)]);
  });

  it.each([
    ['is copied to the clipboard', async () => undefined, 'Skopiowano link'],
    [
      'shows an error when it cannot be copied',
      async () => Promise.reject(new Error('denied')),
      'Nie udało się skopiować linku',
    ],
  ])('%s', async (_, write, message) => {
    const writeText = vi.fn(write);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ ...navigator.clipboard, writeText });
    await openWith([tip(1)], '/tips/uid-1');
    fireEvent.click(screen.getByRole('button', { name: 'Kopiuj link do typu' }));
    await wait(100);
    expect(writeText).toHaveBeenCalledWith('http://localhost/tips/uid-1');
    expect(screen.getByText(message)).toBeDefined();
  });
});
