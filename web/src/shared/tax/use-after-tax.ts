import { useContext, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { StorageContext } from '../storage/storage-context.ts';
import { oddsAfterTax, percentAfterTax, profitAfterTax } from './after-tax.ts';
import { beforeTax, createTaxStore, type TaxChoice, type TaxStore } from './tax-store.ts';

/** One for each storage: made by the first part of a page that shows figures, so that no other page loads it. */
const stores = new WeakMap<BrowserStorage, TaxStore>();

function storeOf(storage: BrowserStorage): TaxStore {
  const known = stores.get(storage);
  if (known) return known;
  const store = createTaxStore(storage, window.location.search);
  stores.set(storage, store);
  return store;
}

/** Whether figures are shown after tax, and how to change it. */
export function useTaxChoice(): [TaxChoice, (choice: TaxChoice) => void] {
  const storage = useContext(StorageContext);
  const choice = useSyncExternalStore(
    (listener) => storeOf(storage).subscribe(listener),
    () => storeOf(storage).current(),
    () => beforeTax,
  );
  return [choice, (next) => storeOf(storage).change(next)];
}

/** Figures as the reader wants them: after tax, or as they are. */
export interface ShownFigures extends TaxChoice {
  readonly odds: (odds: number) => number;
  /** Of bets that won or lost, given their profit and their stake. */
  readonly profit: (profit: number, stake: number) => number;
  /** Of a yield or an expected value. */
  readonly yieldPercent: (percent: number) => number;
  /** What figures are called in little room, with a mark before it where they are after tax. */
  readonly named: (name: string) => string;
}

/** Figures as they are, for those that cannot be told after tax. */
export const untaxedFigures: ShownFigures = {
  ...beforeTax,
  odds: (odds) => odds,
  profit: (profit) => profit,
  yieldPercent: (percent) => percent,
  named: (name) => name,
};

/** Turns figures into what the reader wants to see. */
export function useAfterTax(): ShownFigures {
  const intl = useIntl();
  const [choice] = useTaxChoice();
  const rate = choice.percent / 100;
  return {
    ...choice,
    odds: (odds) => (choice.isOn ? oddsAfterTax(odds, rate) : odds),
    profit: (profit, stake) => (choice.isOn ? profitAfterTax(profit, stake, rate) : profit),
    yieldPercent: (percent) => (choice.isOn ? percentAfterTax(percent, rate) : percent),
    named: (name) => (choice.isOn ? intl.formatMessage({ id: 'shared.tax.named' }, { name }) : name),
  };
}
