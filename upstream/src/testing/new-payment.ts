import type { payments } from '../db/purchase-tables.ts';
import { testStart } from './test-app.ts';

type NewPayment = typeof payments.$inferInsert;

/** A payment for one month at `testStart`, with overrides. */
export const newPayment = (
  values: Pick<NewPayment, 'uid' | 'userId' | 'planId'> & Partial<NewPayment>,
): NewPayment => ({
  months: 1,
  extraMonths: 0,
  method: 'p24',
  amountGrosz: 4_900,
  lines: [],
  discord: false,
  firstName: 'Ala',
  lastName: 'Kot',
  language: 'pl',
  cart: '',
  provider: 'sandbox',
  createdAt: testStart,
  reservedUntil: testStart,
  ...values,
});
