import type { BrowserStorage } from '../../storage/browser-storage.ts';
import { createStoredValue, type StoredValue } from '../../storage/stored-value.ts';

const polishTax = 12;

/** In percent. */
export const maxTax = 25;

/** `rate` is a fraction. The tax reduces the stake, so that only the rest is bet. */
export const oddsAfterTax = (odds: number, rate: number): number => odds * (1 - rate);

/** For settled bets, single or in total. The payout (profit and stake) is taxed; the stake is paid in full. */
export const profitAfterTax = (profit: number, stake: number, rate: number): number =>
  (profit + stake) * (1 - rate) - stake;

/** A yield or expected value, in percent of the stake, after tax. */
export const percentAfterTax = (percent: number, rate: number): number => profitAfterTax(percent, 100, rate);

/** Whether figures are shown after tax, and the rate in percent. */
export interface TaxChoice {
  readonly isOn: boolean;
  readonly percent: number;
}

/** The query parameter: `?tax=12` shows figures after 12 %, `?tax=0` before tax. */
export const taxParam = 'tax';

/** The default, with the Polish rate. */
export const beforeTax: TaxChoice = { isOn: false, percent: polishTax };

/** Parses a rate from 0 to 25 with at most one decimal. */
export function taxRate(text: string | null): number | null {
  if (text === null || !/^\d{1,2}(\.\d)?$/.test(text)) return null;
  const percent = Number(text);
  return percent <= maxTax ? percent : null;
}

function storedChoice(text: string | null): TaxChoice {
  const [state, rate = ''] = text?.split(' ') ?? [];
  const percent = taxRate(rate);
  return percent === null ? beforeTax : { isOn: state === 'on', percent };
}

/** A choice in the address overrides the stored one until the next change, and is not stored. */
export function createTaxStore(storage: BrowserStorage, search: string): StoredValue<TaxChoice> {
  const rateInAddress = taxRate(new URLSearchParams(search).get(taxParam));
  const stored = storedChoice(storage.get('tax'));
  const inAddress = { isOn: rateInAddress !== 0, percent: rateInAddress || stored.percent };
  return createStoredValue<TaxChoice>(
    storage,
    'tax',
    storedChoice,
    ({ isOn, percent }) => `${isOn ? 'on' : 'off'} ${percent}`,
    rateInAddress === null ? stored : inAddress,
  );
}
