import { createStore } from 'zustand/vanilla';
import type { BrowserStorage } from '../session/browser-storage.ts';

const POLISH_TAX = 12;

/** The highest rate that a reader can choose, in percent. */
export const HIGHEST_TAX = 25;

/** Odds as they pay when a rate (a fraction) is kept of the stake: what is left of it is all that is bet. */
export const oddsAfterTax = (odds: number, rate: number): number => odds * (1 - rate);

/**
 * Profit after tax of one bet that won or lost, or of any number of such: what came back, profit and stake, loses the rate; the stake was
 * paid whole. So sums are as exact as the profit and the stake that they are made of.
 */
export const profitAfterTax = (profit: number, stake: number, rate: number): number =>
  (profit + stake) * (1 - rate) - stake;

/** The same in percent of the stake: of a yield, and of an expected value. */
export const percentAfterTax = (percent: number, rate: number): number => profitAfterTax(percent, 100, rate);

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
  const asked = taxRate(new URLSearchParams(search).get(TAX_PARAM));
  const stored = () => storedChoice(storage.get('tax'));
  const store = createStore<TaxChoice>(() => {
    if (asked === null) return stored();
    return asked === 0 ? { ...stored(), isOn: false } : { isOn: true, percent: asked };
  });
  storage.onForeignChange((key) => {
    if (key === 'tax' || key === null) store.setState(stored());
  });

  return {
    current: store.getState,
    change(next) {
      storage.set('tax', `${next.isOn ? 'on' : 'off'} ${next.percent}`);
      store.setState(next);
    },
    subscribe: store.subscribe,
  };
}
