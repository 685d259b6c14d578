import { act, configure, fireEvent, screen } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { commitLocalUpdate, createOperationDescriptor, getRequest } from 'relay-runtime';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import leaguesQuery from '../__generated__/leaguesScreenQuery.graphql.ts';
import * as dropinfo from '../routes/dropinfo/testing/sample-dropinfo.ts';
import { answerOf, league, open, openWith, serverError } from '../routes/leagues/testing/sample-leagues.ts';
import * as tips from '../routes/tips/testing/sample-tips.ts';
import { pass, stopClock, wait } from '../testing/time.ts';

beforeEach(() => stopClock());

const names = () => [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));

describe('a screen whose address changes', () => {
  it('sends one query, also after an invalidation and with a full release buffer', async () => {
    const { graph, router } = await openWith([league(1)]);
    act(() => commitLocalUpdate(graph.environment, (store) => store.invalidateStore()));
    for (let first = 100; first < 120; first += 1) {
      const left = createOperationDescriptor(getRequest(leaguesQuery), { scope: 'ALL', first });
      graph.environment.retain(left).dispose();
    }
    await act(() => router.navigate('/leagues?scope=active'));
    await wait();
    graph.latest().answer(answerOf([league(2)]));
    await wait();
    expect(names()).toEqual(['/leagues/2']);
    expect(graph.requests).toHaveLength(2);
  });

  it('sends one query when path and filters change together', async () => {
    const { graph, router } = await dropinfo.openWith([dropinfo.dropinfo(1, 60)], '/dropinfo/uid-1?drop=20');
    await act(() => router.navigate('/dropinfo'));
    await wait();
    expect(graph.requests).toHaveLength(2);
  });

  it('sends no query when the variables stay the same', async () => {
    const { graph, router } = await openWith([league(1)]);
    await act(() => router.navigate('/leagues?page=1'));
    await wait();
    expect(graph.requests).toHaveLength(1);
  });

  it('sends a query again on a navigation to the same address', async () => {
    const { graph, router } = await openWith([league(1)]);
    await act(() => router.navigate('/leagues'));
    await wait();
    expect(graph.requests).toHaveLength(2);
  });

  it('keeps the shown data when the main field of the response failed', async () => {
    const { graph, router } = await openWith([league(1)]);
    await act(() => router.navigate('/leagues'));
    await wait();
    graph.latest().answer(serverError('UPSTREAM_ERROR'));
    await wait();
    expect(names()).toEqual(['/leagues/1']);
  });

  it('ignores responses after the user has left it', async () => {
    const { graph, router } = await openWith([league(1)]);
    await act(() => router.navigate('/leagues?scope=active'));
    await wait();
    const late = graph.latest();
    await act(() => router.navigate('/elsewhere'));
    late.answer(answerOf([league(2)]));
    await wait();
    expect(graph.environment.getStore().getSource().has('league-2')).toBe(false);
  });

  it('shows that a response is from the offline cache until there is a newer one', async () => {
    const { graph } = await open();
    graph.latest().answer({ ...answerOf([league(1)]), extensions: { cachedAgeMs: 35 * 60_000 } });
    await wait();
    expect(names()).toEqual(['/leagues/1']);
    expect(screen.getByText('Brak połączenia z internetem.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer(answerOf([league(2)]));
    await wait();
    expect(names()).toEqual(['/leagues/2']);
    expect(screen.queryByText('Brak połączenia z internetem.')).toBeNull();
  });

  it('shows stored data with their age, also when their refetch fails, and retries', async () => {
    const page = await tips.openWith([tips.tip(1)]);
    await act(() => page.router.navigate('/elsewhere'));
    await pass(3_600_000);
    await act(() => page.router.navigate('/tips'));
    await wait();
    expect(tips.uids()).toEqual(['uid-1']);
    expect(screen.getByText(/60 min/)).toBeTruthy();
    expect(page.graph.requests).toHaveLength(2);
    page.graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    expect(screen.getByText('Brak połączenia z internetem.')).toBeTruthy();
    await act(() => page.router.navigate('/tips/uid-1'));
    await wait();
    expect(tips.uids()).toEqual(['uid-1']);
    await page.networkReturns();
    page.graph.latest().answer(tips.answerOf([tips.tip(2)]));
    await wait();
    expect(tips.uids()).toEqual(['uid-2']);
    expect(screen.queryByText('Brak połączenia z internetem.')).toBeNull();
  });

  it('shows the age of a response from the offline cache also after a return', async () => {
    const page = await tips.open();
    page.graph.latest().answer({ ...tips.answerOf([tips.tip(1)]), extensions: { cachedAgeMs: 35 * 60_000 } });
    await wait();
    await act(() => page.router.navigate('/elsewhere'));
    await act(() => page.router.navigate('/tips'));
    await wait();
    expect(tips.uids()).toEqual(['uid-1']);
    expect(screen.getByText(/35 min/)).toBeTruthy();
  });

  it('ignores the first response for stored data after a later refetch', async () => {
    const { graph, router } = await openWith([league(1)]);
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/leagues'));
    await wait();
    expect(names()).toEqual(['/leagues/1']);
    await act(() => router.navigate('/leagues'));
    await wait();
    expect(graph.requests).toHaveLength(3);
    graph.latest().answer(answerOf([league(2)]));
    await wait();
    expect(names()).toEqual(['/leagues/2']);
  });

  it('sends one query per change in strict mode', async () => {
    configure({ reactStrictMode: true });
    onTestFinished(() => configure({ reactStrictMode: false }));
    const { graph, router } = await dropinfo.open();
    for (const { answer } of graph.requests) answer(dropinfo.answerOf([dropinfo.dropinfo(1, 60)]));
    await wait();
    expect(dropinfo.uids()).toEqual(['uid-1']);
    const before = graph.requests.length;
    await act(() => router.navigate('/dropinfo?drop=20'));
    await wait();
    expect(graph.requests).toHaveLength(before + 1);
    graph.latest().answer(dropinfo.answerOf([dropinfo.dropinfo(2, 60)]));
    await wait();
    expect(dropinfo.uids()).toEqual(['uid-2']);
  });
});
