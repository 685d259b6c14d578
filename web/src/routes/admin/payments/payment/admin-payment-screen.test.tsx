import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { adminPages } from '../../admin-routes.tsx';

const payment = (status = 'PENDING', change: object = {}) => ({
  id: 'payment-7',
  userId: 3,
  email: 'ola@tipgraph.example',
  firstName: 'Ola',
  lastName: 'Nowak',
  discordName: 'ola.n',
  promoCode: 'ZIMA',
  provider: 'sandbox',
  lines: [
    { kind: 'PACKAGE', amountPln: 387 },
    { kind: 'PROMO_CODE', amountPln: -38.7 },
  ],
  uid: 'pay-7',
  status,
  amountPln: 348.3,
  planName: 'pro',
  months: 3,
  discord: true,
  method: 'BLIK',
  createdAt: '2026-03-14T11:05:00Z',
  ...change,
});

const open = (answer: object) =>
  renderScreen(adminPages.payment, { address: '/admin/payments/pay-7', answer });

const openWith = (shown: object | null) => open({ data: { admin: { payment: shown } } });
const facts = () =>
  [...document.querySelectorAll('dl > div')].map((row) =>
    `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`.replaceAll(
      '\u00a0',
      ' ',
    ),
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));

describe('a payment', () => {
  it('shows payer, plan and price lines', async () => {
    const { graph } = await openWith(payment());
    expect(graph.latest().variables).toEqual({ uid: 'pay-7' });
    expect(facts()).toEqual([
      'Status: oczekuje',
      'Kwota: 348,30 zł',
      'Płatnik: ola@tipgraph.example',
      'Imię i nazwisko: Ola Nowak',
      'Pakiet: Pro',
      'Okres: 3 miesiące',
      'Serwer Discord: tak, ola.n',
      'Metoda: BLIK',
      expect.stringMatching(/^Zamówiono: 14\.03\.2026 \d\d:05$/),
      'Operator: sandbox',
      'Numer: pay-7',
      'Pakiet: 387,00 zł',
      'Kod promocyjny ZIMA: −38,70 zł',
      'Razem: 348,30 zł',
    ]);
    expect(screen.getByRole('link', { name: 'ola@tipgraph.example' }).getAttribute('href')).toBe(
      '/admin/users/3',
    );
  });

  it.each(['DONE', 'CANCELLED', 'FAILED', 'UNKNOWN'])('has no actions when %s', async (status) => {
    await openWith(payment(status, { failure: 'SOLD_OUT' }));
    expect(screen.getByText('zabrakło miejsc w pakiecie')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Anuluj|Oznacz/ })).toBeNull();
  });

  it('is cancelled after confirmation', async () => {
    const { graph } = await openWith(payment());
    await press('Anuluj płatność');
    expect(inDialog().getByText('Anulować płatność?')).toBeDefined();
    expect(inDialog().getByText('ola@tipgraph.example')).toBeDefined();
    await userEvent.click(inDialog().getByRole('button', { name: 'Anuluj płatność' }));
    expect(graph.latest()).toMatchObject({
      name: 'adminPaymentActionsCancelMutation',
      variables: { input: { paymentId: 'payment-7' } },
    });
    await act(async () =>
      graph.latest().answer({ data: { cancelPayment: { payment: payment('CANCELLED'), errors: [] } } }),
    );
    expect(await screen.findByText('Anulowano płatność')).toBeDefined();
    expect(screen.getByText('anulowana')).toBeDefined();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Anuluj płatność' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Płatność' }));
  });

  it('is unchanged when the dialog is cancelled', async () => {
    const { graph } = await openWith(payment());
    const request = graph.latest();
    await press('Oznacz jako opłaconą');
    await userEvent.click(inDialog().getByRole('button', { name: 'Wróć' }));
    expect(graph.latest()).toBe(request);
  });

  it('is marked as paid after confirmation', async () => {
    const { graph } = await openWith(payment());
    await press('Oznacz jako opłaconą');
    await userEvent.click(inDialog().getByRole('button', { name: 'Oznacz jako opłaconą' }));
    expect(graph.latest().name).toBe('adminPaymentActionsPayMutation');
    await act(async () =>
      graph.latest().answer({ data: { markPaymentPaid: { payment: payment('DONE'), errors: [] } } }),
    );
    expect(screen.getByText('opłacona')).toBeDefined();
  });

  it.each([
    ['ALREADY_PAID', 'Ta płatność jest już opłacona', 'DONE', 'opłacona'],
    ['CANCELLED', 'Ta płatność jest już anulowana', 'CANCELLED', 'anulowana'],
    ['FAILED', 'Ta płatność zakończyła się niepowodzeniem', 'FAILED', 'nieudana'],
    ['UNDER_WAY', 'Ta płatność jest właśnie rozliczana. Spróbuj za chwilę', 'PENDING', 'oczekuje'],
    ['SOLD_OUT', 'W tym pakiecie nie ma już miejsca', 'PENDING', 'oczekuje'],
    ['SOMETHING_NEW', 'Nie udało się zmienić płatności', 'PENDING', 'oczekuje'],
  ])('shows an error and refetches after %s', async (code, text, status, shown) => {
    const { graph } = await openWith(payment());
    await press('Oznacz jako opłaconą');
    await userEvent.click(inDialog().getByRole('button', { name: 'Oznacz jako opłaconą' }));
    const rejection = { payment: null, errors: [{ field: null, code }] };
    await act(async () => graph.latest().answer({ data: { markPaymentPaid: rejection } }));
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByText('oczekuje')).toBeDefined();
    expect(graph.latest()).toMatchObject({ name: 'adminPaymentScreenQuery', variables: { uid: 'pay-7' } });
    await act(async () => graph.latest().answer({ data: { admin: { payment: payment(status) } } }));
    expect(screen.getByText(shown)).toBeDefined();
    expect(screen.queryAllByRole('button', { name: /Anuluj|Oznacz/ })).toHaveLength(
      status === 'PENDING' ? 2 : 0,
    );
    if (status !== 'PENDING') {
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Płatność' }));
    }
  });

  it.each([
    ['Włącz pakiet', 'adminPaymentActionsPayMutation', 'markPaymentPaid', 'DONE', 'opłacona'],
    [
      'Zamknij po zwrocie pieniędzy',
      'adminPaymentActionsCancelMutation',
      'cancelPayment',
      'CANCELLED',
      'anulowana',
    ],
  ])(
    'shows why it is held and is resolved by "%s" after confirmation',
    async (name, mutation, field, status, shown) => {
      const { graph } = await openWith(payment('HELD', { failure: 'UNSETTLED' }));
      expect(screen.getByText('do wyjaśnienia')).toBeDefined();
      expect(screen.getByText(/nie udało się potwierdzić/)).toBeDefined();
      expect(screen.queryByRole('button', { name: /Anuluj|Oznacz/ })).toBeNull();
      await press(name);
      await userEvent.click(inDialog().getByRole('button', { name }));
      expect(graph.latest()).toMatchObject({
        name: mutation,
        variables: { input: { paymentId: 'payment-7' } },
      });
      await act(async () =>
        graph.latest().answer({ data: { [field]: { payment: payment(status), errors: [] } } }),
      );
      expect(screen.getByText(shown)).toBeDefined();
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Płatność' }));
    },
  );

  it('shows an error when the network fails', async () => {
    const { graph } = await openWith(payment());
    await press('Anuluj płatność');
    await userEvent.click(inDialog().getByRole('button', { name: 'Anuluj płatność' }));
    await act(async () => graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', 'x')));
    expect(await screen.findByText('Serwer odpowiada zbyt długo')).toBeDefined();
  });

  it('reports a missing item', async () => {
    await openWith(null);
    expect(screen.getByText('Nie ma takiej płatności')).toBeDefined();
  });
});
