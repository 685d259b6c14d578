import { Button, Flex } from '@mantine/core';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { adminPaymentScreenQuery } from '../../../../__generated__/adminPaymentScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../../shared/ui/screen-answer.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { AdminPaymentActions } from './parts/admin-payment-actions.tsx';
import { AdminPaymentFacts } from './parts/admin-payment-facts.tsx';
import { AdminPaymentLines } from './parts/admin-payment-lines.tsx';

const query = graphql`
  query adminPaymentScreenQuery($uid: String!) {
    admin @catch(to: RESULT) {
      payment(uidOrNumber: $uid) {
        ...adminPaymentFacts_payment
        ...adminPaymentLines_payment
        ...adminPaymentActions_payment
      }
    }
  }
`;

/** Anybody's payment at /admin/payments/{uid}, to be cancelled or marked as paid while it is pending. */
export function AdminPaymentScreen(state: ScreenProps<adminPaymentScreenQuery>) {
  const intl = useIntl();
  const panels = useRef<HTMLFieldSetElement>(null);
  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.payment" />}
        aside={
          <Button component={Link} to="/admin/payments" variant="default">
            <FormattedMessage id="admin.common.paymentList" />
          </Button>
        }
      />
      <ScreenAnswer
        query={query}
        state={state}
        pick={({ admin }) => within(admin, ({ payment }) => payment)}
        failed={<FormattedMessage id="admin.payment.failed" />}
        missing={
          <StateMessage
            kind="noMatch"
            title={<FormattedMessage id="common.noSuchPayment" />}
            reason={<FormattedMessage id="admin.payment.missingReason" />}
          />
        }
      >
        {(payment, notice) => (
          <>
            {notice}
            <fieldset ref={panels} tabIndex={-1} aria-label={intl.formatMessage({ id: 'common.payment' })}>
              <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'start' }} gap="md">
                <AdminPaymentFacts payment={payment}>
                  <AdminPaymentActions
                    payment={payment}
                    onRefresh={state.refresh}
                    onEnded={() => panels.current?.focus()}
                  />
                </AdminPaymentFacts>
                <AdminPaymentLines payment={payment} />
              </Flex>
            </fieldset>
          </>
        )}
      </ScreenAnswer>
    </>
  );
}
