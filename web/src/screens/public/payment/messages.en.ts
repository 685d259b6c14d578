import type { pl } from './messages.pl.ts';

/** Texts of the payment's result in English. */
export const en: Record<keyof typeof pl, string> = {
  'public.payment.doneTitle': 'Payment received',
  'public.payment.doneText': 'Thank you! Your package is running; you need not sign in again.',
  'public.payment.doneLaterText':
    'Thank you! The {plan} package begins on {date}. Until then nothing changes.',
  'public.payment.pendingTitle': 'Waiting for the payment to be confirmed',
  'public.payment.pendingText': 'This mostly takes some seconds. The page looks again by itself.',
  'public.payment.lateText':
    'The bank has not confirmed the payment yet. If it was made, you can close this page: the package starts when the word comes.',
  'public.payment.until': 'If it is not paid yet, this can be done until {time}. Then the order expires.',
  'public.payment.expiredTitle': 'The time to pay is over',
  'public.payment.expiredText':
    'The order has expired and nothing was charged. If it was paid in time all the same, the package starts when the bank confirms it.',
  'public.payment.cancelledTitle': 'Payment cancelled',
  'public.payment.failedTitle': 'The payment did not succeed',
  'public.payment.notPaidText': 'Nothing was charged, and the package you have is as it was.',
  'public.payment.heldTitle': 'We are checking your payment',
  'public.payment.heldText':
    'Your payment has reached us, but the plan could not be started by itself. Do not pay again: we will start it or give the money back.',
  'public.payment.unknownTitle': 'State of the payment: {status}',
  'public.payment.unknownText': 'We do not know this state, so the payment does not count as done.',
  'public.payment.missingTitle': 'There is no such payment',
  'public.payment.missingText': 'Look at the address, or at the account that you are signed in with.',
  'public.payment.plan': 'Package',
  'public.payment.withDiscord': 'with the Discord server',
  'public.payment.amount': 'Amount',
  'public.payment.number': 'Payment number',
  'public.payment.dashboard': 'Go to the dashboard',
  'public.payment.plans': 'Back to the packages',
  'public.payment.goOn': 'Go on with the payment',
  'public.payment.check': 'Look again',
};
