import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { polish } from '../../../testing/texts.ts';
import { adminPages } from '../admin-routes.tsx';
import { promoCodeState } from './promo-codes-screen.tsx';

const code = (name: string, change: object = {}) => ({
  id: `code-${name}`,
  code: name,
  percent: 20,
  usageCount: 2,
  ...change,
});

const openWith = (promoCodes: readonly object[]) =>
  renderScreen(adminPages.promoCodes, { answer: { data: { admin: { promoCodes } } } });
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

describe('the promo codes', () => {
  it('show discount, validity and usage', async () => {
    await openWith([
      code('ZIMA', { percent: 12.5, startsAt: '2020-01-01T12:00:00Z', expiresAt: '2020-02-01T12:00:00Z' }),
      code('LATO', { usageCount: null }),
    ]);
    const [, winter, summer] = screen
      .getAllByRole('row')
      .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
    expect(winter).toMatch(/12,50 %.*wygasł.*od 01\.01\.2020.*do 01\.02\.2020.*2/);
    expect(summer).toMatch(/20 %.*działa.*bezterminowo.*–/);
    expect(screen.getByRole('link', { name: 'Nowy kod' }).getAttribute('href')).toBe('/admin/promocodes/new');
  });

  it('are disabled after confirmation', async () => {
    const { graph } = await openWith([code('ZIMA'), code('LATO', { isDisabled: true })]);
    expect(rowOf('LATO').queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Wyłącz kod ZIMA' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Wyłączyć kod ZIMA?')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Wyłącz' }));
    expect(graph.latest().variables).toEqual({ input: { promoCodeId: 'code-ZIMA' } });
    const promoCode = code('ZIMA', { isDisabled: true });
    await act(async () => graph.latest().answer({ data: { disablePromoCode: { promoCode, errors: [] } } }));
    expect(await screen.findByText('Wyłączono kod ZIMA')).toBeDefined();
    expect(rowOf('ZIMA').queryByRole('button')).toBeNull();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(rowOf('ZIMA').getAllByRole('cell')[0]);
  });

  it('show an error when disabling fails', async () => {
    const { graph } = await openWith([code('ZIMA')]);
    await userEvent.click(screen.getByRole('button', { name: 'Wyłącz kod ZIMA' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Wyłącz' }));
    const rejection = { promoCode: null, errors: [{ field: null, code: 'INVALID' }] };
    await act(async () => graph.latest().answer({ data: { disablePromoCode: rejection } }));
    expect(await screen.findByText(polish.formatMessage({ id: 'shared.form.refused' }))).toBeDefined();
    expect(rowOf('ZIMA').getByRole('button')).toBeDefined();
  });

  it('show an empty state', async () => {
    await openWith([]);
    expect(screen.getByText('Nie ma jeszcze żadnego kodu')).toBeDefined();
  });
});

it.each([
  [{}, 'active'],
  [{ startsAt: '2026-03-14T12:00:00Z', expiresAt: '2026-03-14T12:00:01Z' }, 'active'],
  [{ startsAt: '2026-03-14T12:00:01Z' }, 'planned'],
  [{ expiresAt: '2026-03-14T12:00:00Z' }, 'over'],
  [{ isDisabled: true, expiresAt: '2026-03-14T12:00:00Z' }, 'disabled'],
])('a code with %j is %s', (terms, state) => {
  const always = { isDisabled: false, startsAt: null, expiresAt: null };
  expect(promoCodeState({ ...always, ...terms }, Date.parse('2026-03-14T12:00:00Z'))).toBe(state);
});
