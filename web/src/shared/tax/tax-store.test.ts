import { expect, it, vi } from 'vitest';
import { createTaxStore, taxRate } from './tax-store.ts';

function storageWith(stored: string | null) {
  const kept = { value: stored };
  let foreign: (key: string | null) => void = () => undefined;
  return {
    kept,
    changeElsewhere(value: string) {
      kept.value = value;
      foreign('tax');
    },
    get: () => kept.value,
    set: (_: string, value: string) => {
      kept.value = value;
    },
    remove: () => undefined,
    onForeignChange(listener: (key: string | null) => void) {
      foreign = listener;
      return () => undefined;
    },
  };
}

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
])('reads the rate %j as %j', (text, expected) => {
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
])('begins with %j stored and the address %j as %j, and keeps nothing', (stored, search, expected) => {
  const storage = storageWith(stored);
  expect(createTaxStore(storage, search).current()).toEqual(expected);
  expect(storage.kept.value).toBe(stored);
});

it('keeps a change, tells of it, and follows other tabs', () => {
  const storage = storageWith(null);
  const store = createTaxStore(storage, '');
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.change({ isOn: true, percent: 7.5 });
  expect(storage.kept.value).toBe('on 7.5');
  storage.changeElsewhere('off 3');
  expect(store.current()).toEqual({ isOn: false, percent: 3 });
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  store.change({ isOn: true, percent: 1 });
  expect(heard).toHaveBeenCalledTimes(2);
});
