import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it } from 'vitest';
import { cancelOrder } from '../../../testing/cancel-order.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { signedIn, stillSession } from '../../../testing/session-states.ts';
import { english, polish } from '../../../testing/texts.ts';
import { singlePayment } from './route.tsx';

const payment = {
  id: 'payment-1',
  uid: 'pay-1',
  status: 'DONE',
  statusText: 'done',
  amountPln: 1234.5,
  planName: 'standard+',
  months: 3,
  discord: true,
  method: 'BLIK',
  createdAt: '2026-03-14T11:05:00Z',
  paidAt: '2026-03-14T11:07:00Z',
  paymentUrl: null,
  payableUntil: null,
  canCancel: false,
  promoCode: null,
  firstName: 'Ewa',
  lastName: 'Nowak',
  discordName: null,
  user: null,
};

const open = (answer: object, intl = polish) =>
  renderScreen(singlePayment, { address: '/payments/pay-1', intl, answer });

const openWith = (change: object, intl = polish) =>
  open({ data: { payment: { ...payment, ...change } } }, intl);
const facts = () =>
  [...document.querySelectorAll('dl > div')].map((row) => {
    const [name, value] = [row.querySelector('dt'), row.querySelector('dd')];
    return `${name?.textContent}: ${value?.textContent}`.replaceAll('\u00a0', ' ');
  });

