import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stopFrames, wait } from '../../testing/time.ts';
import { dropinfo, openWith, pushMoved, row, rows } from './testing/sample-dropinfo.ts';

/** Observed elements with the callback of their IntersectionObserver. */
const observed = new Map<Element, (isIntersecting: boolean) => void>();

beforeEach(() => {
  stopFrames();
  observed.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #notify: (entries: object[]) => void;
      constructor(notify: (entries: object[]) => void) {
        this.#notify = notify;
      }
      observe(element: Element) {
        const boundingClientRect = { height: 46 * element.childElementCount };
        observed.set(element, (isIntersecting) => this.#notify([{ isIntersecting, boundingClientRect }]));
      }
      disconnect() {}
    },
  );
});

const scroll = (number: number, isNear: boolean) => {
  const notify = observed.get(row(number).parentElement ?? document.body);
  if (!notify) throw new Error(`Row ${number} is not observed`);
  act(() => notify(isNear));
};
const isFull = (number: number) => within(row(number)).queryByRole('timer') !== null;
const timers = () => document.querySelectorAll('[role=timer]').length;
const many = Array.from({ length: 90 }, (_, index) => dropinfo(index + 1, 100 + index));

const cells = (number: number) => within(row(number)).getAllByRole('cell');

it('rows beyond the first groups are plain text in the same columns, with the latest odds', async () => {
  const page = await openWith(many);
  expect(document.querySelectorAll(':is(table, thead, tbody, tr, td, th):not([role])')).toHaveLength(0);
  expect(rows()).toHaveLength(90);
  expect(isFull(1)).toBe(true);
  expect(isFull(90)).toBe(false);
  expect(timers()).toBeLessThan(80);
  const heads = screen.getAllByRole('columnheader');
  expect([cells(1).length, cells(90).length]).toEqual([heads.length, heads.length]);
  const texts = () => cells(90).map(({ textContent }) => textContent);
  const [kickOff, , ...others] = texts();
  expect(kickOff).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
  expect(others).toEqual([
    '3h 19m',
    'Odra 90 – Granit 90',
    'Powyżej 2.5',
    '14,87\u00a0%',
    'Powyżej 2.5 2.02 1.72',
    'Poniżej 2.5 1.84 2.10',
    '',
  ]);
  await pushMoved(
    page,
    dropinfo(90, 189, { dropped: { label: 'Powyżej 2.5', openingOdds: 2.02, odds: 1.6 } }),
  );
  await wait();
  expect(texts()[6]).toBe('Powyżej 2.5 2.02 1.60');
  expect(isFull(90)).toBe(false);
});

it('rows are full near the viewport, with the focus, and in print', async () => {
  await openWith(many);
  scroll(90, true);
  expect(isFull(90)).toBe(true);
  scroll(90, false);
  expect(isFull(90)).toBe(false);
  scroll(1, false);
  expect(isFull(1)).toBe(false);
  scroll(1, true);
  const link = within(row(1)).getByRole('button', { name: /^Kopiuj link/ });
  act(() => link.focus());
  scroll(1, false);
  expect(isFull(1)).toBe(true);
  expect(document.activeElement).toBe(link);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(timers()).toBe(90);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await wait();
  expect(isFull(90)).toBe(false);
});

it('a row that the URL links to is full', async () => {
  await openWith(many, '/dropinfo/uid-90');
  expect(isFull(90)).toBe(true);
  expect(row(90).getAttribute('aria-current')).toBe('true');
});
