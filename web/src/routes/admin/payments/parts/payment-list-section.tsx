import { Card, Table } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { paymentListSection_payments$key } from '../../../../__generated__/paymentListSection_payments.graphql.ts';
import type { ListAddress } from '../../../../shared/ui/list-address.ts';
import { Pager } from '../../../../shared/ui/pager.tsx';
import { SortableTh } from '../../../../shared/ui/sortable-th.tsx';
import { type PaymentSort, paymentsPage } from '../lib/payments-address.ts';
import { PaymentListItem } from './payment-list-item.tsx';
import { PaymentsEmpty } from './payments-empty.tsx';

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
  readonly payments: paymentListSection_payments$key;
  /** Whether newer rows are on their way. */
  readonly isBusy: boolean;
  readonly address: ListAddress<PaymentSort>;
  readonly onChange: (change: Partial<ListAddress<PaymentSort>>) => void;
}

/** One page of payments and the way to the others. */
export function PaymentListSection({ payments, isBusy, address, onChange }: PaymentListSectionProps) {
  const intl = useIntl();
  const { totalCount, edges } = useFragment(paymentsFragment, payments);
  const title = intl.formatMessage({ id: 'admin.common.payments' });
  const head = { address, onChange };
  return (
    <>
      <Card component="section" aria-label={title} aria-busy={isBusy}>
        {edges.length === 0 ? (
          <PaymentsEmpty total={totalCount} address={address} onChange={onChange} />
        ) : (
          <Table horizontalSpacing="sm" verticalSpacing={6} fz="var(--fs-13)">
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col">
                  <FormattedMessage id="admin.common.payer" />
                </th>
                <th role="columnheader" scope="col" className="mantine-visible-from-md">
                  <FormattedMessage id="common.plan" />
                </th>
                <SortableTh sort="amount" first="desc" isFigure {...head}>
                  <FormattedMessage id="admin.payments.column" values={{ column: 'amount' }} />
                </SortableTh>
                <SortableTh sort="status" className="mantine-visible-from-md" {...head}>
                  <FormattedMessage id="admin.payments.column" values={{ column: 'status' }} />
                </SortableTh>
                <SortableTh sort="created" first="desc" className="mantine-visible-from-md" {...head}>
                  <FormattedMessage id="admin.payments.column" values={{ column: 'created' }} />
                </SortableTh>
                <SortableTh sort="paid" first="desc" className="mantine-visible-from-md" {...head}>
                  <FormattedMessage id="admin.payments.column" values={{ column: 'paid' }} />
                </SortableTh>
              </tr>
            </thead>
            <tbody role="rowgroup">
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