describe('a single payment', () => {
  it('shows all its details', async () => {
    const { graph } = await openWith({});
    expect(graph.latest().variables).toEqual({ uid: 'pay-1' });
    await screen.findByRole('region', { name: 'Szczegóły płatności' });
    expect(facts()).toEqual([
      'Status: opłacona',
      'Kwota: 1 234,50 zł',
      'Pakiet: Standard+',
      'Okres: 3 miesiące',
      'Serwer Discord: tak',
      'Metoda: BLIK',
      expect.stringMatching(/^Zamówiono: 14\.03\.2026 \d\d:05$/),
      expect.stringMatching(/^Opłacono: 14\.03\.2026 \d\d:07$/),
      'Numer: pay-1',
    ]);
    expect(screen.queryByRole('link', { name: 'Zapłać teraz' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Historia płatności' }).getAttribute('href')).toBe('/profile');
  });

  it('omits missing details', async () => {
    const unknown = { planName: null, months: null, discord: null, createdAt: null, paidAt: null };
    await openWith({ ...unknown, method: null });
    await screen.findByText('opłacona');
    expect(facts()).toEqual(['Status: opłacona', 'Kwota: 1 234,50 zł', 'Numer: pay-1']);
  });

  it('renders in English', async () => {
    await openWith({ discord: false }, english);
    expect(await screen.findByText('paid')).toBeDefined();
    expect(screen.getByText('3 months')).toBeDefined();
    expect(screen.getByText('no')).toBeDefined();
  });

  it.each([
    ['DONE', 'done', 'opłacona', 'success'],
    ['PENDING', 'pending', 'oczekuje', 'accent'],
    ['CANCELLED', 'cancelled', 'anulowana', 'muted'],
    ['FAILED', 'failed', 'nieudana', 'danger'],
    ['EXPIRED', 'expired', 'wygasła', 'muted'],
    ['UNKNOWN', '<b>held</b>', '<b>held</b>', 'neutral'],
    ['SOMETHING_NEW', 'later', 'later', 'neutral'],
  ])('shows %s with its label and colour', async (status, statusText, label, tone) => {
    await openWith({ status, statusText });
    expect((await screen.findByText(label)).dataset.tone).toBe(tone);
  });

  it('links to the bank while it is pending', async () => {
    await openWith({ status: 'PENDING', statusText: 'pending', paymentUrl: 'https://bank.example/1' });
    expect((await screen.findByRole('link', { name: 'Zapłać teraz' })).getAttribute('href')).toBe(
      'https://bank.example/1',
    );
  });

  it('can be cancelled while it is pending, and is then refetched', async () => {
    const pending = { ...payment, status: 'PENDING', statusText: 'pending', canCancel: true };
    const { graph } = await openWith({ ...pending, payableUntil: '2036-03-14T11:35:00Z' });
    expect(facts()).toContainEqual(expect.stringMatching(/^Termin płatności: 14\.03\.2036 \d\d:35$/));
    await cancelOrder();
    await act(async () => graph.latest().answer({ data: { cancelOwnPayment: { errors: [] } } }));
    const cancelled = { ...payment, status: 'CANCELLED', statusText: 'cancelled' };
    await act(async () => graph.latest().answer({ data: { payment: cancelled } }));
    expect(await screen.findByText('anulowana')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeDefined();
    const details = document.querySelector('dl');
    await waitFor(() => expect(document.activeElement).toBe(details?.parentElement));
  });

  it('is shown as cancelled although the refetch failed, with a notice', async () => {
    const { graph } = await openWith({
      ...{ status: 'PENDING', statusText: 'pending', canCancel: true },
      ...{ paymentUrl: 'https://bank.example/1', payableUntil: '2036-03-14T11:35:00Z' },
    });
    await cancelOrder();
    const cancelled = { ...payment, status: 'CANCELLED', statusText: 'cancelled' };
    const data = { cancelOwnPayment: { payment: cancelled, errors: [] } };
    await act(async () => graph.latest().answer({ data }));
    await act(async () => graph.latest().fail(new GraphError('UPSTREAM_ERROR', 'x')));
    expect(screen.getByText('anulowana')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Zapłać teraz' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Anuluj zamówienie' })).toBeNull();
    expect(facts()).not.toContainEqual(expect.stringMatching(/^Termin płatności/));
    expect(screen.getByText(/Widzisz to, co wczytano wcześniej/)).toBeDefined();
  });

  it('can be ordered again when it has expired', async () => {
    await openWith({ status: 'EXPIRED', statusText: 'expired' });
    expect(await screen.findByText(/^Zamówienie wygasło i nie pobraliśmy pieniędzy/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeDefined();
  });

  it.each([
    ['user-1', { status: 'EXPIRED' }, 1],
    ['user-1', { status: 'PENDING', paymentUrl: 'https://bank.example/1', canCancel: true }, 2],
    ['user-2', { status: 'EXPIRED' }, 0],
    ['user-2', { status: 'PENDING', paymentUrl: 'https://bank.example/1', canCancel: true }, 0],
  ])('has actions for an admin only if it is their own: of %s with %j', async (id, change, count) => {
    await renderScreen(singlePayment, {
      address: '/payments/pay-1',
      session: stillSession(signedIn({ isAdmin: true })),
      answer: { data: { payment: { ...payment, ...change, user: { id } } } },
    });
    await screen.findByRole('region');
    const actions = /^(Zapłać teraz|Anuluj zamówienie|Spróbuj ponownie)$/;
    expect(screen.queryAllByText(actions)).toHaveLength(count);
  });

  it.each([
    ['PENDING', 'javascript:alert(1)'],
    ['PENDING', null],
    ['CANCELLED', 'https://bank.example/1'],
    ['UNKNOWN', 'https://bank.example/1'],
  ])('has no payment link when it is %s with the URL %s', async (status, paymentUrl) => {
    await openWith({ status, statusText: 'later', paymentUrl });
    await screen.findByRole('region');
    expect(screen.queryByRole('link', { name: 'Zapłać teraz' })).toBeNull();
  });

  it.each([
    ['belongs to another user or is unknown', { data: { payment: null } }],
    [
      'is rejected with NOT_FOUND',
      {
        data: { payment: null },
        errors: [{ message: 'x', path: ['payment'], extensions: { code: 'NOT_FOUND' } }],
      },
    ],
  ])('is shown as missing when it %s', async (_, answer) => {
    await open(answer);
    expect(await screen.findByText('Nie ma takiej płatności')).toBeDefined();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows an error when it cannot be loaded, and is loaded after the outage', async () => {
    const errors = [{ message: 'x', path: ['payment'], extensions: { code: 'UPSTREAM_TIMEOUT' } }];
    const { graph, networkReturns } = await open({ data: { payment: null }, errors });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Serwer odpowiada zbyt długo')).toBeDefined();
    expect(alert.getByRole('button', { name: 'Spróbuj ponownie' })).toBeDefined();
    await networkReturns();
    await act(async () => graph.latest().answer({ data: { payment } }));
    expect(await screen.findByText('opłacona')).toBeDefined();
  });
});
