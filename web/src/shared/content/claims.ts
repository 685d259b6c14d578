import values from '../../../content/claims.json';

/**
 * The claims of effectiveness that the operator keeps in web/content/claims.json: percent, and the last day
 * (YYYY-MM-DD) of the data behind them.
 */
export const claims: {
  readonly yieldPercent: number;
  readonly annualRoiPercent: number;
  readonly dataUntil: string;
} = values;
