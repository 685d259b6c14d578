import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press } from '../../testing/actions.ts';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { stopClock } from '../../testing/time.ts';
import { openWith, shownTip, tip } from './testing/sample-tips.ts';

beforeEach(() => stopClock());

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const cellsOf = (number: number) => {
  const cells = within(shownTip(number)).getAllByRole('cell');
  return cells.slice(5, 8).map(({ textContent }) => plain(textContent));
};
const tips = [
  tip(1, { status: 'SUCCESS', profitUnits: 1.84 }),
  tip(2, { status: 'FAIL', profitUnits: -2, expectedValue: null }),
  tip(3, { status: 'CANCEL', profitUnits: 0 }),
  tip(4, { status: 'SUCCESS', odds: 2.01, stake: 0.5, profitUnits: 0.51 }),
];

it('shows and labels odds, expected value, units and yield after tax, and can switch back', async () => {
  const page = await openWith(tips, '/tips?tax=12', {
    storage: createSharedStorage({ tax: 'on 12' }).openTab(),
  });
  expect(cellsOf(1)).toEqual(['1.69 po podatku', 'EWK −6,4 % po podatku', '+1,38 j. po podatku']);
  expect(cellsOf(2)).toEqual(['1.69 po podatku', 'EWK –', '−2,00 j. po podatku']);
  expect(cellsOf(3)).toEqual(['1.69 po podatku', 'EWK −6,4 % po podatku', '0,00 j. po podatku']);
  expect(cellsOf(4)[2]).toBe('+0,38 j. po podatku');
  const balance = screen.getByRole('region', { name: /^Bilans/ });
  expect(plain(balance.textContent)).toContain('+0,84 j.');
  expect(plain(balance.textContent)).toContain('+21,0 %');
  expect(plain(screen.getByText(/są pokazane/).textContent)).toContain('po podatku 12 %');
  await press('Pokaż przed podatkiem');
  expect(cellsOf(1)).toEqual(['1.92', 'EWK +6,4 %', '+1,84 j.']);
  expect(plain(balance.textContent)).toContain('+37,5 %');
  expect(document.body.textContent).not.toContain('po podatku');
  expect(page.address()).toBe('/tips');
});

it('includes the tax rate in a copied link', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ ...navigator.clipboard, writeText });
  await openWith(tips, '/tips/uid-1', { storage: createSharedStorage({ tax: 'on 7.5' }).openTab() });
  await press('Kopiuj link do typu');
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/tips/uid-1?tax=7.5`);
});

it('keeps the tax in the address when a filter changes', async () => {
  const { address } = await openWith(tips, '/tips?tax=12');
  await press('Specjalne');
  expect(address()).toBe('/tips?tax=12&kind=special');
});
