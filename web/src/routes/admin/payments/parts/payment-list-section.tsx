import { Button, Card } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type {
  paymentListSection_payments$data,
  paymentListSection_payments$key,
} from '../../../../__generated__/paymentListSection_payments.graphql.ts';
import { PaymentStatusTag } from '../../../../shared/payment/payment-kinds.tsx';
import { dateTimeText } from '../../../../shared/ui/dates.ts';
import { formatMoney, planTitle, useLanguage } from '../../../../shared/ui/formats.ts';
import { Pager } from '../../../../shared/ui/paging.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import type { ListAddress } from '../../../../shared/ui/url-state.ts';
import { NoRows } from '../../parts/admin-screen.tsx';
import { AdminTable, MobileLine } from '../../parts/admin-table.tsx';
import { PageOutOfRange } from '../../parts/filter-chips.tsx';
import { paymentList } from '../lib/payment-list.ts';

const paymentsFragment = graphql`
  fragment paymentListSection_payments on PaymentConnection {
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
`;

interface PaymentListSectionProps {
  readonly payments: paymentListSection_payments$key;
  readonly isBusy: boolean;
  readonly address: ListAddress<typeof paymentList>;
  readonly onChange: (change: Partial<ListAddress<typeof paymentList>>) => void;
}

const formatTimestamp = (iso: string | null | undefined) => (iso == null ? '–' : dateTimeText(iso));

export function PaymentListSection({ payments, isBusy, address, onChange }: PaymentListSectionProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { totalCount, edges } = useFragment(paymentsFragment, payments);
  const title = intl.formatMessage({ id: 'admin.common.payments' });
  return (
    <>
      <Card component="section" aria-label={title} aria-busy={isBusy}>
        {edges.length === 0 && totalCount > 0 && <PageOutOfRange onFirstPage={() => onChange({ page: 1 })} />}
        {edges.length === 0 && totalCount === 0 && <NoPayments search={address.search} />}
        {edges.length > 0 && (
          <AdminTable
            rows={edges.map(({ node }) => node)}
            rowKey={({ id }) => id}
            order={{ address, onChange }}
            heads="admin.payments.column"
            columns={[
              {
                head: 'admin.common.payer',
                isEmphasized: true,
                cell: (payment) => (
                  <>
                    <Link to={`/admin/payments/${encodeURIComponent(payment.uid)}`}>
                      {payment.email ?? payment.uid}
                    </Link>
                    <MobileLine>
                      <PlanAndLength {...payment} />
                    </MobileLine>
                    <MobileLine>{formatTimestamp(payment.createdAt)}</MobileLine>
                  </>
                ),
              },
              { head: 'common.plan', isDesktopOnly: true, cell: (payment) => <PlanAndLength {...payment} /> },
              {
                column: 'amount',
                sort: 'amount',
                first: 'desc',
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
                column: 'status',
                sort: 'status',
                isDesktopOnly: true,
                cell: (payment) => <PaymentStatusTag payment={payment} />,
              },
              {
                column: 'created',
                sort: 'created',
                first: 'desc',
                isDesktopOnly: true,
                cell: ({ createdAt }) => formatTimestamp(createdAt),
              },
              {
                column: 'paid',
                sort: 'paid',
                first: 'desc',
                isDesktopOnly: true,
                cell: ({ paidAt }) => formatTimestamp(paidAt),
              },
            ]}
          />
        )}
      </Card>
      {totalCount > paymentList.pageSize && edges.length > 0 && (
        <Pager
          label={title}
          page={address.page}
          pageSize={paymentList.pageSize}
          total={totalCount}
          onChange={(page) => onChange({ page })}
        />
      )}
    </>
  );
}

type Payment = paymentListSection_payments$data['edges'][number]['node'];

function PlanAndLength({ planName, months }: Pick<Payment, 'planName' | 'months'>) {
  return (
    <>
      {planName == null ? '–' : planTitle(planName)}
      {months != null && (
        <>
          , <FormattedMessage id="common.monthCount" values={{ months }} />
        </>
      )}
    </>
  );
}

function NoPayments({ search }: { readonly search: string }) {
  const isFiltered = useLocation().search !== '';
  if (!isFiltered) return <NoRows title="admin.common.noPaymentYet" reason="admin.payments.emptyReason" />;
  return (
    <StateMessage
      kind="noMatch"
      title={
        search === '' ? (
          <FormattedMessage id="admin.payments.noneOfFilter" />
        ) : (
          <FormattedMessage id="admin.payments.noneTitle" values={{ search }} />
        )
      }
      reason={search !== '' && <FormattedMessage id="admin.payments.noneReason" />}
      action={
        <Button component={Link} to="/admin/payments" variant="default">
          <FormattedMessage id="admin.payments.showAll" />
        </Button>
      }
    />
  );
}
