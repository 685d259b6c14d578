import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { write } from '../../../../testing/write.ts';
import { adminPages } from '../../admin-routes.tsx';

const plan = (change: object = {}) => ({
  id: 'plan-6',
  planId: 6,
  name: 'me_vip',
  version: 3,
  pricePln: 99.5,
  isLimited: true,
  placesTotal: 100,
  placesTaken: 3,
  soldUntil: '2026-06-15T21:59:59.999Z',
  hasFixedDates: true,
  validFrom: '2026-06-13T22:00:00.000Z',
  validUntil: '2026-07-15T21:59:59.999Z',
  ...change,
});

const open = (answer: object) => renderScreen(adminPages.plan, { address: '/admin/plans/6', answer });

const openWith = (change: object = {}) => open({ data: { admin: { plan: plan(change) } } });
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz pakiet' }));
const type = (name: RegExp, text: string) => write(field(name), text);
const rejection = (name: string[] | null, code: string) => ({
  data: { updatePlan: { plan: null, errors: [{ field: name, code }] } },
});

describe('a plan', () => {
  it('shows its saved values', async () => {
    vi.stubEnv('TZ', 'Europe/Warsaw');
    const { graph } = await openWith();
    expect(graph.latest().variables).toEqual({ planId: 6 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ME VIP');
    expect(field(/^Cena/).value).toBe('99,5');
    expect(field(/^Liczba miejsc/).value).toBe('100');
    expect(screen.getByText('Zajęte są 3 miejsca.')).toBeDefined();
    expect(field(/^Ważny do/).value).toBe('15.07.2026 23:59');
  });

  it('hides validity dates without fixed dates and places without a limit', async () => {
    await openWith({ hasFixedDates: false, isLimited: false });
    expect(screen.queryByRole('textbox', { name: /^Ważny/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Liczba miejsc/ })).toBeNull();
  });

  it('sends the loaded version and unchanged fields', async () => {
    const { graph } = await openWith();
    type(/^Cena/, '89,90');
    type(/^Rabat/, '10');
    await submit();
    expect(graph.latest().variables).toEqual({
      input: {
        planId: 'plan-6',
        version: 3,
        pricePln: 89.9,
        salePercent: 10,
        saleStartsAt: null,
        saleEndsAt: null,
        isLimited: true,
        placesTotal: 100,
        soldUntil: '2026-06-15T21:59:59.999Z',
        validFrom: '2026-06-13T22:00:00.000Z',
        validUntil: '2026-07-15T21:59:59.999Z',
      },
    });
    const changed = plan({ pricePln: 89.9, salePercent: 10, version: 4 });
    await act(async () => graph.latest().answer({ data: { updatePlan: { plan: changed, errors: [] } } }));
    expect(await screen.findByText('Zapisano pakiet')).toBeDefined();
    await submit();
    expect(graph.latest().variables).toMatchObject({ input: { version: 4, pricePln: 89.9 } });
  });

  it('includes the last minute of an end', async () => {
    const { graph } = await openWith({ validFrom: null });
    type(/^W sprzedaży do/, '14.06.2027 12:30');
    type(/^Ważny do/, '15.07.2027 23:59');
    await submit();
    const { soldUntil, validUntil } = graph.latest().variables.input;
    expect([soldUntil, validUntil].map((end) => new Date(end).getTime())).toEqual([
      new Date(2027, 5, 14, 12, 30, 59, 999).getTime(),
      new Date(2027, 6, 15, 23, 59, 59, 999).getTime(),
    ]);
  });

  it.each([
    ['49,74', '49,74 zł'],
    ['0', '0,00 zł'],
  ])('requires confirmation for price %s (0 or less than half)', async (price, shown) => {
    const { graph } = await openWith();
    const read = graph.latest();
    type(/^Cena/, price);
    await submit();
    expect(graph.latest()).toBe(read);
    const dialog = () => within(screen.getByRole('dialog'));
    const facts = [...screen.getByRole('dialog').querySelectorAll('dd')].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    );
    expect(facts).toEqual(['99,50 zł', shown]);
    await userEvent.click(dialog().getByRole('button', { name: 'Wróć' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(graph.latest()).toBe(read);
    expect(field(/^Cena/).value).toBe(price);
    await submit();
    await userEvent.click(dialog().getByRole('button', { name: 'Zapisz tę cenę' }));
    const pricePln = Number(price.replace(',', '.'));
    expect(graph.latest().variables).toMatchObject({ input: { planId: 'plan-6', pricePln } });
    const changed = plan({ pricePln, version: 4 });
    await act(async () => graph.latest().answer({ data: { updatePlan: { plan: changed, errors: [] } } }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Zapisano pakiet')).toBeDefined();
  });

  it('saves without confirmation when the price is halved or was 0', async () => {
    const { graph } = await openWith();
    type(/^Cena/, '49,75');
    await submit();
    expect(graph.latest().variables).toMatchObject({ input: { pricePln: 49.75 } });
    const free = await openWith({ pricePln: 0 });
    await userEvent.click(screen.getAllByRole('button', { name: 'Zapisz pakiet' }).at(-1) ?? document.body);
    expect(free.graph.latest().variables).toMatchObject({ input: { pricePln: 0 } });
  });

  it('is read-only while saving', async () => {
    const { graph } = await openWith();
    type(/^Cena/, '89');
    await submit();
    const inputs = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(inputs.filter(({ readOnly }) => !readOnly)).toEqual([]);
    expect(screen.getByRole('switch')).toHaveProperty('disabled', true);
    await act(async () => graph.latest().answer(rejection(['pricePln'], 'OUT_OF_RANGE')));
    expect(inputs.filter(({ readOnly }) => readOnly)).toEqual([]);
  });

  it('reports a version conflict and reloads on request', async () => {
    const { graph } = await openWith();
    type(/^Cena/, '61');
    await submit();
    await act(async () => graph.latest().answer(rejection(null, 'STALE')));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(/^Ktoś inny zmienił ten pakiet/)).toBeDefined();
    expect(field(/^Cena/).value).toBe('61');
    await userEvent.click(alert.getByRole('button', { name: 'Wczytaj aktualny' }));
    await act(async () =>
      graph.latest().answer({ data: { admin: { plan: plan({ pricePln: 120, version: 4 }) } } }),
    );
    expect(field(/^Cena/).value).toBe('120');
    expect(screen.queryByRole('alert')).toBeNull();
    await submit();
    expect(graph.latest().variables).toMatchObject({ input: { version: 4, pricePln: 120 } });
  });

  it('focuses the first invalid field instead of saving', async () => {
    const { graph } = await openWith();
    const before = graph.latest();
    for (const [name, text] of [
      [/^Cena/, 'tanio'],
      [/^Rabat/, 'połowa'],
      [/^Cena/, ''],
      [/^Liczba miejsc/, '1,5'],
      [/^Ważny do/, 'zawsze'],
    ] as const) {
      const { value } = field(name);
      expect(field(name).getAttribute('aria-invalid'), `${name}`).not.toBe('true');
      type(name, text);
      await submit();
      expect(field(name).getAttribute('aria-invalid'), `${name} of ${text}`).toBe('true');
      expect(document.activeElement).toBe(field(name));
      expect(graph.latest()).toBe(before);
      type(name, value);
      await userEvent.tab();
    }
  });

  it('sends the stored places when the limit is off', async () => {
    const { graph } = await openWith();
    type(/^Liczba miejsc/, '1,5');
    await userEvent.click(screen.getByRole('switch'));
    await submit();
    expect(graph.latest().variables).toMatchObject({ input: { isLimited: false, placesTotal: 100 } });
  });

  it('shows server errors at their fields and keeps the input', async () => {
    const { graph } = await openWith();
    type(/^Cena/, '-1');
    for (const [name, code, text] of [
      ['pricePln', 'OUT_OF_RANGE', 'Cena nie może być ujemna ani większa niż 100 000 zł'],
      ['salePercent', 'BLANK', 'Podaj rabat albo usuń daty promocji'],
      ['saleEndsAt', 'REVERSED', 'Koniec musi być późniejszy niż początek'],
      ['validFrom', 'INVALID', 'To nie jest data'],
      ['soldUntil', 'REVERSED', 'Sprzedaż nie może trwać dłużej niż pakiet'],
      ['placesTotal', 'BLANK', 'Podaj liczbę miejsc'],
    ] as const) {
      expect(screen.queryByText(text)).toBeNull();
      await submit();
      await act(async () => graph.latest().answer(rejection([name], code)));
      expect(screen.getByText(text)).toBeDefined();
      expect(field(/^Cena/).value).toBe('-1');
    }
  });

  it('keeps the input and shows an error when the network fails', async () => {
    const { graph } = await openWith();
    type(/^Cena/, '89');
    await submit();
    await act(async () => graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', 'x')));
    expect(await screen.findByText('Serwer odpowiada zbyt długo')).toBeDefined();
    expect(field(/^Cena/).value).toBe('89');
  });

  it('reports a missing item', async () => {
    await open({ data: { admin: { plan: null } } });
    expect(screen.getByText('Nie ma takiego pakietu')).toBeDefined();
  });
});
