import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { click, press } from '../../testing/actions.ts';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { english } from '../../testing/texts.ts';
import { stopClock, wait } from '../../testing/time.ts';
import { answerOf, open, openWith, serverError, tip, uids } from './testing/sample-quality-value.ts';

beforeEach(() => {
  stopClock();
});

const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await wait();
};

describe('the list of tips with a quality value', () => {
  it('renders its skeleton, then rows with a quality column', async () => {
    const { graph } = await open();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'GOQ' })).toBeDefined();
    expect(graph.latest().variables).toEqual({ filter: {}, first: 20 });
    graph.latest().answer(answerOf([tip(1), tip(2, { qualityValue: 83.25 })]));
    await wait();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toContain('Jakość');
    const [, first, second] = screen.getAllByRole('row');
    expect(first?.querySelectorAll('td')[headers.indexOf('Jakość')]?.textContent).toBe('Jakość 71');
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    expect(screen.getByText('83,25', { exact: false })).toBeDefined();
    expect(screen.getByText('2 z 2 typów')).toBeDefined();
    expect(second).toBeDefined();
  });

  it('shows the rate above odds after tax', async () => {
    const storage = createSharedStorage({ tax: 'on 12' }).openTab();
    await openWith([tip(1)], '/quality-value', { storage });
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('1.69');
    expect(screen.getByText(/są pokazane/).textContent).toMatch(/po podatku 12\s%/);
  });

  it('puts every filter into the URL and shows the old rows until new ones arrive', async () => {
    const { graph, address } = await openWith([tip(1), tip(2)]);
    await press('AI');
    fireEvent.click(screen.getByRole('radio', { name: 'Przegrane' }));
    await type('Jakość co najmniej', '72,5');
    await type('Utworzone od', '01.03.2026 00:00');
    await type('Utworzone przed', '14.03.2026 18:30');
    const from = new Date('2026-03-01T00:00:00').toISOString();
    const before = new Date('2026-03-14T18:30:00').toISOString();
    expect(graph.latest().variables).toEqual({
      filter: { type: 'AI', status: 'FAIL', minQualityValue: 72.5, from, before },
      first: 20,
    });
    const { searchParams } = new URL(address(), 'http://localhost');
    expect(Object.fromEntries(searchParams)).toEqual({
      kind: 'chatgpt',
      status: 'fail',
      least: '72.5',
      from,
      before,
    });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(uids()).toEqual(['uid-1', 'uid-2']);
    graph.latest().answer(answerOf([tip(2)]));
    await wait();
    expect(uids()).toEqual(['uid-2']);
  });

  it('starts with the filters of the URL, and treats an emptied field as no limit', async () => {
    const { graph, address } = await openWith([tip(1)], '/quality-value?least=70&kind=default');
    expect(graph.latest().variables).toEqual({
      filter: { type: 'DEFAULT', minQualityValue: 70 },
      first: 20,
    });
    await type('Jakość co najmniej', '');
    expect(address()).toBe('/quality-value?kind=default');
  });

  it('offers only the kinds that the user may see', async () => {
    await openWith([tip(1)]);
    const kinds = within(screen.getByRole('group', { name: 'Rodzaj' })).getAllByRole('button');
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['Wszystkie', 'Standardowe', 'AI']);
  });

  it('shows an empty state, or offers to clear filters without matches', async () => {
    const { graph, address } = await openWith([]);
    expect(screen.getByText('Nie ma jeszcze typów z oceną jakości')).toBeDefined();
    await press('AI');
    graph.latest().answer(answerOf([]));
    await wait();
    const clear = screen.getByRole('button', { name: 'Wyczyść filtry' });
    act(() => clear.focus());
    await click(clear);
    expect(address()).toBe('/quality-value');
    expect(screen.queryByText('Nie ma jeszcze typów z oceną jakości')).toBeNull();
    expect(document.activeElement).toBe(clear);
    graph.latest().answer(answerOf([tip(1)]));
    await wait();
    expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('names the required plan when access is forbidden', async () => {
    const { graph } = await open();
    graph.latest().answer(serverError('FORBIDDEN'));
    await wait();
    expect(screen.getByText(/^GOQ jest w pakietach Premium i VIP/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
  });

  it('offers a retry when the request or only its list failed', async () => {
    const { graph } = await open();
    graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    await press('Spróbuj ponownie');
    graph.latest().answer(answerOf([tip(1)]));
    await wait();
    expect(uids()).toEqual(['uid-1']);
    await press('AI');
    graph.latest().answer(serverError('UPSTREAM_TIMEOUT'));
    await wait();
    expect(screen.getByText(/Widzisz to, co wczytano wcześniej/)).toBeDefined();
    expect(uids()).toEqual(['uid-1']);
  });

  it('loads the next page', async () => {
    const { graph } = await open();
    graph.latest().answer(answerOf([tip(1)], { hasNextPage: true, total: 2 }));
    await wait();
    await press('Wczytaj więcej');
    expect(graph.latest().variables).toMatchObject({ after: '1', first: 20 });
    graph.latest().answer(answerOf([tip(2)]));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-2']);
  });

  it('renders in English', async () => {
    await openWith([tip(1, { qualityValue: 83.25 })], '/quality-value', { intl: english });
    expect(screen.getByText('Tips with a quality value, newest first')).toBeDefined();
    expect(screen.getByText(/83\.25/)).toBeDefined();
    expect(screen.getByLabelText('Minimum quality')).toBeDefined();
  });
});

describe('a live change', () => {
  const push = async ({ graph }: Awaited<ReturnType<typeof openWith>>, ...tips: object[]) => {
    const stream = graph.stream('qualityListSectionLiveSubscription');
    await act(async () => stream.push({ tipStatusesChanged: { cursor: 'log-2', gap: false, tips } }));
    await wait();
  };

  it('is subscribed to from the list’s live cursor, and shown in its row', async () => {
    const page = await openWith([tip(1, { status: 'ACTIVE', profitUnits: null }), tip(2)]);
    expect(page.graph.stream('qualityListSectionLiveSubscription').variables).toEqual({ after: 'log-1' });
    expect(screen.queryByText('przegrany')).toBeNull();
    await push(page, tip(1, { status: 'FAIL', profitUnits: -2 }));
    expect(screen.getByText('przegrany')).toBeDefined();
    expect(page.graph.requests).toHaveLength(1);
  });

  it('of a newer tip refetches the list', async () => {
    const page = await openWith([tip(1)]);
    await push(page, tip(2, { createdAt: '2026-03-14T16:20:00.000Z' }));
    expect(page.graph.requests).toHaveLength(2);
    page.graph.latest().answer(answerOf([tip(2), tip(1)]));
    await wait();
    expect(uids()).toEqual(['uid-2', 'uid-1']);
  });

  it('of a newer tip without a quality value, or outside the filters, keeps the list', async () => {
    const page = await openWith([tip(1)], '/quality-value?kind=default&least=70');
    const newer = { createdAt: '2026-03-14T16:20:00.000Z' };
    await push(page, tip(2, { ...newer, qualityValue: null }), tip(3, { ...newer, type: 'AI' }));
    await push(page, tip(4, { ...newer, qualityValue: 69 }));
    expect(page.graph.requests).toHaveLength(1);
  });

  it('of a tip on a later page keeps the list', async () => {
    const { graph, ...page } = await open();
    graph.latest().answer(answerOf([tip(1)], { hasNextPage: true, total: 2 }));
    await wait();
    await push({ graph, ...page }, tip(2, { createdAt: '2026-03-14T14:20:00.000Z' }));
    expect(graph.requests).toHaveLength(1);
  });

  it('of a tip that no longer matches the filters refetches the list', async () => {
    const page = await openWith([tip(1, { status: 'ACTIVE' })], '/quality-value?status=active');
    await push(page, tip(1, { status: 'FAIL', profitUnits: -2 }));
    expect(page.graph.requests).toHaveLength(2);
    page.graph.latest().answer(answerOf([]));
    await wait();
    expect(uids()).toEqual([]);
  });

  it('that may be lost refetches all loaded pages, at most 100 tips; other filters start with one page', async () => {
    const { graph } = await open();
    const many = (count: number, from = 1) => Array.from({ length: count }, (_, index) => tip(from + index));
    graph.latest().answer(answerOf(many(20), { hasNextPage: true, total: 120 }));
    await wait();
    await press('Wczytaj więcej');
    graph.latest().answer(answerOf(many(5, 21)));
    await wait();
    act(() => graph.resync('reconnect'));
    await wait();
    expect(graph.latest().variables).toEqual({ filter: {}, first: 25 });
    graph.latest().answer(answerOf(many(101)));
    await wait();
    expect(uids()).toHaveLength(101);
    act(() => graph.resync('gap'));
    await wait();
    expect(graph.latest().variables).toEqual({ filter: {}, first: 100 });
    await press('AI');
    expect(graph.latest().variables).toEqual({ filter: { type: 'AI' }, first: 20 });
  });

  it.each(['gap', 'reconnect'] as const)('that may be lost in a %s refetches the list', async (reason) => {
    const { graph } = await openWith([tip(1)]);
    act(() => graph.resync(reason));
    await wait();
    expect(graph.requests).toHaveLength(2);
  });
});
