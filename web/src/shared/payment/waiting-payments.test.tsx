import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { expect, it, vi } from 'vitest';
import { loadTexts } from '../../i18n/texts.ts';
import { cancelOrder } from '../../testing/cancel-order.ts';
import { renderPart } from '../../testing/render-screen.tsx';
import { signedIn, stillSession } from '../../testing/session-states.ts';
import { english } from '../../testing/texts.ts';
import type { AppType, WaitingPayment } from '../session/session-state.ts';
import { AppTypeContext } from '../session/use-session.tsx';
import { WaitingPayments } from './waiting-payments.tsx';

/** The only texts that the home page loads. */
const homeTexts = await loadTexts('pl', 'home');

const order: WaitingPayment = {
  id: 'payment-1',
  uid: 'pay-1',
  planName: 'standard+',
  amountPln: 225.15,
  paymentUrl: 'https://bank.example/1',
  payableUntil: '2026-03-14T12:30:00Z',
  canCancel: true,
};

function open(waitingPayments: readonly WaitingPayment[], intl = homeTexts, appType: AppType = 'Browser') {
  const refresh = vi.fn(async () => undefined);
  const session = stillSession(signedIn({ waitingPayments }), { refresh });
  const { graph } = renderPart(
    <AppTypeContext value={appType}>
      <WaitingPayments />
    </AppTypeContext>,
    { intl, session },
  );
  return { graph, refresh };
}

const texts = () => [...document.querySelectorAll('section p')].map((text) => text.textContent);
const at = (time: string) => vi.useFakeTimers({ now: Date.parse(time), shouldAdvanceTime: true });

it('shows a waiting order with links to pay and cancel it', () => {
  at('2026-03-14T12:00:00Z');
  open([order]);
  expect(texts()).toEqual([
    expect.stringMatching(
      /^Zamówienie czeka na płatność: Standard\+, 225,15\szł. Możesz zapłacić do \d\d:30\.$/,
    ),
  ]);
  expect(screen.getByRole('link', { name: 'Zapłać' }).getAttribute('href')).toBe('https://bank.example/1');
});

it('can be cancelled but not paid in the mobile app', () => {
  at('2026-03-14T12:00:00Z');
  open([order], homeTexts, 'App');
  expect(screen.getByRole('button', { name: /^Anuluj/ })).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

it('hides orders when their time is over', async () => {
  at('2026-03-14T12:29:58Z');
  open(
    [{ ...order, id: 'payment-2', planName: 'pro', payableUntil: '2026-03-14T12:45:00Z' }, order],
    english,
  );
  expect(texts()).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(texts()).toEqual([expect.stringMatching(/^An order is waiting to be paid: Pro, /)]);
  await act(() => vi.advanceTimersByTimeAsync(15 * 60_000));
  expect(texts()).toEqual([]);
});

it('omits a missing deadline, a forbidden cancellation and an invalid payment address', () => {
  open([{ ...order, payableUntil: null, canCancel: false, paymentUrl: 'javascript:alert(1)' }]);
  expect(texts()).toEqual([expect.stringMatching(/Standard\+, 225,15\szł\. $/)]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['can be cancelled', [], 'Zamówienie anulowane'],
  [
    'is being paid',
    [{ code: 'UNDER_WAY' }],
    'Tej płatności nie można już anulować: jest rozliczana lub zakończona',
  ],
])('shows a toast and refreshes the session when an order %s', async (_, errors, toast) => {
  at('2026-03-14T12:00:00Z');
  const { graph, refresh } = open([order]);
  await cancelOrder();
  expect(graph.latest()).toMatchObject({ variables: { input: { paymentId: 'payment-1' } } });
  await act(async () => graph.latest().answer({ data: { cancelOwnPayment: { errors } } }));
  expect(await screen.findByText(toast)).toBeDefined();
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
});

it('keeps the focus in the list when a cancelled order disappears', async () => {
  at('2026-03-14T12:00:00Z');
  let state = signedIn({ waitingPayments: [order] });
  let notify: () => void = () => undefined;
  const session = stillSession(state, {
    state: () => state,
    subscribe(listener) {
      notify = listener;
      return () => undefined;
    },
  });
  const { graph } = renderPart(<WaitingPayments />, { intl: homeTexts, session });
  await cancelOrder();
  await act(async () => graph.latest().answer({ data: { cancelOwnPayment: { errors: [] } } }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: 'Anuluj zamówienie' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  const list = document.querySelector('section')?.parentElement;
  state = signedIn({ waitingPayments: [] });
  act(() => notify());
  expect(texts()).toEqual([]);
  expect(document.activeElement).toBe(list);
});

it('keeps an order when the cancellation is not confirmed', async () => {
  at('2026-03-14T12:00:00Z');
  const { graph } = open([order]);
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj zamówienie' }));
  const dialog = await screen.findByRole('dialog', { name: 'Anulować zamówienie?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Wróć' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(graph.requests).toEqual([]);
});

it('keeps an order when the cancellation fails', async () => {
  at('2026-03-14T12:00:00Z');
  const { graph, refresh } = open([order]);
  await cancelOrder();
  await act(async () => graph.latest().fail(new GraphError('UPSTREAM_ERROR', 'x')));
  expect(await screen.findByText('Błąd po stronie serwera. Spróbuj za chwilę')).toBeDefined();
  expect(refresh).not.toHaveBeenCalled();
});

it.each(['NETWORK', 'BAD_UPSTREAM_RESPONSE'] as const)(
  'refreshes the session when the response to the cancellation is lost: %s',
  async (code) => {
    at('2026-03-14T12:00:00Z');
    const { graph, refresh } = open([order]);
    await cancelOrder();
    await act(async () => graph.latest().fail(new GraphError(code, 'x')));
    expect(await screen.findByText(/^Nie wiadomo, czy zmiana się zapisała/)).toBeDefined();
    expect(refresh).toHaveBeenCalledOnce();
  },
);
