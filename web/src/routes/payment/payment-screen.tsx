import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { paymentScreenQuery as PaymentScreenQuery } from '../../__generated__/paymentScreenQuery.graphql.ts';
import { useAskAtEnd } from '../../shared/payment/use-ask-at-end.ts';
import { caughtError } from '../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../shared/relay/screen-props.ts';
import { Fault } from '../../shared/ui/fault.tsx';
import { useOnPaid } from './lib/use-on-paid.ts';
import { usePolling } from './lib/use-polling.ts';
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
  useAskAtEnd(payment?.payableUntil ?? null, ask);
  useOnPaid(isDone ? payment.uid : null, payment?.amountPln ?? 0);

  const fault = result.ok ? null : caughtError(result.errors);
  if (fault !== null && fault.code !== 'NOT_FOUND') {
    return (
      <Fault
        title={<FormattedMessage id="shared.error" values={{ code: fault.code }} />}
        reference={fault.requestId}
        action={{ label: <FormattedMessage id="common.tryAgain" />, run: ask, busy: isAsking }}
      />
    );
  }
  return <PaymentResult payment={payment ?? null} isLate={isOver} isAsking={isAsking} onAsk={restart} />;
}
