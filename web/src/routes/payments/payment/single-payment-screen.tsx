import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { singlePaymentScreenQuery as SinglePaymentScreenQuery } from '../../../__generated__/singlePaymentScreenQuery.graphql.ts';
import { caughtError } from '../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { Fault } from '../../../shared/ui/fault.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { PaymentPanel } from './parts/payment-panel.tsx';

const query = graphql`
  query singlePaymentScreenQuery($uid: String!) {
    payment(uidOrNumber: $uid) @catch(to: RESULT) {
      ...paymentPanel_payment
    }
  }
`;

/** One of the person's payments by its uid; somebody else's is as one that does not exist. */
export function SinglePaymentScreen(state: ScreenProps<SinglePaymentScreenQuery>) {
  const { payment } = usePreloadedQuery<SinglePaymentScreenQuery>(query, state.queryRef);
  const fault = payment.ok ? null : caughtError(payment.errors);
  if (fault !== null && fault.code !== 'NOT_FOUND') {
    return (
      <Fault
        title={<FormattedMessage id="shared.error" values={{ code: fault.code }} />}
        reference={fault.requestId}
        action={{
          label: <FormattedMessage id="common.tryAgain" />,
          run: state.refresh,
          busy: state.isRefreshing,
        }}
      />
    );
  }
  return (
    <>
      <PageHead title={<FormattedMessage id="common.payment" />} />
      {payment.ok && payment.value ? (
        <PaymentPanel payment={payment.value} onRefresh={state.refresh} />
      ) : (
        <StateMessage
          kind="noMatch"
          title={<FormattedMessage id="common.noSuchPayment" />}
          reason={<FormattedMessage id="member.singlePayment.missingReason" />}
          action={
            <Button component={Link} to="/profile" variant="default">
              <FormattedMessage id="common.paymentHistory" />
            </Button>
          }
        />
      )}
    </>
  );
}
