import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { click, press } from '../../testing/actions.ts';
import { english } from '../../testing/texts.ts';
import { pass, stopFrames, wait } from '../../testing/time.ts';
import {
  answerOf,
  dropinfo,
  open,
  openWith,
  row,
  rows,
  serverError,
  uids,
} from './testing/sample-dropinfo.ts';

beforeEach(() => stopFrames());

describe('the dropinfo list', () => {
  it('renders its skeleton, then rows with countdown, kick-off state and highlight', async () => {
    const { graph } = await open('/dropinfo?when=all');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Dropinfo' })).toBeDefined();
    graph
      .latest()
      .answer(answerOf([dropinfo(1, 8), dropinfo(2, 37), dropinfo(3, 77, { drop: 0.2 }), dropinfo(4, -12)]));
    await wait();

    expect([...rows()].map((tr) => tr.dataset.kickoff)).toEqual(['closer', 'close', 'far', 'past']);
    expect([...rows()].map((tr) => tr.dataset.big)).toEqual([undefined, undefined, 'true', undefined]);
    expect([...rows()].map((tr) => within(tr).getByRole('timer').textContent)).toEqual([
      '8m 00s',
      '37m 00s',
      '1h 17m 00s',
      '\u221212m 00s',
    ]);
    expect(within(row(3)).getByText('20,00 %')).toBeDefined();
    expect(within(row(1)).getAllByText('1.72').length).toBeGreaterThan(0);
    expect(screen.getByText(/^4 z 4 sygnałów$/)).toBeDefined();
  });

  it('counts down each second and changes to the next state', async () => {
    await openWith([dropinfo(1, 30)]);
    expect(row(1).dataset.kickoff).toBe('close');
    await wait(1000);
    expect(row(1).dataset.kickoff).toBe('closer');
    expect(within(row(1)).getByRole('timer').textContent).toBe('29m 59s');
  });

  it('mutates only the text of countdowns', async () => {
    await openWith([dropinfo(1, 8), dropinfo(2, 77), dropinfo(3, 3001)]);
    const changed: (string | null)[] = [];
    const observer = new MutationObserver((changes) => {
      changed.push(...changes.map(({ target }) => target.textContent));
    });
    observer.observe(screen.getByRole('table'), {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    await wait(1000);
    expect(changed).toEqual(['7m 59s', '1h 16m', ' 59s', ' 00m 59s']);
  });

  it('moves a started match below upcoming ones, but not while the pointer is over the list', async () => {
    await openWith([dropinfo(1, -30), dropinfo(2, 1), dropinfo(3, 37)], '/dropinfo?when=all');
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

  it('removes a started match from the upcoming ones, but not while the pointer is over the list', async () => {
    const { graph } = await openWith([dropinfo(1, 1), dropinfo(2, 37)]);
    const list = screen.getByRole('table').parentElement ?? document.body;
    fireEvent.pointerEnter(list, { pointerType: 'mouse' });
    await pass(61_000);
    expect(uids()).toHaveLength(2);
    fireEvent.pointerLeave(list, { pointerType: 'mouse' });
    await wait();
    expect(uids()).toEqual(['uid-2']);
    expect(screen.getByText('1 z 1 sygnału')).toBeDefined();
    await pass(36 * 60_000);
    expect(uids()).toEqual([]);
    expect(graph.requests).toHaveLength(1);
  });

  it('keeps a started match without a connection', async () => {
    const { graph } = await openWith([dropinfo(1, 1), dropinfo(2, 37)]);
    act(() => graph.setStatus({ state: 'lost', since: 0, lastEventAt: null }));
    await pass(61_000);
    expect(uids()).toHaveLength(2);
    act(() => graph.setStatus({ state: 'live', since: 0, lastEventAt: null }));
    expect(uids()).toEqual(['uid-2']);
  });

  it('refetches the upcoming matches when all loaded ones have started', async () => {
    const { graph } = await open();
    graph.latest().answer(answerOf([dropinfo(1, 1)], { hasNextPage: true, total: 2 }));
    await wait();
    await pass(61_000);
    expect(graph.requests).toHaveLength(2);
    expect(screen.queryByText('Nie ma jeszcze sygnałów')).toBeNull();
    graph.latest().answer(answerOf([dropinfo(2, 37)]));
    await wait();
    expect(uids()).toEqual(['uid-2']);
  });

  it('renders in English', async () => {
    await openWith([dropinfo(1, 8)], '/dropinfo', english);
    expect(within(row(1)).getByText('14.87%')).toBeDefined();
    expect(screen.getByRole('button', { name: /Kick-off in/ })).toBeDefined();
    expect(screen.getByText('1 of 1 signal')).toBeDefined();
  });

  it('puts filters into the URL and shows the old rows until new ones arrive', async () => {
    const { graph, address } = await openWith([dropinfo(1, 8), dropinfo(2, 37)]);
    await press('Polska');
    expect(address()).toBe('/dropinfo?league=filter-1');
    expect(graph.latest().variables.filter).toEqual({ when: 'COMING', leagueFilterId: 'filter-1' });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    graph.latest().answer(answerOf([dropinfo(2, 37)]));
    await wait();
    expect(uids()).toEqual(['uid-2']);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
    expect(graph.requests).toHaveLength(2);

    await press('Wszystkie');
    expect(address()).toBe('/dropinfo');
    expect(graph.latest().variables.filter).toEqual({ when: 'COMING' });
  });

  it('starts with the filters of the URL', async () => {
    const { graph } = await open('/dropinfo?drop=20&under=30&sort=drop&order=desc');
    expect(graph.latest().variables).toMatchObject({
      filter: { minDrop: 0.2001, maxMinutesToKickOff: 29 },
      orderBy: { field: 'DROP', direction: 'DESC' },
    });
  });

  it('shows the result of the last change when responses arrive out of order', async () => {
    const { graph } = await openWith([dropinfo(1, 8)]);
    await press('Polska');
    await press('Skandynawia');
    const [, first, second] = graph.requests;
    second?.answer(answerOf([dropinfo(3, 40)]));
    await wait();
    first?.answer(answerOf([dropinfo(2, 37)]));
    await wait();
    expect(uids()).toEqual(['uid-3']);
  });

  it('sorts by a column and reverses the order', async () => {
    const { address } = await openWith([dropinfo(1, 8), dropinfo(2, 65)]);
    const head = screen.getByRole('button', { name: 'Spadek kursu' });
    fireEvent.click(head);
    await wait();
    expect(address()).toBe('/dropinfo?sort=drop&order=desc');
    expect(head.closest('th')?.getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(head);
    await wait();
    expect(address()).toBe('/dropinfo?sort=drop');
    expect(within(row(1)).getByText('18m')).toBeDefined();
    expect(within(row(2)).getByText('1h 15m')).toBeDefined();
    await press('Przed meczem');
    expect(address()).toBe('/dropinfo?sort=timebetween');
  });

  it('shows an empty state, or offers to clear filters without matches', async () => {
    const { graph, address } = await openWith([]);
    expect(screen.getByText('Nie ma jeszcze sygnałów')).toBeDefined();
    await press('Polska');
    graph.latest().answer(answerOf([]));
    await wait();
    expect(screen.getByText('Żaden sygnał nie pasuje')).toBeDefined();
    const clear = screen.getByRole('button', { name: 'Wyczyść filtry' });
    act(() => clear.focus());
    await click(clear);
    expect(address()).toBe('/dropinfo');
    expect(screen.queryByText('Nie ma jeszcze sygnałów')).toBeNull();
    expect(document.activeElement).toBe(clear);
    graph.latest().answer(answerOf([dropinfo(1, 8)], { hasNextPage: true }));
    await wait();
    expect(document.activeElement?.contains(screen.getByRole('table', { name: 'Dropinfo' }))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('offers a retry when the request failed', async () => {
    const { graph } = await open();
    graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('Brak połączenia z internetem');
    await press('Spróbuj ponownie');
    graph.latest().answer(answerOf([dropinfo(1, 8)]));
    await wait();
    expect(uids()).toEqual(['uid-1']);
  });

  it('offers a retry when only the list failed', async () => {
    const { graph } = await open();
    graph.latest().answer(serverError('UPSTREAM_ERROR'));
    await wait();
    expect(screen.getByText('Nie udało się wczytać sygnałów')).toBeDefined();
    await press('Spróbuj ponownie');
    graph.latest().answer(answerOf([dropinfo(1, 8)]));
    await wait();
    expect(uids()).toEqual(['uid-1']);
  });

  it('keeps filters and old rows when a refetch fails', async () => {
    const { graph, address } = await openWith([dropinfo(1, 8)]);
    await press('Polska');
    graph.latest().answer(serverError('UPSTREAM_TIMEOUT'));
    await wait();
    expect(screen.getByText(/Widzisz to, co wczytano wcześniej/)).toBeDefined();
    expect(uids()).toEqual(['uid-1']);
    expect(address()).toBe('/dropinfo?league=filter-1');
    await press('Spróbuj ponownie');
    graph.latest().answer(answerOf([dropinfo(2, 37)]));
    await wait();
    expect(uids()).toEqual(['uid-2']);
    expect(screen.queryByText(/Widzisz to, co wczytano wcześniej/)).toBeNull();
  });

  it('names the required plan when access is forbidden', async () => {
    const { graph } = await open();
    graph.latest().answer(serverError('FORBIDDEN'));
    await wait();
    expect(screen.getByText('Dropinfo jest od pakietu Pro')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
  });

  it('loads the next page, automatically when the network is back', async () => {
    const { graph, networkReturns } = await open();
    graph.latest().answer(answerOf([dropinfo(1, 8)], { hasNextPage: true, total: 2 }));
    await wait();
    await press('Wczytaj więcej');
    expect(graph.latest().variables).toMatchObject({ after: '1', first: 100 });
    graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    expect(screen.getByRole('alert').textContent).toContain('Nie udało się wczytać');
    expect(uids()).toEqual(['uid-1']);
    await networkReturns();
    graph.latest().answer(answerOf([dropinfo(2, 37)]));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    // The answer counts only one: the first has left the list.
    expect(screen.getByText('2 z 2 sygnałów')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Wczytaj więcej' })).toBeNull();
  });
});
