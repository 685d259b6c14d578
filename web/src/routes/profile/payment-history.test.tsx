import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { signedIn, stillSession } from '../../testing/session-states.ts';
import { write } from '../../testing/write.ts';
import { profile } from './route.tsx';

const user = {
  id: 'user-1',
  email: 'ewa@tipgraph.example',
  firstName: 'Ewa',
  lastName: 'Nowak',
  discord: null,
  notes: null,
  isAdmin: false,
  push: { publicKey: null, dropinfo: false, aiTips: false, defaultTips: false, specialTips: false },
};

/** A page of payments with these numbers. */
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

const answerOf = (payments: object | null) => ({
  data: {
    viewer: { id: 'viewer', user, permissions: [], payments, alertSettings: null, alertReceipts: null },
    leagues: null,
  },
});

async function open(answer: object) {
  const shown = await renderScreen(profile, {
    address: '/profile?month=2026-03',
    session: stillSession(signedIn({ permissions: ['STATS'] })),
    answer,
  });
  await screen.findByRole('region', { name: 'Historia płatności' });
  return { ...shown, hand: userEvent.setup() };
}

const links = () =>
  [...document.querySelectorAll('a[href^="/payments/"]')].map((link) => link.getAttribute('href'));
const more = () => screen.queryByRole('button', { name: 'Pokaż więcej' });

it('the history names each payment in the order that it came in, and leads to it', async () => {
  await open(answerOf(page([3, 2])));
  expect(links()).toEqual(['/payments/pay-3', '/payments/pay-2']);
  const [first] = screen.getAllByRole('link');
  expect(first?.textContent?.replaceAll('\u00a0', ' ')).toBe('Pro, 6 miesięcy13.03.2026103,00 złopłacona');
  expect(more()).toBeNull();
});

it('more payments come on demand', async () => {
  const { graph, hand } = await open(answerOf(page([3, 2], true)));
  await hand.click(screen.getByRole('button', { name: 'Pokaż więcej' }));
  expect(graph.latest()).toMatchObject({ variables: { first: 10, after: 'cursor-2' } });
  await act(async () => graph.latest().answer({ data: { viewer: { id: 'viewer', payments: page([1]) } } }));
  await waitFor(() => expect(links()).toEqual(['/payments/pay-3', '/payments/pay-2', '/payments/pay-1']));
  expect(more()).toBeNull();
});

it('further payments that cannot be read leave the others, and may be asked for again', async () => {
  const { graph, hand } = await open(answerOf(page([3], true)));
  await hand.click(screen.getByRole('button', { name: 'Pokaż więcej' }));
  await act(async () => graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', 'x')));
  expect(await screen.findByText('Nie udało się wczytać dalszych płatności')).toBeDefined();
  expect(links()).toEqual(['/payments/pay-3']);
  expect(more()).not.toBeNull();
});

it('further payments come by themselves when the network is back', async () => {
  const { graph, hand, networkReturns } = await open(answerOf(page([3], true)));
  await hand.click(screen.getByRole('button', { name: 'Pokaż więcej' }));
  await act(async () => graph.latest().fail(new GraphError('NETWORK', 'x')));
  expect(await screen.findByText('Nie udało się wczytać dalszych płatności')).toBeDefined();
  await networkReturns();
  await act(async () => graph.latest().answer({ data: { viewer: { id: 'viewer', payments: page([2]) } } }));
  await waitFor(() => expect(links()).toEqual(['/payments/pay-3', '/payments/pay-2']));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(graph.asked).toHaveLength(3);
});

it('somebody without payments is told so', async () => {
  await open(answerOf(page([])));
  expect(screen.getByText('Nie masz jeszcze płatności')).toBeDefined();
});

it('a history that cannot be read fails alone, and is read again on demand', async () => {
  const errors = [{ message: 'x', path: ['viewer', 'payments'], extensions: { code: 'UPSTREAM_ERROR' } }];
  const { graph, hand } = await open({ ...answerOf(null), errors });
  expect(screen.getByText('Nie udało się wczytać płatności')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Zapisz dane' })).toBeDefined();
  await hand.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  await act(async () => graph.latest().answer({ data: { viewer: { id: 'viewer', payments: page([1]) } } }));
  await waitFor(() => expect(links()).toEqual(['/payments/pay-1']));
});

it('a history that fails again for want of a network leaves the forms, and comes by itself with the network', async () => {
  const errors = [{ message: 'x', path: ['viewer', 'payments'], extensions: { code: 'UPSTREAM_ERROR' } }];
  const { graph, hand, networkReturns } = await open({ ...answerOf(null), errors });
  write(screen.getByLabelText(/^Imię/), 'Ewalina');
  await hand.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  await act(async () => graph.latest().fail(new GraphError('NETWORK', 'x')));
  expect(screen.getByText('Nie udało się wczytać płatności')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Imię/).value).toBe('Ewalina');
  await networkReturns();
  await act(async () => graph.latest().answer({ data: { viewer: { id: 'viewer', payments: page([1]) } } }));
  await waitFor(() => expect(links()).toEqual(['/payments/pay-1']));
  expect(graph.asked).toHaveLength(3);
});
