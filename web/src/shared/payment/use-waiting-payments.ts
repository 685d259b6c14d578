import { useNow } from '../live/use-now.ts';
import type { WaitingPayment } from '../session/session-state.ts';
import { useSession } from '../session/use-session.ts';

/** Whether a payment can still be paid; one whose end is not known can. */
export const isPayable = (payableUntil: string | null | undefined, now: number): boolean =>
  payableUntil == null || now < Date.parse(payableUntil);

/** The person's orders that wait to be paid, until their time is over, newest first. */
export function useWaitingPayments(): readonly WaitingPayment[] {
  const waiting = useSession().viewer?.waitingPayments ?? [];
  // The newest ends last, so that those which have ended are at the end of the list.
  const count = useNow((now) => waiting.filter(({ payableUntil }) => isPayable(payableUntil, now)).length);
  return waiting.slice(0, count);
}
