import { Box, Flex, Group } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  paymentsScreen_parts$data,
  paymentsScreen_parts$key,
} from '../../../__generated__/paymentsScreen_parts.graphql.ts';
import type { paymentsScreenQuery } from '../../../__generated__/paymentsScreenQuery.graphql.ts';
import { OrderedPlan, PaymentStatusTag } from '../../../shared/payment/payment-kinds.tsx';
import { type CaughtValue, within } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { dateTimeText } from '../../../shared/ui/dates.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { formatMoney, useLanguage } from '../../../shared/ui/formats.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { useListParams } from '../../../shared/ui/url-state.ts';
import { LinkButton } from '../../parts/link-button.tsx';
import { paymentList } from '../lib/list-params.ts';
import { FilterChips, ListOrder, ListPage, ListSearch, type ListState } from '../parts/admin-list.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { AdminTable, MobileLine } from '../parts/admin-table.tsx';

const screenQuery = graphql`
  query paymentsScreenQuery(
    $search: String
    $status: PaymentFilter
    $orderBy: PaymentOrder
    $first: Int!
    $page: Int
  ) {
    admin @catch(to: RESULT) {
      ...paymentsScreen_parts
      payments(search: $search, status: $status, orderBy: $orderBy, first: $first, page: $page) {
        totalCount
        edges {
          node {
            id
            email
            uid
            amountPln
            planName
            months
            createdAt
            paidAt
            ...paymentStatusTag_payment
          }
        }
      }
    }
  }
`;

/** /admin/payments: payments of all users. */
export function PaymentsScreen(state: ScreenProps<paymentsScreenQuery>) {
  const [address, change] = useListParams(paymentList);
  return (
    <AdminPage
      toolbar={
        <Group gap="8px 12px">
          <Box flex="1 1 280px" maw={420}>
            <ListSearch label="admin.payments.search" address={address} onChange={change} />
          </Box>
          <ListOrder
            sorts={paymentList.sorts}
            heads="admin.payments.column"
            address={address}
            onChange={change}
          />
          <LinkButton to="/admin/payments/stats" label="admin.common.paymentStatistics" ml="auto" />
        </Group>
      }
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, ({ payments, ...parts }) => payments && { payments, parts })}
      failed="common.paymentsFailed"
    >
      {({ payments, parts }) => (
        <PaymentList
          payments={payments}
          parts={parts}
          loaded={state.queryRef.variables}
          address={address}
          onChange={change}
        />
      )}
    </AdminPage>
  );
}

/** In a fragment, so that the list is shown when they failed. */
const partsFragment = graphql`
  fragment paymentsScreen_parts on Admin {
    counts @catch(to: NULL) {
      pendingPayments
      heldPayments
    }
    heldPayments @catch(to: NULL) {
      id
      email
      failure
      uid
      amountPln
    }
  }
`;

type HeldPayment = NonNullable<paymentsScreen_parts$data['heldPayments']>[number];

function HeldPayments({ payments }: { readonly payments: readonly HeldPayment[] }) {
  const language = useLanguage();
  if (payments.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="admin.payments.held" />}>
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

interface PaymentListProps extends ListState<typeof paymentList> {
  readonly payments: NonNullable<CaughtValue<paymentsScreenQuery['response']['admin']>['payments']>;
  readonly parts: paymentsScreen_parts$key;
  /** The variables of the answer, which are older than the address during a refetch. */
  readonly loaded: paymentsScreenQuery['variables'];
}

const formatTimestamp = (iso: string | null) => (iso == null ? '–' : dateTimeText(iso));

function PaymentList({ payments, parts, loaded, address, onChange }: PaymentListProps) {
  const language = useLanguage();
  const { totalCount, edges } = payments;
  const { counts, heldPayments } = useFragment(partsFragment, parts);
  return (
    <>
      <HeldPayments payments={heldPayments ?? []} />
      <FilterChips
        label="admin.payments.filters"
        filters={paymentList.filters.status}
        names="admin.payments.filter"
        counts={counts && { pending: counts.pendingPayments, held: counts.heldPayments }}
        value={address.status}
        onChange={(status) => onChange({ status })}
      />
      <ListPage
        title="admin.common.payments"
        count={edges.length}
        total={totalCount}
        page={address.page}
        pageSize={paymentList.pageSize}
        onChange={onChange}
        empty={<NoPayments loaded={loaded} />}
      >
        <AdminTable
          rows={edges.map(({ node }) => node)}
          rowKey={({ id }) => id}
          sorting={{ address, onChange }}
          heads="admin.payments.column"
          columns={[
            {
              head: 'admin.common.payer',
              isEmphasized: true,
              hasMobileLines: true,
              cell: ({ uid, email }) => (
                <Link to={`/admin/payments/${encodeURIComponent(uid)}`}>{email ?? uid}</Link>
              ),
            },
            {
              head: 'common.plan',
              isMobileLine: true,
              cell: ({ planName, months }) => <OrderedPlan planName={planName} months={months} />,
            },
            {
              sort: 'amount',
              isFigure: true,
              isEmphasized: true,
              cell: (payment) => (
                <>
                  {formatMoney(payment.amountPln, language)}
                  <MobileLine>
                    <PaymentStatusTag payment={payment} />
                  </MobileLine>
                </>
              ),
            },
            {
              sort: 'status',
              first: 'asc',
              isDesktopOnly: true,
              cell: (payment) => <PaymentStatusTag payment={payment} />,
            },
            {
              sort: 'created',
              isMobileLine: true,
              cell: ({ createdAt }) => formatTimestamp(createdAt),
            },
            {
              sort: 'paid',
              isDesktopOnly: true,
              cell: ({ paidAt }) => formatTimestamp(paidAt),
            },
          ]}
        />
      </ListPage>
    </>
  );
}

function NoPayments({ loaded: { search, status } }: Pick<PaymentListProps, 'loaded'>) {
  if (search == null && status == null)
    return <EmptyState title="admin.common.noPaymentYet" reason="admin.payments.emptyReason" />;
  return (
    <EmptyState
      kind="noMatch"
      title={search == null ? 'admin.payments.noneOfFilter' : 'admin.payments.noneTitle'}
      values={{ search: search ?? '' }}
      reason={search == null ? null : 'admin.payments.noneReason'}
      action={<LinkButton to="/admin/payments" label="admin.payments.showAll" />}
    />
  );
}
