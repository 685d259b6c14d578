import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { paymentScreenQuery as PaymentScreenQuery } from '../../__generated__/paymentScreenQuery.graphql.ts';
import { useRefetchAtDeadline } from '../../shared/payment/try-again-button.tsx';
import { caughtError } from '../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../shared/routing/screen-with-query.tsx';
import { useTrackers } from '../../shared/session/trackers.ts';
import { useSessionStore } from '../../shared/session/use-session.tsx';
import { PageError } from '../../shared/ui/state-message.tsx';
import { PaymentResult } from './parts/payment-result.tsx';

const query = graphql`
  query paymentScreenQuery($id: String!) {
    payment(uidOrNumber: $id) @catch(to: RESULT) {
      uid
      status
      amountPln
      payableUntil
      ...paymentResult_payment
    }
  }
`;

/** What became of a payment. A pending one is looked at again by itself for some minutes. */
export function PaymentScreen(state: ScreenProps<PaymentScreenQuery>) {
  const { payment: result } = usePreloadedQuery<PaymentScreenQuery>(query, state.queryRef);
  const { isRefreshing: isAsking, refresh: ask } = state;
  const payment = result.ok ? result.value : null;
  const isDone = payment?.status === 'DONE';
  const { isOver, restart } = usePolling(payment?.status === 'PENDING', ask);
  useRefetchAtDeadline(payment?.payableUntil ?? null, ask);
  useOnPaid(isDone ? payment.uid : null, payment?.amountPln ?? 0);

  const error = result.ok ? null : caughtError(result.errors);
  if (error !== null && error.code !== 'NOT_FOUND') {
    return (
      <PageError
        title={<FormattedMessage id="shared.error" values={{ code: error.code }} />}
        reference={error.requestId}
        action={{ label: <FormattedMessage id="common.tryAgain" />, run: ask, busy: isAsking }}
      />
    );
  }
  return <PaymentResult payment={payment ?? null} isLate={isOver} isAsking={isAsking} onAsk={restart} />;
}

/**
 * What follows from a payment that is done, once: the person's new permissions are asked for, so that no new sign-in
 * is needed, and the trackers hear of it. Null while nothing is paid.
 */
function useOnPaid(uid: string | null, amountPln: number): void {
  const session = useSessionStore();
  const { report } = useTrackers();
  useEffect(() => {
    if (uid === null) return;
    void session.refresh();
    report({ uid, amountPln });
  }, [uid, amountPln, session, report]);
}

/** Waits between one look at a pending payment and the next, in seconds: about three minutes in all. */
export const pauses: readonly number[] = [2, 2, 3, 4, 5, 8, 10, 15, 20, 30, 30, 45];

interface AskingAgain {
  /** Whether the looks are used up, so that the person decides about more. */
  isOver: boolean;
  /** Starts over, with a look at once. */
  restart(): void;
}

/** Looks again and again, ever more seldom and with an end, while something is pending. */
function usePolling(isPending: boolean, ask: () => void): AskingAgain {
  const [looks, setLooks] = useState(0);
  const askNow = useEffectEvent(ask);
  const pause = pauses[looks];

  useEffect(() => {
    if (!isPending || pause === undefined) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      askNow();
    }, pause * 1000);
    return () => clearTimeout(timer);
  }, [isPending, pause, looks]);

  return {
    isOver: isPending && pause === undefined,
    restart() {
      setLooks(0);
      ask();
    },
  };
}
