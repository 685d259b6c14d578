import { Box, Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { paymentHistory_viewer$key } from '../../../__generated__/paymentHistory_viewer.graphql.ts';
import type { paymentHistoryItem_payment$key } from '../../../__generated__/paymentHistoryItem_payment.graphql.ts';
import type { paymentHistoryList_viewer$key } from '../../../__generated__/paymentHistoryList_viewer.graphql.ts';
import type { paymentHistoryPaginationQuery as PaymentHistoryPaginationQuery } from '../../../__generated__/paymentHistoryPaginationQuery.graphql.ts';
import { OrderedPlan, PaymentStatusTag } from '../../../shared/payment/payment-kinds.tsx';
import { caughtError } from '../../../shared/relay/app-error.ts';
import { useKeptPages } from '../../../shared/relay/refresh-context.ts';
import { dateTimeParts } from '../../../shared/ui/dates.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { FailedMessage, type FailedMessageProps } from '../../../shared/ui/error-states.tsx';
import { formatMoney, useLanguage } from '../../../shared/ui/formats.ts';
import { PanelMore } from '../../../shared/ui/paging.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { profilePageSize } from '../lib/profile-address.ts';

const viewerFragment = graphql`
  fragment paymentHistory_viewer on Viewer {
    payments(first: $first) @catch(to: RESULT) {
      pageInfo {
        hasNextPage
      }
    }
    ...paymentHistoryList_viewer @arguments(first: $first)
  }
`;

/** The user's payments. Errors here do not affect the forms of the page. */
export function PaymentHistory({ viewer: key }: { readonly viewer: paymentHistory_viewer$key }) {
  const viewer = useFragment(viewerFragment, key);
  const { payments } = viewer;
  return (
    <Panel title={<FormattedMessage id="common.paymentHistory" />} style={{ gridColumn: '1 / -1' }}>
      {payments.ok ? (
        <PaymentList viewer={viewer} />
      ) : (
        <PaymentsFailed error={caughtError(payments.errors)} />
      )}
    </Panel>
  );
}

function PaymentsFailed({ error }: Pick<FailedMessageProps, 'error'>) {
  return (
    <FailedMessage
      title={<FormattedMessage id="common.paymentsFailed" />}
      reason={<FormattedMessage id="member.profile.sectionFailedReason" />}
      error={error}
    />
  );
}

const listFragment = graphql`
  fragment paymentHistoryList_viewer on Viewer
  @throwOnFieldError
  @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
  @refetchable(queryName: "paymentHistoryPaginationQuery") {
    payments(first: $first, after: $after) @connection(key: "paymentHistory_payments") {
      edges {
        node {
          uid
          ...paymentHistoryItem_payment
        }
      }
    }
  }
`;

/** Newest first. */
function PaymentList({ viewer }: { readonly viewer: paymentHistoryList_viewer$key }) {
  const { data, ...pages } = usePaginationFragment<
    PaymentHistoryPaginationQuery,
    paymentHistoryList_viewer$key
  >(listFragment, viewer);
  const { edges } = data.payments;
  useKeptPages(edges.length, profilePageSize);
  if (edges.length === 0) {
    return <EmptyState title="member.profile.noPayments" reason="member.profile.noPaymentsReason" />;
  }
  return (
    <>
      <ul>
        {edges.map(({ node }) => (
          <PaymentHistoryItem key={node.uid} payment={node} />
        ))}
      </ul>
      <PanelMore
        {...pages}
        pageSize={profilePageSize}
        label={<FormattedMessage id="member.profile.morePayments" />}
        failed={<FormattedMessage id="member.profile.morePaymentsFailed" />}
      />
    </>
  );
}

const paymentFragment = graphql`
  fragment paymentHistoryItem_payment on Payment {
    uid
    amountPln
    planName
    months
    createdAt
    ...paymentStatusTag_payment
  }
`;

function PaymentHistoryItem({ payment: key }: { readonly payment: paymentHistoryItem_payment$key }) {
  const language = useLanguage();
  const payment = useFragment(paymentFragment, key);
  const { uid, amountPln, planName, months, createdAt } = payment;
  return (
    <li>
      <Flex
        component={Link}
        variant="row"
        style={{ borderTop: '1px solid var(--line)', marginTop: -1 }}
        wrap={{ base: 'wrap', sm: 'nowrap' }}
        gap="2px 16px"
        mih={44}
        py="xs"
        c="inherit"
        to={`/payments/${encodeURIComponent(uid)}`}
      >
        <Box component="span" flex={{ base: '1 0 60%', sm: 1 }} c="var(--accent-text)" fw={500}>
          <OrderedPlan planName={planName} months={months} fallback={uid} />
        </Box>
        <Box component="span" w={{ sm: 110 }} ml="auto" c="var(--text-2)" fz="var(--fs-13)">
          {createdAt != null && dateTimeParts(createdAt).date}
        </Box>
        <Box
          component="span"
          flex={{ base: 1, sm: 'none' }}
          w={{ sm: 130 }}
          ta={{ sm: 'right' }}
          style={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {formatMoney(amountPln, language)}
        </Box>
        <Box component="span" w={{ sm: 130 }} ta="right">
          <PaymentStatusTag payment={payment} />
        </Box>
      </Flex>
    </li>
  );
}
