import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { pass, stopClock, wait } from '../../testing/time.ts';
import {
  answerOf,
  dropinfo,
  error,
  open,
  openAfterTax,
  openWith,
  panel,
  tip,
  uids,
} from './testing/sample-dashboard.ts';

beforeEach(() => stopClock());

describe('the dropinfo panel', () => {
  type Page = Awaited<ReturnType<typeof openWith>>;
  const pushChange = async (page: Page, dropinfos: object[], moved: object[]) => {
    const stream = page.graph.stream('dropinfoSectionLiveDashboardDropinfosSubscription');
    await act(async () => stream.push({ dropinfosAdded: { cursor: 'log-2', gap: false, dropinfos, moved } }));
    await wait();
  };
  const push = (page: Page, ...dropinfos: object[]) => pushChange(page, dropinfos, []);

  it('shows the next five matches and no started one', async () => {
    const dropinfos = [50, 10, -5, 20, 40, 30, 60].map((minutes) => dropinfo(minutes, minutes));
    await openWith(answerOf({ dashboard: { dropinfos } }));
    expect(uids()).toEqual(['uid-10', 'uid-20', 'uid-30', 'uid-40', 'uid-50']);
    await pass(10 * 60_000 + 1000);
    expect(uids()).toEqual(['uid-20', 'uid-30', 'uid-40', 'uid-50', 'uid-60']);
  });

  it('refetches once when a match has started and fewer than five remain of more', async () => {
    const dropinfos = [10, 20, 30, 40, 50].map((minutes) => dropinfo(minutes, minutes));
    const { graph } = await openWith(answerOf({ dashboard: { dropinfos, hasNextPage: true } }));
    const sent = () => graph.requests.filter(({ name }) => name === 'dropinfoSectionQuery').length;
    expect(sent()).toBe(1);
    await pass(10 * 60_000 + 1000);
    expect(sent()).toBe(2);
    // Nothing new.
    graph.latest('dropinfoSectionQuery').answer(answerOf({ dashboard: { dropinfos, hasNextPage: true } }));
    await wait();
    expect(sent()).toBe(2);
    await pass(10 * 60_000);
    expect(sent()).toBe(2);
  });

  it('neither loses a started match nor shows one again without a connection', async () => {
    const dropinfos = [1, 2, 37].map((minutes) => dropinfo(minutes, minutes));
    const { graph } = await openWith(answerOf({ dashboard: { dropinfos } }));
    await pass(61_000);
    expect(uids()).toEqual(['uid-2', 'uid-37']);
    act(() => graph.setStatus({ state: 'lost', since: 0, lastEventAt: null }));
    await pass(60_000);
    expect(uids()).toEqual(['uid-2', 'uid-37']);
    act(() => graph.setStatus({ state: 'live', since: 0, lastEventAt: null }));
    expect(uids()).toEqual(['uid-37']);
  });

  it('does not refetch after the last signals', async () => {
    const { graph } = await openWith(answerOf());
    const before = graph.requests.length;
    await pass(10 * 60_000);
    expect(uids()).toEqual(['uid-2']);
    expect(graph.requests).toHaveLength(before);
  });

  it('inserts new signals by kick-off and marks them', async () => {
    const page = await openWith(answerOf());
    expect(page.graph.stream('dropinfoSectionLiveDashboardDropinfosSubscription').variables).toEqual({
      after: 'log-1',
    });
    await push(page, dropinfo(3, 20), dropinfo(1, 8));
    expect(uids()).toEqual(['uid-1', 'uid-3', 'uid-2']);
    expect(screen.getByText('Nowy')).toBeDefined();
    await wait(8000);
    expect(screen.queryByText('Nowy')).toBeNull();
  });

  it('announces only the new signals that it shows', async () => {
    const dropinfos = [1, 2, 3, 4, 5].map((number) => dropinfo(number, number * 10));
    const page = await openWith(answerOf({ dashboard: { dropinfos } }));
    await push(page, dropinfo(6, 60));
    expect(uids()).toHaveLength(5);
    expect(screen.queryByText('Przybył 1 nowy sygnał')).toBeNull();
    await push(page, dropinfo(7, 15));
    expect(screen.getByText('Przybył 1 nowy sygnał')).toBeDefined();
    await wait(5000);
    await push(page, dropinfo(8, 25));
    await wait(3100);
    expect(screen.getAllByText('Nowy')).toHaveLength(1);
    expect(screen.getByText('Przybyły 2 nowe sygnały')).toBeDefined();
  });

  it('keeps at most as many as it queries, and no started ones', async () => {
    const page = await openWith(answerOf());
    await push(page, ...Array.from({ length: 80 }, (_, index) => dropinfo(index + 10, index - 5)));
    const source = page.graph.environment.getStore().getSource();
    const [list] = source.getRecordIDs().flatMap((id) => {
      const record = source.get(id);
      return record?.__typename === 'DropinfoConnection' ? [JSON.stringify(record.edges)] : [];
    });
    expect(list?.match(/client:/g)).toHaveLength(60);
  });

  it('holds new signals back while the panel has the focus', async () => {
    const page = await openWith(answerOf());
    const link = screen.getByRole('link', { name: /Odra 1/ });
    act(() => link.focus());
    await push(page, dropinfo(3, 20));
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    fireEvent.click(screen.getByRole('button', { name: '1 nowy sygnał' }));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-3', 'uid-2']);
  });

  it('keeps the places of matches while the panel has the focus', async () => {
    const dropinfos = [dropinfo(1, 10, { drop: 0.3 }), dropinfo(2, 20, { drop: 0.2 })];
    const page = await openWith(answerOf({ dashboard: { dropinfos } }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Które sygnały najpierw' }), {
      target: { value: 'largest' },
    });
    await wait();
    const before = uids();
    act(() => screen.getByRole('link', { name: /Odra 1/ }).focus());
    await pushChange(page, [], [dropinfo(2, 20, { drop: 0.5 })]);
    expect(uids()).toEqual(before);
    act(() => screen.getByRole('link', { name: /Odra 1/ }).blur());
    await wait();
    expect(uids()).toEqual(before.toReversed());
  });

  it('shows each match once by its largest signal, with a link to all of them', async () => {
    const sameMatch = { title: 'Odra – Granit' };
    const dropinfos = [
      dropinfo(1, 20, sameMatch),
      dropinfo(2, 20, { ...sameMatch, drop: 0.2 }),
      dropinfo(3, 30),
    ];
    const page = await openWith(answerOf({ dashboard: { dropinfos } }));
    expect(uids()).toEqual(['uid-2', 'uid-3']);
    const more = screen.getByRole('link', { name: '+1 sygnał' });
    expect(more.getAttribute('href')).toBe('/dropinfo?search=Odra+%E2%80%93+Granit');
    await push(page, dropinfo(4, 20, { ...sameMatch, drop: 0.3 }));
    expect(uids()).toEqual(['uid-4', 'uid-3']);
    expect(screen.getByRole('link', { name: '+2 sygnały' })).toBeDefined();
  });

  it('can sort by newest or largest, and stores the choice', async () => {
    const dropinfos = [dropinfo(9, 10), dropinfo(2, 20), dropinfo(3, 30, { drop: 0.4 })];
    const page = await openWith(answerOf({ dashboard: { dropinfos } }));
    const choose = async (value: string) => {
      fireEvent.change(screen.getByRole('combobox', { name: 'Które sygnały najpierw' }), {
        target: { value },
      });
      await wait();
    };
    expect(page.graph.latest().variables).toMatchObject({ signals: { field: 'KICK_OFF', direction: 'ASC' } });
    await choose('newest');
    expect(uids()).toEqual(['uid-2', 'uid-3', 'uid-9']);
    expect(page.graph.latest().variables).toMatchObject({
      signals: { field: 'CREATED_AT', direction: 'DESC' },
    });
    page.graph.latest().answer(answerOf({ dashboard: { dropinfos } }));
    await wait();
    await choose('largest');
    expect(uids()).toEqual(['uid-3', 'uid-9', 'uid-2']);
    expect(page.storage.get('signals')).toBe('largest');
    expect(page.graph.latest().variables).toMatchObject({ signals: { field: 'DROP', direction: 'DESC' } });
  });

  it('sorts by the order of a refetch, which another tab may have stored', async () => {
    const dropinfos = [dropinfo(1, 10), dropinfo(2, 20, { drop: 0.4 })];
    const { graph, router, storage } = await openWith(answerOf({ dashboard: { dropinfos } }));
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    storage.set('signals', 'largest');
    await act(() => router.revalidate());
    graph.latest('dropinfoSectionQuery').answer(answerOf({ dashboard: { dropinfos } }));
    await wait();
    expect(uids()).toEqual(['uid-2', 'uid-1']);
    expect(screen.getByRole('combobox', { name: 'Które sygnały najpierw' })).toHaveProperty(
      'value',
      'largest',
    );
  });

  it('follows moved odds', async () => {
    const dropinfos = [dropinfo(1, 10, { drop: 0.3 }), dropinfo(2, 20, { drop: 0.2 })];
    const page = await openWith(answerOf({ dashboard: { dropinfos } }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Które sygnały najpierw' }), {
      target: { value: 'largest' },
    });
    const moved = { drop: 0.4, dropped: { label: 'Powyżej 2.5', openingOdds: 2, odds: 1.2 } };
    await pushChange(page, [], [dropinfo(2, 20, moved), dropinfo(3, 30, { drop: 0.35 })]);
    expect(uids()).toEqual(['uid-2', 'uid-3', 'uid-1']);
    expect(within(panel('Dropinfo')).getByText('40,00 %')).toBeDefined();
    expect(within(panel('Dropinfo')).getByText(/1\.20/)).toBeDefined();
  });

  it('loads independently of other sections', async () => {
    const { graph } = await open();
    graph.requests[0]?.answer(answerOf());
    await wait();
    expect(panel('Typy specjalne')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Dropinfo' })).toBeNull();
    graph.latest('dropinfoSectionQuery').answer(answerOf());
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2']);
  });

  it('fails and is retried separately', async () => {
    const { graph } = await open();
    graph.requests[0]?.answer(answerOf());
    graph.latest('dropinfoSectionQuery').fail(new GraphError('UPSTREAM_TIMEOUT', ''));
    await wait();
    expect(panel('Typy specjalne')).toBeDefined();
    fireEvent.click(within(panel('Dropinfo')).getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    expect(graph.requests.slice(2).map(({ name }) => name)).toEqual(['dropinfoSectionQuery']);
    graph.latest().answer(answerOf());
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2']);
  });

  it('holds new signals back also after a retry', async () => {
    const { dropinfos, ...data } = answerOf().data;
    const page = await openWith({
      data: { ...data, dropinfos: null },
      errors: [error('dropinfos', 'UPSTREAM_TIMEOUT')],
    });
    fireEvent.click(within(panel('Dropinfo')).getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    page.graph.latest('dropinfoSectionQuery').answer({ data: { ...data, dropinfos } });
    await wait();
    act(() => screen.getByRole('link', { name: /Odra 1/ }).focus());
    await push(page, dropinfo(3, 20));
    expect(uids()).toEqual(['uid-1', 'uid-2']);
  });

  it.each([
    ['before', ['dropinfoSectionQuery', 'dashboardScreenQuery']],
    ['after', ['dashboardScreenQuery', 'dropinfoSectionQuery']],
  ])('subscribes from its own live cursor when loaded %s the rest', async (_when, order) => {
    const { graph } = await open();
    for (const name of order) {
      const { data } = answerOf();
      const liveCursor = name === 'dropinfoSectionQuery' ? 'log-5' : 'log-9';
      graph.requests.find((query) => query.name === name)?.answer({ data: { ...data, liveCursor } });
      await wait();
    }
    const from = (stream: string) => graph.stream(stream).variables;
    expect(from('dropinfoSectionLiveDashboardDropinfosSubscription')).toEqual({ after: 'log-5' });
    expect(from('dashboardScreenLiveTipStatusesSubscription')).toEqual({ after: 'log-9' });
  });

  it('reports a failed change of order, and keeps its rows', async () => {
    const { graph } = await openWith(answerOf());
    fireEvent.change(screen.getByRole('combobox', { name: 'Które sygnały najpierw' }), {
      target: { value: 'newest' },
    });
    await wait();
    graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    expect(within(panel('Dropinfo')).getByText(/Brak połączenia z internetem/)).toBeDefined();
    expect(uids()).toEqual(['uid-1', 'uid-2']);
  });

  it('has an empty state', async () => {
    await openWith(answerOf({ dashboard: { dropinfos: [] } }));
    expect(screen.getByText('Nie ma teraz sygnałów')).toBeDefined();
  });
});

describe('a list of tips', () => {
  const pushTips = async (graph: Awaited<ReturnType<typeof open>>['graph'], ...tips: object[]) => {
    const live = graph.stream('dashboardScreenLiveTipStatusesSubscription');
    await act(async () => live.push({ tipStatusesChanged: { cursor: 'log-2', gap: false, tips } }));
    await wait();
  };

  it('shows the latest five by creation time', async () => {
    await openWith(
      answerOf({ dashboard: { specialTips: [1, 2, 3, 4, 5, 6, 7].map((number) => tip(number)) } }),
    );
    const names = within(panel('Typy specjalne')).getAllByText(/^Typ \d$/);
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Typ\u00a03',
      'Typ\u00a04',
      'Typ\u00a05',
      'Typ\u00a06',
      'Typ\u00a07',
    ]);
  });

  it('links to each tip and to all of its kind', async () => {
    await openWith(answerOf({ dashboard: { specialTips: [tip(1), tip(2)] } }));
    const links = within(panel('Typy specjalne')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/tips?kind=special',
      '/tips/t-1',
      '/tips/t-2',
    ]);
  });

  it('has an empty state', async () => {
    await openWith(answerOf({ dashboard: { aiTips: [] } }));
    expect(within(panel('Typy AI')).getByText('Nie ma jeszcze typów')).toBeDefined();
  });

  it('shows status, odds and signed units', async () => {
    await openWith(
      answerOf({
        dashboard: {
          specialTips: [
            tip(1, { status: 'SUCCESS', odds: 2.05, profitUnits: 2.1, cancelReason: 'Mecz przełożony' }),
            tip(4, { status: 'FAIL', profitUnits: -1 }),
            tip(5, { status: 'CANCEL', profitUnits: 0, cancelReason: 'Mecz przełożony' }),
          ],
        },
      }),
    );
    const list = within(panel('Typy specjalne'));
    const texts = list.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    expect(texts[1]).toMatch(/2\.05.*\+2,10trafiony$/);
    expect(texts[2]).toMatch(/\u22121,00przegrany$/);
    expect(texts[3]).toMatch(/0,00anulowany: Mecz przełożony$/);
    const status = list.getByText('anulowany');
    fireEvent.pointerEnter(status, { pointerType: 'touch' });
    fireEvent.mouseEnter(status);
    await wait(100);
    expect(screen.getByRole('tooltip').textContent).toBe('Mecz przełożony');
  });

  it('marks odds and units after tax', async () => {
    const settled = tip(1, { status: 'SUCCESS', odds: 2, stake: 1, profitUnits: 1 });
    await openAfterTax(answerOf({ dashboard: { specialTips: [settled, tip(4, { odds: 2 })] } }));
    const rows = within(panel('Typy specjalne')).getAllByRole('row');
    const texts = rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(texts[1]).toMatch(/1\.76 po podatku.*\+0,76 po podatkutrafiony$/);
    expect(texts[2]).toMatch(/1\.76 po podatku.*–aktywny$/);
  });

  it('updates a tip’s status live and marks the change', async () => {
    const { graph } = await openWith(answerOf());
    const row = () => within(panel('Typy specjalne')).getAllByRole('row')[1];
    expect(row()?.querySelector('[data-changed]')).toBeNull();
    const changed = tip(1, { type: 'SPECIAL', status: 'SUCCESS', profitUnits: 0.92 });
    await pushTips(graph, changed);
    expect(row()?.textContent).toMatch(/\+0,92trafiony$/);
    expect(row()?.querySelector('[data-changed]')).not.toBeNull();
    expect(within(panel('Typy AI')).getByText('aktywny')).toBeDefined();
  });

  const names = (title: string) =>
    within(panel(title))
      .getAllByText(/^Typ \d$/)
      .map(({ textContent }) => textContent);

  it('appends a new tip of its kind', async () => {
    const { graph } = await openWith(answerOf());
    const fresh = [tip(8, { type: 'SPECIAL' }), tip(9, { type: 'SPECIAL', status: 'FAIL', profitUnits: -1 })];
    await pushTips(graph, ...fresh);
    expect(names('Typy specjalne')).toEqual(['Typ\u00a01', 'Typ\u00a08']);
    expect(names('Typy AI')).toEqual(['Typ\u00a03']);
  });

  it('inserts new tips by creation time, and no old one that was edited', async () => {
    const { graph } = await openWith(answerOf({ dashboard: { specialTips: [tip(5)] } }));
    await pushTips(graph, ...[9, 2, 8].map((number) => tip(number, { type: 'SPECIAL' })));
    expect(names('Typy specjalne')).toEqual(['Typ\u00a05', 'Typ\u00a08', 'Typ\u00a09']);
  });

  it('inserts new tips of the same time by running number', async () => {
    const { createdAt } = tip(5);
    const { graph } = await openWith(answerOf({ dashboard: { specialTips: [tip(5)] } }));
    const push = (...numbers: number[]) =>
      pushTips(graph, ...numbers.map((number) => tip(number, { type: 'SPECIAL', createdAt })));
    await push(9, 4, 7);
    expect(names('Typy specjalne')).toEqual(['Typ\u00a05', 'Typ\u00a07', 'Typ\u00a09']);
    await push(8);
    expect(names('Typy specjalne')).toEqual(['Typ\u00a05', 'Typ\u00a07', 'Typ\u00a08', 'Typ\u00a09']);
  });

  it('appends a new tip of an unknown type to the standard ones', async () => {
    const { graph } = await openWith(answerOf());
    await pushTips(graph, tip(8, { type: 'UNKNOWN' }));
    expect(names('Typy standardowe')).toEqual(['Typ\u00a02', 'Typ\u00a08']);
  });

  it('is refetched when the type of one of its tips was edited', async () => {
    const { graph } = await openWith(answerOf());
    const before = graph.requests.length;
    await pushTips(graph, tip(1, { type: 'SPECIAL' }));
    expect(graph.requests).toHaveLength(before);
    await pushTips(graph, tip(1, { type: 'AI' }));
    expect(graph.requests.slice(before).map(({ name }) => name)).toEqual(['dashboardScreenQuery']);
    graph.latest().answer(answerOf({ dashboard: { specialTips: [], aiTips: [tip(1), tip(3)] } }));
    await wait();
    expect(names('Typy AI')).toEqual(['Typ\u00a01', 'Typ\u00a03']);
    expect(within(panel('Typy specjalne')).queryByText('Typ 1')).toBeNull();
  });

  it('is refetched once when events may be lost', async () => {
    const { graph } = await openWith(answerOf());
    act(() => graph.resync('reconnect'));
    await wait();
    const queries = graph.requests.slice(2);
    expect(queries.map(({ name }) => name).toSorted()).toEqual([
      'dashboardScreenQuery',
      'dropinfoSectionQuery',
    ]);
    const changed = answerOf({ dashboard: { specialTips: [tip(1, { status: 'FAIL', profitUnits: -1 })] } });
    for (const query of queries) query.answer(changed);
    await wait();
    expect(within(panel('Typy specjalne')).getByText('przegrany')).toBeDefined();
  });
});
