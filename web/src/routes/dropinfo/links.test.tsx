import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteScrolling, scrolled } from '../../testing/scrolling.ts';
import { signedIn, stillSession } from '../../testing/session-states.ts';
import { draw, stopFrames, wait } from '../../testing/time.ts';
import { answerOf, dropinfo, open, openWith, pushAdded, row, uids } from './testing/sample-dropinfo.ts';

beforeEach(() => {
  stopFrames();
  noteScrolling();
});

describe('the link of a row', () => {
  const copyLink = async (writeText: () => Promise<void>) => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await openWith([dropinfo(1, 8)]);
    fireEvent.click(within(row(1)).getByRole('button', { name: /Kopiuj link/ }));
    await wait(100);
    vi.unstubAllGlobals();
  };

  it('is copied to the clipboard', async () => {
    const writeText = vi.fn(async () => undefined);
    await copyLink(writeText);
    expect(writeText).toHaveBeenCalledWith('http://localhost/dropinfo/uid-1');
    expect(screen.getByText('Skopiowano link')).toBeDefined();
  });

  it('shows an error when the browser denies copying', async () => {
    await copyLink(async () => Promise.reject(new Error('denied')));
    expect(screen.getByRole('alert').textContent).toBe('Nie udało się skopiować linku');
  });

  it('leads to the match when there is one', async () => {
    const session = stillSession(signedIn({ permissions: ['STATS'] }));
    const match = { id: 'match-17', matchId: 17, leagueId: 7 };
    const { graph } = await open('/dropinfo', { session });
    graph.latest().answer(answerOf([dropinfo(1, 8, { match }), dropinfo(2, 9)]));
    await wait();
    const link = within(row(1)).getByRole('link', { name: 'Odra 1 – Granit 1' });
    expect(link.getAttribute('href')).toBe('/leagues/7/match/17');
    expect(within(row(2)).queryByRole('link')).toBeNull();
  });
});

describe('a deep link', () => {
  it('scrolls its row into view once and highlights it', async () => {
    await openWith([dropinfo(1, 8), dropinfo(2, 37)], '/dropinfo/uid-2');
    expect(scrolled).toEqual([row(2)]);
    expect(row(2).getAttribute('aria-current')).toBe('true');
    expect(row(1).getAttribute('aria-current')).toBeNull();
    await wait(3000);
    expect(scrolled).toHaveLength(1);
  });

  it('shows its row first until its page is loaded', async () => {
    const { graph } = await open('/dropinfo/uid-3');
    expect(graph.latest().variables).toMatchObject({ uid: 'uid-3', isLinked: true });
    const linked = dropinfo(3, 90);
    graph.latest().answer(answerOf([dropinfo(1, 8)], { hasNextPage: true, total: 3, linked }));
    await wait();
    expect(uids()).toEqual(['uid-3', 'uid-1']);
    expect(scrolled).toEqual([row(3)]);
    expect(screen.getByText('1 z 3 sygnałów')).toBeDefined();
    expect(screen.queryByText('Tego sygnału nie ma na liście.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Wczytaj więcej' }));
    await wait();
    graph.latest().answer(answerOf([dropinfo(2, 37), linked]));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2', 'uid-3']);
    expect(graph.requests).toHaveLength(2);
  });

  it('reports no missing row while it loads', async () => {
    const { graph, router } = await openWith([dropinfo(1, 8)]);
    await act(() => router.navigate('/dropinfo/uid-3'));
    await wait();
    expect(graph.latest().variables).toMatchObject({ uid: 'uid-3' });
    expect(screen.queryByText('Tego sygnału nie ma na liście.')).toBeNull();
    graph.latest().answer(answerOf([dropinfo(1, 8)]));
    await wait();
    expect(screen.getByText('Tego sygnału nie ma na liście.')).toBeDefined();
  });

  it('can be retried after a failure', async () => {
    const { graph } = await open('/dropinfo/uid-2');
    const errors = [{ message: '', path: ['dropinfo'], extensions: { code: 'UPSTREAM_TIMEOUT' } }];
    graph.latest().answer({ ...answerOf([dropinfo(1, 8)]), errors });
    await wait();
    expect(screen.getByText('Nie udało się wczytać sygnału z linku.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf([dropinfo(1, 8)], { linked: dropinfo(2, 37) }));
    await wait();
    expect(scrolled).toEqual([row(2)]);
  });

  it('reports a missing row, and finds it when it arrives later', async () => {
    const page = await openWith([dropinfo(1, 8)], '/dropinfo/uid-2');
    expect(screen.getByText('Tego sygnału nie ma na liście.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Wstrzymaj' }));
    await pushAdded(page, dropinfo(2, 37));
    await draw(1);
    await wait();
    expect(screen.queryByText('Tego sygnału nie ma na liście.')).toBeNull();
    expect(scrolled).toEqual([row(2)]);
  });
});
