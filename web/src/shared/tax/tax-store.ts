import type { BrowserStorage } from '../storage/browser-storage.ts';
import { HIGHEST_TAX, POLISH_TAX } from './after-tax.ts';

/** Whether figures are shown after tax, and the reader's rate in percent. */
export interface TaxChoice {
  readonly isOn: boolean;
  readonly percent: number;
}

/** The choice, kept for the next visit and shared with the other tabs. */
export interface TaxStore {
  current(): TaxChoice;
  change(choice: TaxChoice): void;
  /** Calls back after a change, also one made in another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** The name in addresses: `?tax=12` shows figures after 12 %, `?tax=0` before tax. */
export const TAX_PARAM = 'tax';

/** Before tax, with the rate of Poland at hand. */
export const beforeTax: TaxChoice = { isOn: false, percent: POLISH_TAX };

/** A rate from a text, 0 to 25 with at most one decimal; null for anything else. */
export function taxRate(text: string | null): number | null {
  if (text === null || !/^\d{1,2}(\.\d)?$/.test(text)) return null;
  const percent = Number(text);
  return percent <= HIGHEST_TAX ? percent : null;
}

function storedChoice(text: string | null): TaxChoice {
  const [state, rate = ''] = text?.split(' ') ?? [];
  const percent = taxRate(rate);
  return percent === null ? beforeTax : { isOn: state === 'on', percent };
}

/** A choice that an address brings holds until the next one is made and is not kept; else it is the stored one. */
export function createTaxStore(storage: BrowserStorage, search: string): TaxStore {
  const listeners = new Set<() => void>();
  let choice = storedChoice(storage.get('tax'));
  const asked = taxRate(new URLSearchParams(search).get(TAX_PARAM));
  if (asked !== null) choice = asked === 0 ? { ...choice, isOn: false } : { isOn: true, percent: asked };
  const adopt = (next: TaxChoice) => {
    choice = next;
    for (const listener of listeners) listener();
  };
  storage.onForeignChange((key) => {
    if (key === 'tax' || key === null) adopt(storedChoice(storage.get('tax')));
  });

  return {
    current: () => choice,
    change(next) {
      storage.set('tax', `${next.isOn ? 'on' : 'off'} ${next.percent}`);
      adopt(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
