import { Box, Button, Flex, Group } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { paymentsScreenQuery } from '../../../__generated__/paymentsScreenQuery.graphql.ts';
import { within } from '../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../shared/ui/screen-answer.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useListAddress } from '../../../shared/ui/use-list-address.ts';
import { ListOrder } from '../parts/list-order.tsx';
import { paymentDefaults, paymentSorts } from './lib/payments-address.ts';
import { HeldPaymentsSection } from './parts/held-payments-section.tsx';
import { PaymentListSection } from './parts/payment-list-section.tsx';
import { PaymentsFilter } from './parts/payments-filter.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query paymentsScreenQuery(
    $search: String
    $status: PaymentFilter
    $orderBy: PaymentOrder
    $first: Int!
    $page: Int
  ) {
    admin @catch(to: RESULT) {
      counts @catch(to: NULL) {
        ...paymentsFilter_counts
      }
      heldPayments @catch(to: NULL) {
        ...heldPaymentsSection_payments
      }
      payments(search: $search, status: $status, orderBy: $orderBy, first: $first, page: $page) {
        ...paymentListSection_payments
      }
    }
  }
`;

/** Everybody's payments at /admin/payments. */
export function PaymentsScreen(state: ScreenProps<paymentsScreenQuery>) {
  const intl = useIntl();
  const [address, change] = useListAddress(paymentDefaults);

  return (
    <>
      <PageHead title={<FormattedMessage id="admin.common.payments" />} />
      <Group gap="8px 12px" mb="sm">
        <Box flex="1 1 280px" maw={420}>
          <SearchField
            label={intl.formatMessage({ id: 'admin.payments.search' })}
            value={address.search}
            onSearch={(search) => change({ search })}
          />
        </Box>
        <ListOrder
          options={paymentSorts.map((value) => ({
            value,
            label: intl.formatMessage({ id: 'admin.payments.column' }, { column: value }),
          }))}
          address={address}
          onChange={change}
        />
        <Flex gap="xs" wrap="wrap" ml="auto">
          <Button component={Link} to="/admin/payments/stats" variant="default">
            <FormattedMessage id="admin.common.paymentStatistics" />
          </Button>
        </Flex>
      </Group>
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ admin }) => within(admin, (all) => all.payments && { ...all, payments: all.payments })}
        failed={<FormattedMessage id="common.paymentsFailed" />}
      >
        {({ payments, heldPayments, counts }, notice) => (
          <>
            {notice}
            {heldPayments && <HeldPaymentsSection payments={heldPayments} />}
            {counts && <PaymentsFilter counts={counts} />}
            <PaymentListSection
              payments={payments}
              isBusy={state.isRefreshing}
              address={address}
              onChange={change}
            />
          </>
        )}
      </ScreenAnswer>
    </>
  );
}
