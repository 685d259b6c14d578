import { act, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stopFrames, wait } from '../../testing/time.ts';
import { dropinfo, openWith, row, rows } from './testing/sample-dropinfo.ts';

/** What the screen watches, and how it is told whether that is near the view. */
const watched = new Map<Element, (isIntersecting: boolean) => void>();

beforeEach(() => {
  stopFrames();
  watched.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell;
      }
      observe(element: Element) {
        const boundingClientRect = { height: 46 * element.childElementCount };
        watched.set(element, (isIntersecting) => this.#tell([{ isIntersecting, boundingClientRect }]));
      }
      disconnect() {}
    },
  );
});

const scroll = (number: number, isNear: boolean) => {
  const tell = watched.get(row(number).parentElement ?? document.body);
  if (!tell) throw new Error(`Row ${number} is not watched`);
  act(() => tell(isNear));
};
const isDrawn = (number: number) => within(row(number)).queryByRole('timer') !== null;
const timers = () => document.querySelectorAll('[role=timer]').length;
const many = Array.from({ length: 90 }, (_, index) => dropinfo(index + 1, 100 + index));

it('are drawn by their match alone, those at the beginning whole, and all with their roles', async () => {
  await openWith(many);
  expect(document.querySelectorAll(':is(table, thead, tbody, tr, td, th):not([role])')).toHaveLength(0);
  expect(rows()).toHaveLength(90);
  expect(isDrawn(1)).toBe(true);
  expect(row(90).textContent).toBe('Odra 90 – Granit 90');
  expect(timers()).toBeLessThan(80);
});

it('are whole near the view, under the focus, and on paper', async () => {
  await openWith(many);
  scroll(90, true);
  expect(isDrawn(90)).toBe(true);
  scroll(90, false);
  expect(isDrawn(90)).toBe(false);
  scroll(1, false);
  expect(isDrawn(1)).toBe(false);
  scroll(1, true);
  const link = within(row(1)).getByRole('button', { name: /^Kopiuj link/ });
  act(() => link.focus());
  scroll(1, false);
  expect(isDrawn(1)).toBe(true);
  expect(document.activeElement).toBe(link);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(timers()).toBe(90);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await wait();
  expect(isDrawn(90)).toBe(false);
});

it('are whole when the address names one', async () => {
  await openWith(many, '/dropinfo/uid-90');
  expect(isDrawn(90)).toBe(true);
  expect(row(90).getAttribute('aria-current')).toBe('true');
});
