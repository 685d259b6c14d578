import { Card, Table } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { paymentListSection_payments$key } from '../../../../__generated__/paymentListSection_payments.graphql.ts';
import type { paymentsScreenQuery } from '../../../../__generated__/paymentsScreenQuery.graphql.ts';
import { forbidden } from '../../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../../shared/relay/caught-fault.ts';
import type { KeptQuery } from '../../../../shared/relay/use-kept-query.ts';
import type { ListAddress } from '../../../../shared/ui/list-address.ts';
import { Pager } from '../../../../shared/ui/pager.tsx';
import { RefreshFailedBar } from '../../../../shared/ui/refresh-failed-bar.tsx';
import { SortHead } from '../../../../shared/ui/sort-head.tsx';
import { AdminFailed } from '../../parts/admin-failed.tsx';
import table from '../../parts/money-table.module.css';
import { type PaymentSort, paymentsPage } from '../lib/payments-address.ts';
import { HeldPaymentsSection } from './held-payments-section.tsx';
import { PaymentListItem } from './payment-list-item.tsx';
import { PaymentsEmpty } from './payments-empty.tsx';
import { PaymentsFilter } from './payments-filter.tsx';

const paymentsFragment = graphql`
  fragment paymentListSection_payments on PaymentConnection {
    totalCount
    edges {
      node {
        id
        ...paymentListItem_payment
      }
    }
  }
`;

interface PaymentListSectionProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly state: KeptQuery<paymentsScreenQuery>;
  readonly address: ListAddress<PaymentSort>;
  readonly onChange: (change: Partial<ListAddress<PaymentSort>>) => void;
}

/** One page of payments and the way to the others. */
export function PaymentListSection({ query, state, address, onChange }: PaymentListSectionProps) {
  const intl = useIntl();
  const { admin } = usePreloadedQuery<paymentsScreenQuery>(query, state.queryRef);
  const data = useFragment<paymentListSection_payments$key>(
    paymentsFragment,
    admin.ok ? (admin.value?.payments ?? null) : null,
  );
  if (!data) {
    return (
      <AdminFailed
        title={<FormattedMessage id="admin.payments.failed" />}
        fault={admin.ok ? forbidden : caughtFault(admin.errors)}
        isRefreshing={state.isRefreshing}
        onRetry={state.refresh}
      />
    );
  }

  const { totalCount, edges } = data;
  const title = intl.formatMessage({ id: 'admin.payments.title' });
  const head = { address, onChange };
  return (
    <>
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      {admin.ok && admin.value?.heldPayments && <HeldPaymentsSection payments={admin.value.heldPayments} />}
      {admin.ok && admin.value?.counts && <PaymentsFilter counts={admin.value.counts} />}
      <Card component="section" className={table.panel} aria-label={title} aria-busy={state.isRefreshing}>
        {edges.length === 0 ? (
          <PaymentsEmpty total={totalCount} address={address} onChange={onChange} />
        ) : (
          <Table className={table.table} horizontalSpacing="sm" verticalSpacing={6} fz="var(--fs-13)">
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="admin.payments.payer" />
                </th>
                <th scope="col" className={table.wide}>
                  <FormattedMessage id="admin.payments.plan" />
                </th>
                <SortHead sort="amount" first="desc" className={table.figure} {...head}>
                  <FormattedMessage id="admin.payments.amount" />
                </SortHead>
                <SortHead sort="status" className={table.wide} {...head}>
                  <FormattedMessage id="admin.payments.status" />
                </SortHead>
                <SortHead sort="created" first="desc" className={table.wide} {...head}>
                  <FormattedMessage id="admin.payments.created" />
                </SortHead>
                <SortHead sort="paid" first="desc" className={table.wide} {...head}>
                  <FormattedMessage id="admin.payments.paid" />
                </SortHead>
              </tr>
            </thead>
            <tbody>
              {edges.map(({ node }) => (
                <PaymentListItem key={node.id} payment={node} />
              ))}
            </tbody>
          </Table>
        )}
      </Card>
      {totalCount > paymentsPage && edges.length > 0 && (
        <Pager
          label={title}
          page={address.page}
          pageSize={paymentsPage}
          total={totalCount}
          onChange={(page) => onChange({ page })}
        />
      )}
    </>
  );
}
