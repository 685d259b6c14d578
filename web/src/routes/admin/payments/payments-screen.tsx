import { Box, Button, Flex, Group } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { paymentsScreen_payments$key } from '../../../__generated__/paymentsScreen_payments.graphql.ts';
import type { paymentsScreenQuery } from '../../../__generated__/paymentsScreenQuery.graphql.ts';
import { within } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/screen-with-query.tsx';
import { ScreenAnswer } from '../../../shared/ui/error-states.tsx';
import { formatMoney, useLanguage } from '../../../shared/ui/formats.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { filterWords, useListParams, wordsOf } from '../../../shared/ui/url-state.ts';
import { FilterChips, ListOrder } from '../parts/filter-chips.tsx';
import { paymentList } from './lib/payment-list.ts';
import { PaymentListSection } from './parts/payment-list-section.tsx';

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
        pendingPayments
        heldPayments
      }
      heldPayments @catch(to: NULL) {
        ...paymentsScreen_payments
      }
      payments(search: $search, status: $status, orderBy: $orderBy, first: $first, page: $page) {
        ...paymentListSection_payments
      }
    }
  }
`;

/** /admin/payments: payments of all users. */
export function PaymentsScreen(state: ScreenProps<paymentsScreenQuery>) {
  const intl = useIntl();
  const [address, change] = useListParams(paymentList);

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
          options={wordsOf(paymentList.sorts).map((value) => ({
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
            {counts && (
              <Box mb="sm">
                <FilterChips
                  label={intl.formatMessage({ id: 'admin.payments.filters' })}
                  value={address.status}
                  options={filterWords(paymentList.filters.status).map((value) => ({
                    value,
                    label: intl.formatMessage({ id: 'admin.payments.filter' }, { filter: value }),
                    count: { pending: counts.pendingPayments, held: counts.heldPayments }[String(value)],
                  }))}
                  onChange={(status) => change({ status })}
                />
              </Box>
            )}
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

const paymentsFragment = graphql`
  fragment paymentsScreen_payments on Payment @relay(plural: true) {
    id
    email
    failure
    uid
    amountPln
  }
`;

interface HeldPaymentsSectionProps {
  readonly payments: paymentsScreen_payments$key;
}

function HeldPaymentsSection({ payments: key }: HeldPaymentsSectionProps) {
  const language = useLanguage();
  const payments = useFragment(paymentsFragment, key);
  if (payments.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="admin.payments.held" />} mb="md">
      <Box component="p" pt="sm" px="md" c="var(--text-2)">
        <FormattedMessage id="admin.payments.heldText" />
      </Box>
      <Flex component="ul" direction="column" gap="xs" py="sm" px="md">
        {payments.map(({ id, uid, email, failure, amountPln }) => (
          <Flex component="li" key={id} wrap="wrap" gap="4px 16px">
            <Link to={`/admin/payments/${encodeURIComponent(uid)}`}>{email ?? uid}</Link>
            <strong>{formatMoney(amountPln, language)}</strong>
            <FormattedMessage id="admin.payment.failureReason" values={{ reason: failure }} />
          </Flex>
        ))}
      </Flex>
    </Panel>
  );
}
