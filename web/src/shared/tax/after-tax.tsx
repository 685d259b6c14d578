import { Box, Button } from '@mantine/core';
import { IconReceiptTax } from '@tabler/icons-react';
import { useContext, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { type BrowserStorage, StorageContext } from '../session/browser-storage.ts';
import { Notice } from '../ui/notice.tsx';
import { PlainSwitch } from '../ui/switches.tsx';
import {
  beforeTax,
  createTaxStore,
  oddsAfterTax,
  percentAfterTax,
  profitAfterTax,
  TAX_PARAM,
  type TaxChoice,
  type TaxStore,
} from './tax-store.ts';

interface AfterTaxBarProps {
  /** Whether it offers figures after tax while they are not, where no menu does. */
  readonly isOffered?: boolean;
}

/** Over figures that are after tax: says so, and shows them as they are. */
export function AfterTaxBar({ isOffered = false }: AfterTaxBarProps) {
  const [{ isOn, percent }] = useTaxChoice();
  const toggle = useTaxToggle();
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

/** The whole address of a page of the site, to be handed on: who opens it sees its figures after the same tax. */
export function useSharedAddress(path: string): () => string {
  const [{ isOn, percent }] = useTaxChoice();
  return () => {
    const address = new URL(path, window.location.origin);
    if (isOn) address.searchParams.set(TAX_PARAM, String(percent));
    return address.href;
  };
}

/** Shows figures after tax or as they are. The choice stands in the address, too, which can be handed on. */
export function useTaxToggle(): () => void {
  const [choice, change] = useTaxChoice();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return () => {
    const isOn = !choice.isOn;
    change({ ...choice, isOn });
    const params = new URLSearchParams(search);
    if (isOn) params.set(TAX_PARAM, String(choice.percent));
    else params.delete(TAX_PARAM);
    navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true });
  };
}

/** Stands beside figures that are after tax; nothing while they are not. */
export function AfterTaxMark() {
  const [{ isOn }] = useTaxChoice();
  if (!isOn) return null;
  return (
    <>
      {' '}
      <Box
        component="small"
        c="var(--accent-text)"
        fz="var(--fs-12)"
        fw={500}
        style={{ whiteSpace: 'nowrap' }}
      >
        <FormattedMessage id="shared.tax.mark" />
      </Box>
    </>
  );
}

/** The one switch between figures after tax and figures as they are. */
export function AfterTaxSwitch() {
  const [{ isOn, percent }] = useTaxChoice();
  const toggle = useTaxToggle();
  return (
    <PlainSwitch
      size="sm"
      checked={isOn}
      onChange={toggle}
      label={<FormattedMessage id="shared.tax.switch" values={{ percent }} />}
    />
  );
}
