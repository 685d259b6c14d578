import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { polish } from '../../testing/texts.ts';
import { draw, NOW, pass, stopFrames, wait } from '../../testing/time.ts';
import {
  answerOf,
  dropinfo,
  open,
  openWith,
  pushAdded,
  pushMoved,
  row,
  uids,
} from './testing/sample-dropinfo.ts';

/** Opens the list and counts row renders by how often the label of a row's button is formatted. */
async function openCounted(nodes: readonly object[]) {
  const intl = { ...polish };
  const formatted = vi.spyOn(intl, 'formatMessage');
  const page = await openWith(nodes, undefined, intl);
  formatted.mockClear();
  const renders = () => formatted.mock.calls.filter(([{ id }]) => id === 'member.dropinfo.copyLink').length;
  return { page, renders };
}

beforeEach(() => stopFrames());

describe('live rows', () => {
  const arrive = async (page: Awaited<ReturnType<typeof openWith>>, ...nodes: object[]) => {
    await pushAdded(page, ...nodes);
    await wait();
    await draw(Math.ceil(nodes.length / 3));
  };
  const list = () => {
    const found = screen.getByRole('table').parentElement;
    if (!found) throw new Error('The table has no parent');
    return found;
  };

  it('subscribe with the list’s filter from its live cursor', async () => {
    const page = await openWith([dropinfo(1, 8)], '/dropinfo?drop=10');
    expect(page.graph.stream('useLiveDropinfosSubscription').variables).toEqual({
      filter: { when: 'COMING', minDrop: 0.1001 },
      after: 'log-1',
    });
  });

  it('are inserted by the sort order, counted, and marked for 8 seconds', async () => {
    const page = await openWith([dropinfo(1, 8), dropinfo(3, 77)]);
    await arrive(page, dropinfo(2, 37));
    expect(uids()).toEqual(['uid-1', 'uid-2', 'uid-3']);
    expect(within(row(2)).getByText('Nowy')).toBeDefined();
    expect(screen.getByText('3 z 3 sygnałów')).toBeDefined();
    expect(screen.getByText('Przybył 1 nowy sygnał')).toBeDefined();
    await wait(7999);
    expect(row(2).dataset.new).toBe('true');
    await wait(1);
    expect(row(2).dataset.new).toBeUndefined();
  });

  it('lose their mark after 8 seconds also if the clock was set back', async () => {
    const page = await openWith([dropinfo(1, 8)]);
    await arrive(page, dropinfo(2, 37));
    vi.setSystemTime(Date.now() - 60_000);
    await wait(8000);
    expect(row(2).dataset.new).toBeUndefined();
  });

  it('are announced when they arrive, and not again when the mark of one ends', async () => {
    const page = await openWith([dropinfo(1, 8)]);
    await arrive(page, dropinfo(2, 37));
    await wait(5000);
    await arrive(page, dropinfo(3, 50));
    expect(screen.getByText('Przybyły 2 nowe sygnały')).toBeDefined();
    await wait(3100);
    expect(row(2).dataset.new).toBeUndefined();
    expect(screen.getByText('Przybyły 2 nowe sygnały')).toBeDefined();
    await arrive(page, dropinfo(4, 60));
    expect(screen.getByText('Przybyły 3 nowe sygnały')).toBeDefined();
    await wait(5000);
    await wait(3100);
    expect(screen.queryByText(/^Przybył/)).toBeNull();
  });

  it('follow nearer upcoming matches when the list contains a started one', async () => {
    const page = await openWith([dropinfo(1, -30), dropinfo(2, 8), dropinfo(4, 77)], '/dropinfo?when=all');
    await arrive(page, dropinfo(3, 37));
    expect(uids()).toEqual(['uid-2', 'uid-3', 'uid-4', 'uid-1']);
  });

  it('do not re-render other rows', async () => {
    const { page, renders } = await openCounted([dropinfo(1, 8), dropinfo(3, 77), dropinfo(4, 90)]);
    await arrive(page, dropinfo(2, 37));
    expect(uids()).toHaveLength(4);
    expect(renders()).toBe(1);
  });

  it('render once each in a burst, with one announcement', async () => {
    const { page, renders } = await openCounted(
      Array.from({ length: 10 }, (_, index) => dropinfo(index + 1, 100 + 31 * index)),
    );
    const fresh = Array.from({ length: 40 }, (_, index) => dropinfo(1001 + index, 102 + 3 * index));
    for (let from = 0; from < 40; from += 10) await arrive(page, ...fresh.slice(from, from + 10));
    expect(uids()).toHaveLength(50);
    expect(renders()).toBe(40);
    expect(screen.getByText('Przybyło 40 nowych sygnałów')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    await wait(1000);
    expect(renders()).toBe(40);
    for (let passed = 0; passed < 8000; passed += 1000) await wait(1000);
    expect(document.querySelector('[data-new]')).toBeNull();
    expect(renders()).toBe(40);
  }, 60_000);

  it('are rendered in batches, one per frame', async () => {
    const page = await openWith([dropinfo(1, 8)]);
    const fresh = [2, 3, 4, 5, 6].map((number) => dropinfo(number, 10 * number));
    await pushAdded(page, ...fresh);
    const seen: number[] = [];
    for (let frame = 0; frame < 2; frame += 1) {
      await draw(1);
      seen.push(uids().length);
    }
    expect(seen).toEqual([4, 6]);
    expect(screen.getByText('6 z 6 sygnałów')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^\d now/ })).toBeNull();
  });

  it('are never duplicated', async () => {
    const page = await openWith([dropinfo(1, 8)]);
    await arrive(page, dropinfo(2, 37));
    await arrive(page, dropinfo(2, 37), dropinfo(1, 8));
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    expect(screen.getByText('2 z 2 sygnałów')).toBeDefined();
  });

  it('wait behind a pill while a mouse is over the list, and appear when it is pressed', async () => {
    const page = await openWith([dropinfo(1, 8)]);
    fireEvent.pointerEnter(list(), { pointerType: 'mouse' });
    await arrive(page, dropinfo(2, 37), dropinfo(3, 50));
    await arrive(page, dropinfo(4, 60));
    expect(uids()).toEqual(['uid-1']);
    expect(screen.getByText('1 z 1 sygnału')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '3 nowe sygnały' }));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2', 'uid-3', 'uid-4']);
    expect(row(4).dataset.new).toBe('true');
    expect(screen.queryByRole('button', { name: '3 nowe sygnały' })).toBeNull();
  });

  it('wait while the list is hovered, focused or paused, and appear afterwards', async () => {
    const page = await openWith([dropinfo(1, 8)]);
    fireEvent.pointerEnter(list(), { pointerType: 'mouse' });
    await arrive(page, dropinfo(2, 37));
    expect(uids()).toEqual(['uid-1']);
    fireEvent.pointerLeave(list(), { pointerType: 'mouse' });
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2']);

    const button = within(row(1)).getByRole('button', { name: /Kopiuj link/ });
    act(() => button.focus());
    await arrive(page, dropinfo(3, 50));
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    act(() => button.blur());
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2', 'uid-3']);

    fireEvent.click(screen.getByRole('button', { name: 'Wstrzymaj' }));
    await arrive(page, dropinfo(4, 60));
    expect(uids()).toEqual(['uid-1', 'uid-2', 'uid-3']);
    expect(screen.getByRole('button', { name: '1 nowy sygnał' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Wznów' }));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2', 'uid-3', 'uid-4']);
  });

  it('wait no longer after the pill, which had the focus, is pressed', async () => {
    const page = await openWith([dropinfo(1, 8)]);
    fireEvent.pointerEnter(list(), { pointerType: 'mouse' });
    await arrive(page, dropinfo(2, 37));
    const pill = screen.getByRole('button', { name: '1 nowy sygnał' });
    act(() => pill.focus());
    fireEvent.click(pill);
    await wait();
    expect(document.activeElement?.contains(list())).toBe(true);
    fireEvent.pointerLeave(list(), { pointerType: 'mouse' });
    await arrive(page, dropinfo(3, 50));
    expect(uids()).toEqual(['uid-1', 'uid-2', 'uid-3']);
  });

  it.each(['gap', 'reconnect'] as const)('are refetched after a %s', async (reason) => {
    const { graph } = await openWith([dropinfo(1, 8)]);
    act(() => graph.resync(reason));
    await wait();
    expect(graph.requests).toHaveLength(2);
    graph.latest().answer(answerOf([dropinfo(1, 8), dropinfo(5, 90)], { cursor: 'log-9' }));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-5']);
  });

  it('that arrived during a refetch are sent again when its response lacks them', async () => {
    const page = await openWith([dropinfo(1, 8)]);
    act(() => page.graph.resync('reconnect'));
    await arrive(page, dropinfo(2, 37));
    page.graph.latest().answer(answerOf([dropinfo(1, 8)], { cursor: 'log-9' }));
    await wait();
    expect(uids()).toEqual(['uid-1']);
    expect(page.graph.stream('useLiveDropinfosSubscription').variables.after).toBe('log-9');
    await arrive(page, dropinfo(2, 37));
    expect(uids()).toEqual(['uid-1', 'uid-2']);
  });

  it('that arrived during a refetch are sent again when its live cursor is the same', async () => {
    const page = await openWith([dropinfo(1, 8)]);
    const subscription = () =>
      page.graph.environment.mock.findOperation(
        ({ request }) => request.node.params.name === 'useLiveDropinfosSubscription',
      );
    const before = subscription();
    act(() => page.graph.resync('reconnect'));
    await arrive(page, dropinfo(2, 37));
    expect(subscription()).toBe(before);
    page.graph.latest().answer(answerOf([dropinfo(1, 8)]));
    await wait();
    expect(uids()).toEqual(['uid-1']);
    expect(subscription()).not.toBe(before);
    await arrive(page, dropinfo(2, 37));
    expect(uids()).toEqual(['uid-1', 'uid-2']);
  });

  describe('whose odds move', () => {
    const move = async (page: Awaited<ReturnType<typeof open>>, ...nodes: object[]) => {
      await pushMoved(page, ...nodes);
      await wait();
      await draw(nodes.length);
    };
    const odds = (value: number) => ({ dropped: { label: 'Powyżej 2.5', openingOdds: 2.5, odds: value } });

    it.each([
      ['/dropinfo?drop=20', { drop: 0.24 }, { drop: 0.2 }],
      ['/dropinfo?from=1.5&to=1.8', odds(1.8), odds(1.81)],
      ['/dropinfo?from=1.5&to=1.8', odds(1.5), odds(1.49)],
    ])('are inserted when they fit the bounds of %s', async (address, inside, outside) => {
      const page = await openWith([dropinfo(1, 8, inside)], address);
      await move(page, dropinfo(2, 37, inside), dropinfo(3, 50, outside));
      expect(uids()).toEqual(['uid-1', 'uid-2']);
      expect(row(2).dataset.new).toBe('true');
      expect(screen.getByText('2 z 2 sygnałów')).toBeDefined();
    });

    it('stay with their odds when these leave the bounds', async () => {
      const page = await openWith([dropinfo(1, 8, { drop: 0.24 }), dropinfo(2, 37)], '/dropinfo?drop=20');
      await move(page, dropinfo(1, 8, { drop: 0.12 }));
      expect(uids()).toEqual(['uid-1', 'uid-2']);
      expect(within(row(1)).getByText('12,00 %')).toBeDefined();
      expect(screen.getByText('2 z 2 sygnałów')).toBeDefined();
    });

    it('change their place in a list sorted by drop, but not while it is read', async () => {
      const page = await openWith(
        [dropinfo(1, 8, { drop: 0.3 }), dropinfo(2, 37, { drop: 0.2 })],
        '/dropinfo?sort=drop&order=desc',
      );
      await move(page, dropinfo(2, 37, { drop: 0.4 }));
      expect(uids()).toEqual(['uid-2', 'uid-1']);
      fireEvent.pointerEnter(list(), { pointerType: 'mouse' });
      await move(page, dropinfo(2, 37, { drop: 0.25 }));
      expect(uids()).toEqual(['uid-2', 'uid-1']);
      fireEvent.pointerLeave(list(), { pointerType: 'mouse' });
      expect(uids()).toEqual(['uid-1', 'uid-2']);
      await move(page, dropinfo(3, 37, { drop: 0.28 }));
      expect(uids()).toEqual(['uid-1', 'uid-3', 'uid-2']);
    });

    it('follow nearer upcoming matches when one has started since the signal', async () => {
      const page = await open('/dropinfo?when=all&drop=10');
      const listed = [dropinfo(1, 8), dropinfo(2, -5)];
      page.graph.latest().answer(answerOf(listed, { hasNextPage: true, total: 9 }));
      await wait();
      await move(page, dropinfo(3, 37));
      expect(uids()).toEqual(['uid-1', 'uid-3', 'uid-2']);
    });

    it.each([
      ['/dropinfo?drop=10', 20, 3, 10],
      ['/dropinfo?drop=10', 90, 2, 9],
      ['/dropinfo?drop=10&sort=drop&order=desc', 20, 3, 9],
    ])('of %s are counted unless they may be on a later page', async (address, minutes, shown, total) => {
      const page = await open(address);
      const listed = [dropinfo(1, 8, { drop: 0.3 }), dropinfo(2, 37, { drop: 0.2 })];
      page.graph.latest().answer(answerOf(listed, { hasNextPage: true, total: 9 }));
      await wait();
      await move(page, dropinfo(3, minutes, { drop: 0.25 }));
      expect(uids()).toHaveLength(shown);
      expect(screen.getByText(`${shown} z ${total} sygnałów`)).toBeDefined();
    });
  });

  it('that may be lost refetch all loaded pages', async () => {
    const nodes = Array.from({ length: 101 }, (_, index) => dropinfo(index + 1, index + 8));
    const { graph } = await openWith(nodes);
    act(() => graph.resync('gap'));
    await wait();
    expect(graph.latest().variables).toMatchObject({ first: 101 });
  });

  it('show connection status and data age, and warn when stale', async () => {
    const { graph } = await openWith([dropinfo(1, 8)]);
    expect(screen.getByText('Połączono na żywo')).toBeDefined();
    await wait(4000);
    expect(screen.getByText(/Dane sprzed 4 s/)).toBeDefined();
    act(() => graph.setStatus({ state: 'lost', since: NOW, lastEventAt: null }));
    expect(screen.getByText('Brak połączenia')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Odśwież' })).toBeNull();
    await pass(60_000);
    // Its live region announces no age, which changes each second.
    const age = screen.getByText(/Dane sprzed 1 min 4 s\./);
    expect(age.closest('[role="status"] [aria-hidden="true"]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Odśwież' }));
    await wait();
    expect(graph.requests).toHaveLength(2);
  });
});
