import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphError } from '@tipgraph/client';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { write } from '../../../../testing/write.ts';
import { adminPages } from '../../admin-routes.tsx';

const open = async () => {
  const { graph, address } = await renderScreen(adminPages.newPromoCode);
  return { graph, path: address };
};

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Dodaj kod' }));
function fill(code: string, percent: string) {
  if (code) write(field(/^Kod/), code);
  if (percent) write(field(/^Rabat/), percent);
}

describe('a new promo code', () => {
  it('is saved with its dates and opens the list', async () => {
    const { graph, path } = await open();
    fill(' zima ', '12,5');
    write(field(/^Ważny od/), '01.12.2099 08:00');
    await userEvent.keyboard('{Enter}');
    await submit();
    expect(graph.latest().variables).toEqual({
      input: {
        code: 'zima',
        percent: 12.5,
        startsAt: new Date(2099, 11, 1, 8).toISOString(),
        expiresAt: null,
      },
    });
    await act(async () =>
      graph.latest().answer({ data: { createPromoCode: { promoCode: { id: 'x' }, errors: [] } } }),
    );
    expect(path()).toBe('/admin/promocodes');
    expect(await screen.findByText('Dodano kod promocyjny')).toBeDefined();
  });

  it('focuses the first of missing code and percentage', async () => {
    const { graph } = await open();
    fill('', 'połowa');
    await submit();
    expect(screen.getByText('Podaj kod')).toBeDefined();
    expect(screen.getByText(/^Podaj liczbę od 1 do 100/)).toBeDefined();
    expect(document.activeElement).toBe(field(/^Kod/));
    expect(() => graph.latest()).toThrow();
  });

  it('focuses an invalid end date instead of saving', async () => {
    const { graph } = await open();
    fill('zima', '20');
    write(field(/^Ważny do/), 'jutro');
    await submit();
    expect(document.activeElement).toBe(field(/^Ważny do/));
    expect(() => graph.latest()).toThrow();
    write(field(/^Ważny do/), '');
    await submit();
    expect(graph.latest().variables).toMatchObject({ input: { expiresAt: null } });
  });

  it('shows server errors at their fields and keeps the input', async () => {
    const { graph, path } = await open();
    fill('zima', '101');
    for (const [name, code, text] of [
      ['code', 'TAKEN', 'Taki kod już istnieje'],
      ['code', 'INVALID', 'Kod może zawierać tylko litery, cyfry, - i _'],
      ['percent', 'OUT_OF_RANGE', 'Rabat musi wynosić od 1 do 100'],
      ['expiresAt', 'REVERSED', 'Koniec musi być późniejszy niż początek'],
      ['expiresAt', 'PAST', 'Ten termin już minął'],
      ['code', 'SOMETHING_NEW', 'Kod może zawierać tylko litery, cyfry, - i _'],
    ] as const) {
      expect(screen.queryByText(text)).toBeNull();
      await submit();
      const rejection = { promoCode: null, errors: [{ field: [name], code }] };
      await act(async () => graph.latest().answer({ data: { createPromoCode: rejection } }));
      expect(screen.getByText(text)).toBeDefined();
      expect(path()).toBe('/admin/promocodes/new');
      expect(field(/^Kod/).value).toBe('zima');
    }
  });

  it('keeps the input and shows an error when the network fails', async () => {
    const { graph } = await open();
    fill('zima', '20');
    await submit();
    await act(async () => graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', 'x')));
    expect(await screen.findByText('Serwer odpowiada zbyt długo')).toBeDefined();
    expect(field(/^Kod/).value).toBe('zima');
  });
});
