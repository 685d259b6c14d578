import { expect, it, vi } from 'vitest';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import { createTaxStore, taxRate } from './tax-store.ts';

const storageWith = (stored: string | null) => createSharedStorage(stored === null ? {} : { tax: stored });

it.each([
  ['12', 12],
  ['0', 0],
  ['25', 25],
  ['7.5', 7.5],
  ['25.1', null],
  ['-1', null],
  ['1e1', null],
  ['', null],
  [null, null],
])('taxRate for %j returns %j', (text, expected) => {
  expect(taxRate(text)).toBe(expected);
});

it.each([
  [null, '', { isOn: false, percent: 12 }],
  ['on 9', '', { isOn: true, percent: 9 }],
  ['off 9', '', { isOn: false, percent: 9 }],
  ['on 99', '', { isOn: false, percent: 12 }],
  ['nonsense', '?tax=nonsense', { isOn: false, percent: 12 }],
  ['off 9', '?tax=12', { isOn: true, percent: 12 }],
  ['on 9', '?drop=10&tax=0', { isOn: false, percent: 9 }],
])('starts with stored %j and address %j as %j, and stores nothing', (stored, search, expected) => {
  const storage = storageWith(stored);
  expect(createTaxStore(storage.openTab(), search).current()).toEqual(expected);
  expect(storage.values.get('tax') ?? null).toBe(stored);
});

it('stores a change, notifies listeners, and follows other tabs', () => {
  const storage = storageWith(null);
  const store = createTaxStore(storage.openTab(), '');
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.change({ isOn: true, percent: 7.5 });
  expect(storage.values.get('tax')).toBe('on 7.5');
  storage.openTab().set('tax', 'off 3');
  expect(store.current()).toEqual({ isOn: false, percent: 3 });
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  store.change({ isOn: true, percent: 1 });
  expect(listener).toHaveBeenCalledTimes(2);
});
