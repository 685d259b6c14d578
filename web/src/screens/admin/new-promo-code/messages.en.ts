import type { pl } from './messages.pl.ts';

/** Texts of the form for a new promo code, in English. */
export const en: Record<keyof typeof pl, string> = {
  'admin.newPromoCode.title': 'New promo code',
  'admin.newPromoCode.terms': 'Terms',
  'admin.newPromoCode.code': 'Code',
  'admin.newPromoCode.codeHelp': 'Letters, digits, - and _. Capitals do not matter.',
  'admin.newPromoCode.percent': 'Reduction in percent',
  'admin.newPromoCode.percentHelp': 'From 1 to 100. Each account uses a code once.',
  'admin.newPromoCode.startsAt': 'Valid from',
  'admin.newPromoCode.expiresAt': 'Valid until',
  'admin.newPromoCode.datesHelp': 'Without dates the code works at once and without an end.',
  'admin.newPromoCode.submit': 'Add the code',
  'admin.newPromoCode.back': 'Back to the list',
  'admin.newPromoCode.done': 'The promo code is added',
  'admin.newPromoCode.code.BLANK': 'Enter a code',
  'admin.newPromoCode.code.TAKEN': 'There is such a code already',
  'admin.newPromoCode.code.TOO_LONG': 'The code is too long, 64 characters at most',
  'admin.newPromoCode.code.INVALID': 'A code has letters, digits, - and _ only',
  'admin.newPromoCode.percent.OUT_OF_RANGE': 'The reduction must be between 1 and 100',
  'admin.newPromoCode.percent.INVALID': 'Enter a number from 1 to 100, with two decimals at most',
  'admin.newPromoCode.expiresAt.REVERSED': 'The end must be after the beginning',
  'admin.newPromoCode.expiresAt.PAST': 'This time is over already',
  'admin.newPromoCode.date.INVALID': 'This is no date',
};
