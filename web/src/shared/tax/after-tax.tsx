import { Box, Button, Switch } from '@mantine/core';
import { IconReceiptTax } from '@tabler/icons-react';
import { useContext, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { type BrowserStorage, StorageContext } from '../../storage/browser-storage.ts';
import type { StoredValue } from '../../storage/stored-value.ts';
import { allowLeaving } from '../forms/unsaved.ts';
import { Notice } from '../ui/notice.tsx';
import {
  beforeTax,
  createTaxStore,
  oddsAfterTax,
  percentAfterTax,
  profitAfterTax,
  type TaxChoice,
  taxParam,
} from './tax-store.ts';

interface AfterTaxBarProps {
  /** Whether it offers to switch figures after tax on, for pages without the menu's switch. */
  readonly isOffered?: boolean;
}

export function AfterTaxBar({ isOffered = false }: AfterTaxBarProps) {
  const { isOn, percent } = useTaxChoice();
  const change = useChangeTax();
  const toggle = () => change({ isOn: !isOn, percent });
  if (!isOn) {
    return (
      isOffered && (
        <Button variant="default" size="compact-sm" mb="sm" onClick={toggle}>
          <FormattedMessage id="shared.tax.on" values={{ percent }} />
        </Button>
      )
    );
  }
  return (
    <Notice
      tone="accent"
      role="status"
      icon={<IconReceiptTax size={18} stroke={1.6} aria-hidden="true" />}
      wrap="wrap"
      mb="sm"
      fz="var(--fs-13)"
      lh="var(--lh-13)"
    >
      <Box component="p" flex="1 1 220px" miw={0}>
        <FormattedMessage id="shared.tax.bar" values={{ percent, b: (text) => <b>{text}</b> }} />
      </Box>
      <Button variant="default" size="compact-sm" onClick={toggle}>
        <FormattedMessage id="shared.tax.off" />
      </Button>
    </Notice>
  );
}

/** Created on first use, so that other pages do not load this module. */
const stores = new WeakMap<BrowserStorage, StoredValue<TaxChoice>>();

function storeOf(storage: BrowserStorage): StoredValue<TaxChoice> {
  const existing = stores.get(storage);
  if (existing) return existing;
  const store = createTaxStore(storage, window.location.search);
  stores.set(storage, store);
  return store;
}

/** Whether figures are shown after tax. */
export function useTaxChoice(): TaxChoice {
  const storage = useContext(StorageContext);
  return useSyncExternalStore(
    (listener) => storeOf(storage).subscribe(listener),
    () => storeOf(storage).current(),
    () => beforeTax,
  );
}

/** Returns a function that stores a choice and writes it into the address, so that it can be shared. */
export function useChangeTax(): (choice: TaxChoice) => void {
  const storage = useContext(StorageContext);
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return (choice) => {
    storeOf(storage).change(choice);
    const params = new URLSearchParams(search);
    const before = params.get(taxParam);
    if (choice.isOn) params.set(taxParam, String(choice.percent));
    else params.delete(taxParam);
    if (params.get(taxParam) === before) return;
    // The rest of the address stays, so no form loses its input.
    allowLeaving();
    void navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true });
  };
}

/** `profitUnits` is rounded, and null before the tip is settled. */
interface SettledTip {
  readonly status: string;
  readonly odds: number;
  readonly stake: number;
  readonly profitUnits: number | null;
}

/** Converts figures to after tax, when that is switched on. */
export interface ShownFigures extends TaxChoice {
  readonly odds: (odds: number) => number;
  /** For sums of settled bets. */
  readonly profit: (profit: number, stake: number) => number;
  readonly tipProfit: (tip: SettledTip) => number | null;
  /** For a yield or an expected value. */
  readonly yieldPercent: (percent: number) => number;
  /** Adds a mark to a short label of figures after tax. */
  readonly named: (name: string) => string;
}

/** Converts nothing, for figures that have no value after tax. */
export const untaxedFigures: ShownFigures = {
  ...beforeTax,
  odds: (odds) => odds,
  profit: (profit) => profit,
  tipProfit: ({ profitUnits }) => profitUnits,
  yieldPercent: (percent) => percent,
  named: (name) => name,
};

export function useAfterTax(): ShownFigures {
  const intl = useIntl();
  const choice = useTaxChoice();
  const rate = choice.percent / 100;
  return {
    ...choice,
    odds: (odds) => (choice.isOn ? oddsAfterTax(odds, rate) : odds),
    profit: (profit, stake) => (choice.isOn ? profitAfterTax(profit, stake, rate) : profit),
    tipProfit: ({ status, odds, stake, profitUnits }) =>
      choice.isOn && status === 'SUCCESS' ? profitAfterTax(stake * (odds - 1), stake, rate) : profitUnits,
    yieldPercent: (percent) => (choice.isOn ? percentAfterTax(percent, rate) : percent),
    named: (name) => (choice.isOn ? intl.formatMessage({ id: 'shared.tax.named' }, { name }) : name),
  };
}

/** The URL of a page for sharing, with the tax in use. */
export function useSharedAddress(path: string): () => string {
  const { isOn, percent } = useTaxChoice();
  return () => {
    const address = new URL(path, window.location.origin);
    if (isOn) address.searchParams.set(taxParam, String(percent));
    return address.href;
  };
}

/** Marks a figure as after tax, when that is switched on. */
export function AfterTaxMark() {
  const { isOn } = useTaxChoice();
  if (!isOn) return null;
  return (
    <>
      {' '}
      <Box component="small" c="var(--accent-text)" fw={500} style={{ whiteSpace: 'nowrap' }}>
        <FormattedMessage id="shared.tax.mark" />
      </Box>
    </>
  );
}

export function AfterTaxSwitch() {
  const { isOn, percent } = useTaxChoice();
  const change = useChangeTax();
  const toggle = () => change({ isOn: !isOn, percent });
  return (
    <Switch
      size="sm"
      checked={isOn}
      onChange={toggle}
      label={<FormattedMessage id="shared.tax.switch" values={{ percent }} />}
    />
  );
}
