import values from '../../../content/claims.json';

/** Results that were not counted here: in percent, with the last day (YYYY-MM-DD) of their data and whose they are. */
interface Claims {
  readonly yieldPercent: number;
  readonly annualRoiPercent: number;
  readonly dataUntil: string;
  readonly source: { readonly pl: string; readonly en: string };
}

/** What the operator claims in web/content/claims.json; null there for nothing. */
export const claims: Claims | null = values;
