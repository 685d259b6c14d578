import { act, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stopFrames, wait } from '../../testing/time.ts';
import { dropinfo, openWith, row, rows } from './testing/sample-dropinfo.ts';

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

it('rows beyond the first groups are placeholders, and all rows have roles', async () => {
  await openWith(many);
  expect(document.querySelectorAll(':is(table, thead, tbody, tr, td, th):not([role])')).toHaveLength(0);
  expect(rows()).toHaveLength(90);
  expect(isFull(1)).toBe(true);
  expect(row(90).textContent).toBe('Odra 90 – Granit 90');
  expect(timers()).toBeLessThan(80);
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
