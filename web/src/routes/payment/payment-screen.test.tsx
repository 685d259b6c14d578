import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it, vi } from 'vitest';
import { initialSessionState } from '../../shared/session/session-state.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { plan, signedIn, stillSession } from '../../testing/session-states.ts';
import { pollDelays } from './payment-screen.tsx';
import { payment as route } from './route.tsx';

const payment = {
  id: 'payment-1',
  uid: 'u1',
  status: 'DONE',
  statusText: 'done',
  amountPln: 312.5,
  planName: 'pro',
  months: 3,
  discord: true,
  method: 'BLIK',
  promoCode: 'WIOSNA10',
  firstName: 'Ewa',
  lastName: 'Nowak',
  discordName: 'ewa.n',
  paymentUrl: null,
  payableUntil: null,
  canCancel: false,
  user: null,
};

async function open(initialPayment: object | null, state = initialSessionState) {
  const refresh = vi.fn(async () => undefined);
  const report = vi.fn();
  const session = stillSession(state, { refresh });
  const consent = { current: () => null, change: () => undefined, subscribe: () => () => undefined };
  const trackers = { consent, configure: () => undefined, report };
  const page = await renderScreen(route, { address: '/payment?payment_id=u1', session, trackers });
  const answer = (next: object | null) =>
    act(async () => page.graph.latest().answer({ data: { payment: next } }));
  await answer(initialPayment);
  await screen.findByRole('heading', { level: 1 });
  return { ...page, answer, refresh, report, queryCount: () => page.graph.requests.length };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the result of a payment', () => {
  it('refreshes the session and reports to the trackers once when it is done', async () => {
    const { graph, refresh, report } = await open(payment);
    expect(graph.requests[0]?.variables).toEqual({ id: 'u1' });
    expect(heading()).toBe('Płatność przyjęta');
    expect(screen.getByText('Pro, 3 miesiące, z serwerem Discord')).toBeDefined();
    expect(screen.getByText(/^312,50\szł$/)).toBeDefined();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(report.mock.calls).toEqual([[{ uid: 'u1', amountPln: 312.5 }]]);
    expect(screen.getByRole('link', { name: 'Przejdź do panelu' }).getAttribute('href')).toBe('/dashboard');
  });

  it.each([
    ['their own', 'user-1', 1],
    ["another user's", 'user-2', 0],
  ])(
    'is reported to the trackers, and has actions, when an admin opens %s, of %s: %i times',
    async (_, id, times) => {
      const { report } = await open({ ...payment, user: { id } }, signedIn({ isAdmin: true }));
      expect(report).toHaveBeenCalledTimes(times);
      expect(screen.queryAllByRole('link', { name: 'Przejdź do panelu' })).toHaveLength(times);
    },
  );

  it('shows when a plan with a later start becomes active', async () => {
    const plans = [plan({ name: 'me_vip', validFrom: '2036-06-13T22:00:00.000Z' })];
    await open({ ...payment, planName: 'me_vip', months: 1 }, { ...initialSessionState, plans });
    expect(screen.getByText(/^Dziękujemy! Pakiet ME VIP zacznie działać 14\.06\.2036\./)).toBeDefined();
    expect(screen.queryByText(/już działa/)).toBeNull();
  });

  it.each([
    ['CANCELLED', 'cancelled', 'Płatność anulowana'],
    ['FAILED', 'failed', 'Płatność nie powiodła się'],
    ['EXPIRED', 'expired', 'Czas na zapłatę minął'],
    ['UNKNOWN', '<b>held</b>', 'Status płatności: <b>held</b>'],
    ['SOMETHING_NEW', 'later', 'Status płatności: later'],
  ])('shows the status %s, and not as done', async (status, statusText, title) => {
    const { refresh, report } = await open({ ...payment, status, statusText });
    expect(heading()).toBe(title);
    expect(refresh).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ['CANCELLED', /Jeśli pieniądze do nas dotarły, zwrócimy je\.$/],
    ['FAILED', /Jeśli bank pobrał pieniądze, zwrócimy je\.$/],
  ])('says what became of the money when it is %s', async (status, text) => {
    await open({ ...payment, status });
    expect(screen.getByText(text)).toBeDefined();
  });

  it.each(['CANCELLED', 'FAILED', 'EXPIRED'])('offers the same cart again when it is %s', async (status) => {
    const { cart } = await open({ ...payment, status }, signedIn());
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(cart.view()).toEqual({
      cart: {
        sub: 'pro',
        subMonths: 3,
        promocode: 'WIOSNA10',
        promo: { state: 'waiting' },
        paymentMethod: 'blik',
        discord: true,
        buyerId: 'user-1',
        firstName: 'Ewa',
        lastName: 'Nowak',
        discordName: 'ewa.n',
      },
      isOpen: true,
    });
  });

  it('offers a plan that includes Discord again without the paid add-on', async () => {
    const session = { ...signedIn(), plans: [plan({ name: 'vip', discordIncluded: true })] };
    const { cart } = await open({ ...payment, planName: 'vip', status: 'CANCELLED' }, session);
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(cart.view().cart).toMatchObject({ sub: 'vip', discord: false, discordName: 'ewa.n' });
  });

  it('refetches a pending payment when its time is over', async () => {
    const pending = { ...payment, status: 'PENDING', canCancel: true, payableUntil: '2026-03-14T12:30:00Z' };
    vi.useFakeTimers({ now: Date.parse('2026-03-14T12:00:00Z') });
    const { answer, queryCount } = await open(pending);
    expect(screen.getByText(/^Możesz jeszcze zapłacić do \d\d:30\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Anuluj zamówienie' })).toBeDefined();
    for (const delay of pollDelays) {
      await act(() => vi.advanceTimersByTimeAsync(delay * 1000));
      await answer(pending);
    }
    const before = queryCount();
    screen.getByRole('button', { name: 'Sprawdź ponownie' }).focus();
    await act(() => vi.advanceTimersByTimeAsync(30 * 60_000));
    expect(queryCount()).toBe(before + 1);
    await answer({ ...pending, status: 'EXPIRED', payableUntil: null, canCancel: false });
    expect(heading()).toBe('Czas na zapłatę minął');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }).closest('[role=status]'));
    expect(screen.queryByText(/do minuty/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sprawdź ponownie' })).toBeNull();
  });

  it('shows that a payment does not exist', async () => {
    await open(null);
    expect(heading()).toBe('Nie ma takiej płatności');
  });

  it('polls a pending payment until it is done', async () => {
    const pending = {
      ...payment,
      status: 'PENDING',
      statusText: 'pending',
      paymentUrl: 'https://bank.example/1',
    };
    vi.useFakeTimers();
    const { answer, queryCount, refresh } = await open(pending);
    expect(heading()).toBe('Czekamy na potwierdzenie płatności');
    expect(screen.getByRole('link', { name: 'Dokończ płatność' }).getAttribute('href')).toBe(
      'https://bank.example/1',
    );
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(queryCount()).toBe(2);
    await answer(pending);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(queryCount()).toBe(3);
    expect(refresh).not.toHaveBeenCalled();
    await answer(payment);
    expect(heading()).toBe('Płatność przyjęta');
    expect(refresh).toHaveBeenCalledTimes(1);
    const before = queryCount();
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(queryCount()).toBe(before);
  });

  it('stops polling a payment that stays pending', async () => {
    vi.useFakeTimers();
    const pending = { ...payment, status: 'PENDING', statusText: 'pending' };
    const { answer, graph, queryCount } = await open(pending);
    for (const delay of pollDelays) {
      await act(() => vi.advanceTimersByTimeAsync(delay * 1000));
      await answer(pending);
    }
    const before = queryCount();
    expect(before).toBe(1 + pollDelays.length);
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(queryCount()).toBe(before);
    expect(screen.getByText(/Bank jeszcze nie potwierdził/)).toBeDefined();
    await act(async () => screen.getByRole('button', { name: 'Sprawdź ponownie' }).click());
    expect(queryCount()).toBe(before + 1);
    await act(async () => graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', 'x')));
    expect(screen.getByText(/Widzisz to, co wczytano wcześniej/)).toBeDefined();
    expect(heading()).toBe('Czekamy na potwierdzenie płatności');
  });

  it('shows an error with a retry', async () => {
    const page = await renderScreen(route, { address: '/payment?payment_id=u1' });
    const errors = [{ message: 'x', path: ['payment'], extensions: { code: 'UPSTREAM_ERROR' } }];
    await act(async () => page.graph.latest().answer({ data: { payment: null }, errors }));
    expect(await screen.findByText('Błąd po stronie serwera. Spróbuj za chwilę')).toBeDefined();
    expect(heading()).toBe('Nie udało się wczytać płatności');
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await act(async () => page.graph.latest().answer({ data: { payment } }));
    expect(heading()).toBe('Płatność przyjęta');
  });
});
