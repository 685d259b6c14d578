import { type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { paymentScreenQuery as PaymentScreenQuery } from '../../__generated__/paymentScreenQuery.graphql.ts';
import { useRefetchAtDeadline } from '../../shared/payment/try-again-button.tsx';
import type { CaughtValue } from '../../shared/relay/app-error.ts';
import { RefreshContext } from '../../shared/relay/refresh-context.ts';
import { ScreenAnswer } from '../../shared/routing/screen-answer.tsx';
import type { ScreenProps } from '../../shared/routing/use-screen-query.ts';
import { useTrackers } from '../../shared/session/trackers.ts';
import { useSession, useSessionStore } from '../../shared/session/use-session.tsx';
import { PaymentResult } from './parts/payment-result.tsx';

const screenQuery = graphql`
  query paymentScreenQuery($id: String!) {
    payment(uidOrNumber: $id) @catch(to: RESULT) {
      uid
      status
      amountPln
      payableUntil
      user {
        id
      }
      ...paymentResult_payment
    }
  }
`;

/** The result of a payment. */
export function PaymentScreen(state: ScreenProps<PaymentScreenQuery>) {
  return (
    <ScreenAnswer
      isPage
      query={screenQuery}
      state={state}
      pick={({ payment }) => payment}
      failed={<FormattedMessage id="common.paymentFailed" />}
      missing={<PaymentResult payment={null} isOwn isLate={false} />}
    >
      {(payment, notice) => <PolledPayment payment={payment} notice={notice} />}
    </ScreenAnswer>
  );
}

interface PolledPaymentProps {
  readonly payment: CaughtValue<PaymentScreenQuery['response']['payment']>;
  readonly notice: ReactNode;
}

/** A payment, which is polled for some minutes while it is pending. */
function PolledPayment({ payment, notice }: PolledPaymentProps) {
  const refreshing = useContext(RefreshContext);
  const { viewer } = useSession();
  // The graph names the payer only to admins, who may open the payments of others.
  const isOwn = !payment.user || payment.user.id === viewer?.id;
  const isPaid = isOwn && payment.status === 'DONE';
  const { isOver, restart } = usePolling(payment.status === 'PENDING', refreshing.refresh);
  useRefetchAtDeadline(payment.payableUntil, refreshing.refresh);
  useOnPaid(isPaid ? payment.uid : null, payment.amountPln);
  return (
    <>
      {notice}
      <RefreshContext value={{ ...refreshing, refresh: restart }}>
        <PaymentResult payment={payment} isOwn={isOwn} isLate={isOver} />
      </RefreshContext>
    </>
  );
}

/** Refreshes the session, for new permissions, and reports to the trackers once the viewer's payment is done. `uid` is null before. */
function useOnPaid(uid: string | null, amountPln: number): void {
  const session = useSessionStore();
  const { report } = useTrackers();
  useEffect(() => {
    if (uid === null) return;
    void session.refresh();
    report({ uid, amountPln });
  }, [uid, amountPln, session, report]);
}

/** In seconds, about three minutes in total. */
export const pollDelays: readonly number[] = [2, 2, 3, 4, 5, 8, 10, 15, 20, 30, 30, 45];

/** Polls with growing delays while `isPending` is set, up to a limit. */
function usePolling(isPending: boolean, refetch: () => void) {
  const [polls, setPolls] = useState(0);
  const poll = useEffectEvent(refetch);
  const delay = pollDelays[polls];
  useEffect(() => {
    if (!isPending || delay === undefined) return;
    const timer = setTimeout(() => {
      setPolls(polls + 1);
      poll();
    }, delay * 1000);
    return () => clearTimeout(timer);
  }, [isPending, delay, polls]);

  return {
    isOver: isPending && delay === undefined,
    /** Polls immediately and starts again. */
    restart() {
      setPolls(0);
      refetch();
    },
  };
}
