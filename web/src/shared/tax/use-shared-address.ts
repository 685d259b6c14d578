import { TAX_PARAM } from './tax-store.ts';
import { useTaxChoice } from './use-after-tax.ts';

/** The whole address of a page of the site, to be handed on: who opens it sees its figures after the same tax. */
export function useSharedAddress(path: string): () => string {
  const [{ isOn, percent }] = useTaxChoice();
  return () => {
    const address = new URL(path, window.location.origin);
    if (isOn) address.searchParams.set(TAX_PARAM, String(percent));
    return address.href;
  };
}
