import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerOf,
  draw,
  dropinfo,
  open,
  openWith,
  row,
  scrolled,
  setUpScreen,
  wait,
} from './testing/open-dropinfo-screen.tsx';

beforeEach(setUpScreen);

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
    expect(address()).toBe('/dropinfo/uid-1?when=coming&drop=10');
    expect(scrolled).toEqual([row(1)]);
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
    await draw(1);
    await wait();
    expect(screen.queryByText('Tego sygnału nie ma na liście.')).toBeNull();
    expect(scrolled).toEqual([row(2)]);
  });
});
