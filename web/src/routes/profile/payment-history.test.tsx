import { act, screen, waitFor } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { expect, it } from 'vitest';
import { write } from '../../testing/write.ts';
import { answerOf, open } from './testing/sample-profile.ts';

const page = (numbers: readonly number[], hasNextPage = false) => ({
  edges: numbers.map((number) => ({
    cursor: `cursor-${number}`,
    node: {
      __typename: 'Payment',
      id: `payment-${number}`,
      uid: `pay-${number}`,
      status: 'DONE',
      statusText: 'done',
      amountPln: 100 + number,
      planName: 'pro',
      months: 6,
      createdAt: `2026-03-${10 + number}T11:00:00Z`,
    },
  })),
  pageInfo: { hasNextPage, endCursor: `cursor-${numbers.at(-1)}` },
});

const links = () =>
  [...document.querySelectorAll('a[href^="/payments/"]')].map((link) => link.getAttribute('href'));
const more = () => screen.queryByRole('button', { name: 'Pokaż więcej' });

it('lists the payments in server order, with links', async () => {
  await open(answerOf({ payments: page([3, 2]) }));
  expect(links()).toEqual(['/payments/pay-3', '/payments/pay-2']);
  const [first] = screen.getAllByRole('link');
  expect(first?.textContent?.replaceAll('\u00a0', ' ')).toBe('Pro, 6 miesięcy13.03.2026103,00 złopłacona');
  expect(more()).toBeNull();
});

it('loads more payments on demand, and keeps them when another month of notifications is chosen', async () => {
  const answer = answerOf({ alertSettings: {}, alertReceipts: {}, payments: page([3, 2], true) });
  const { graph, hand, router } = await open(answer);
  await hand.click(screen.getByRole('button', { name: 'Pokaż więcej' }));
  expect(graph.latest()).toMatchObject({ variables: { first: 10, after: 'cursor-2' } });
  await act(async () => graph.latest().answer({ data: { viewer: { id: 'viewer', payments: page([1]) } } }));
  await waitFor(() => expect(links()).toEqual(['/payments/pay-3', '/payments/pay-2', '/payments/pay-1']));
  expect(more()).toBeNull();
  await act(() => router.navigate('/profile?month=2026-02'));
  expect(graph.latest().variables).toMatchObject({ month: '2026-02' });
  await act(async () => graph.latest().answer(answer));
  expect(links()).toHaveLength(3);
});

it('keeps all loaded payments and notifications when the user comes back', async () => {
  const numbers = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  const receipts = (listed: readonly number[], hasNextPage = false) => ({
    edges: listed.map((number) => ({ cursor: `receipt-${number}`, node: {} })),
    pageInfo: { hasNextPage, endCursor: 'end' },
  });
  const answer = answerOf({
    alertSettings: {},
    alertReceipts: receipts(numbers.slice(0, 10), true),
    payments: page(numbers.slice(0, 10), true),
  });
  const { graph, hand, router } = await open(answer);
  const rest = { payments: page(numbers.slice(10)), alertReceipts: receipts(numbers.slice(10)) };
  for (const button of screen.getAllByRole('button', { name: 'Pokaż więcej' })) {
    await hand.click(button);
    await act(async () => graph.latest().answer({ data: { viewer: { id: 'viewer', ...rest } } }));
  }
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate(-1));
  expect(graph.latest('profileScreenQuery').variables).toEqual({ stats: true, first: 13 });
  expect(graph.latest('alertReceiptsQuery').variables).toEqual({ month: '2026-03', first: 13 });
});

it.each(['request', 'field'])('keeps the list when the next page fails by the %s', async (failing) => {
  const { graph, hand } = await open(answerOf({ payments: page([3], true) }));
  await hand.click(screen.getByRole('button', { name: 'Pokaż więcej' }));
  const errors = [{ message: 'x', path: ['node', 'payments'], extensions: { code: 'UPSTREAM_TIMEOUT' } }];
  const request = graph.latest();
  await act(async () =>
    failing === 'request'
      ? request.fail(new GraphError('UPSTREAM_TIMEOUT', 'x'))
      : request.answer({ data: { node: { id: 'viewer', payments: null } }, errors }),
  );
  expect(await screen.findByText('Nie udało się wczytać kolejnych płatności')).toBeDefined();
  expect(links()).toEqual(['/payments/pay-3']);
  expect(more()).not.toBeNull();
});

it('retries the next page automatically when the network is back', async () => {
  const { graph, hand, networkReturns } = await open(answerOf({ payments: page([3], true) }));
  await hand.click(screen.getByRole('button', { name: 'Pokaż więcej' }));
  await act(async () => graph.latest().fail(new GraphError('NETWORK', 'x')));
  expect(await screen.findByText('Nie udało się wczytać kolejnych płatności')).toBeDefined();
  await networkReturns();
  await act(async () => graph.latest().answer({ data: { viewer: { id: 'viewer', payments: page([2]) } } }));
  await waitFor(() => expect(links()).toEqual(['/payments/pay-3', '/payments/pay-2']));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(graph.requests).toHaveLength(4);
});

it('has an empty state', async () => {
  await open(answerOf({ payments: page([]) }));
  expect(screen.getByText('Nie masz jeszcze płatności')).toBeDefined();
});

it('fails separately from the forms, and can be retried', async () => {
  const errors = [{ message: 'x', path: ['viewer', 'payments'], extensions: { code: 'UPSTREAM_ERROR' } }];
  const { graph, hand } = await open({ ...answerOf({ payments: null }), errors });
  expect(screen.getByText('Nie udało się wczytać płatności')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Zapisz dane' })).toBeDefined();
  await hand.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  await act(async () => graph.latest().answer(answerOf({ payments: page([1]) })));
  await waitFor(() => expect(links()).toEqual(['/payments/pay-1']));
});

it('shows a reference for support, and retries when an outage of the service is over', async () => {
  const extensions = { code: 'UPSTREAM_OFFLINE', requestId: 'request-1' };
  const errors = [{ message: 'x', path: ['viewer', 'payments'], extensions }];
  const { graph, networkReturns } = await open({ ...answerOf({ payments: null }), errors });
  expect(screen.getByText(/request-1/)).toBeDefined();
  await networkReturns();
  await act(async () => graph.latest().answer(answerOf({ payments: page([1]) })));
  await waitFor(() => expect(links()).toEqual(['/payments/pay-1']));
});

it('keeps the forms when a retry fails, and retries when the network is back', async () => {
  const errors = [{ message: 'x', path: ['viewer', 'payments'], extensions: { code: 'UPSTREAM_ERROR' } }];
  const { graph, hand, networkReturns } = await open({ ...answerOf({ payments: null }), errors });
  write(screen.getByLabelText(/^Imię/), 'Ewalina');
  await hand.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  await act(async () => graph.latest().fail(new GraphError('NETWORK', 'x')));
  expect(screen.getByText('Nie udało się wczytać płatności')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Imię/).value).toBe('Ewalina');
  await networkReturns();
  await act(async () => graph.latest().answer(answerOf({ payments: page([1]) })));
  await waitFor(() => expect(links()).toEqual(['/payments/pay-1']));
  expect(graph.requests).toHaveLength(4);
});
