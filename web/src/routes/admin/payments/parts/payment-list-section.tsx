import { Box, Button, Card, Table } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { paymentListSection_payment$key } from '../../../../__generated__/paymentListSection_payment.graphql.ts';
import type { paymentListSection_payments$key } from '../../../../__generated__/paymentListSection_payments.graphql.ts';
import { PaymentStatusTag } from '../../../../shared/payment/payment-kinds.tsx';
import { dateTimeText } from '../../../../shared/ui/dates.ts';
import { formatMoney, planTitle, useLanguage } from '../../../../shared/ui/formats.ts';
import { Pager } from '../../../../shared/ui/paging.tsx';
import { SortableTh } from '../../../../shared/ui/sortable-th.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import type { ListParams } from '../../../../shared/ui/url-state.ts';
import { PageOutOfRange } from '../../parts/filter-chips.tsx';
import { Th } from '../../parts/th.tsx';
import { type PaymentSort, paymentsPage } from '../lib/payments-address.ts';

const paymentsFragment = graphql`
  fragment paymentListSection_payments on PaymentConnection {
    totalCount
    edges {
      node {
        id
        ...paymentListSection_payment
      }
    }
  }
`;

interface PaymentListSectionProps {
  readonly payments: paymentListSection_payments$key;
  /** Whether newer rows are on their way. */
  readonly isBusy: boolean;
  readonly address: ListParams<PaymentSort>;
  readonly onChange: (change: Partial<ListParams<PaymentSort>>) => void;
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
                <Th id="admin.common.payer" />
                <Th id="common.plan" isWide />
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

interface PaymentsEmptyProps {
  /** How many payments other pages have. */
  readonly total: number;
  readonly address: ListParams<PaymentSort>;
  readonly onChange: (change: Partial<ListParams<PaymentSort>>) => void;
}

function PaymentsEmpty({ total, address, onChange }: PaymentsEmptyProps) {
  const { search } = address;
  const isNarrowed = useLocation().search !== '';
  if (total > 0) return <PageOutOfRange onFirstPage={() => onChange({ page: 1 })} />;
  if (!isNarrowed) {
    return (
      <StateMessage
        kind="empty"
        title={<FormattedMessage id="admin.common.noPaymentYet" />}
        reason={<FormattedMessage id="admin.payments.emptyReason" />}
      />
    );
  }
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

const paymentFragment = graphql`
  fragment paymentListSection_payment on Payment {
    email
    uid
    amountPln
    planName
    months
    createdAt
    paidAt
    ...paymentStatusTag_payment
  }
`;

const moment = (iso: string | null | undefined) => (iso == null ? '–' : dateTimeText(iso));

function PaymentListItem({ payment: key }: { readonly payment: paymentListSection_payment$key }) {
  const language = useLanguage();
  const payment = useFragment(paymentFragment, key);
  const { uid, email, amountPln, planName, months, createdAt, paidAt } = payment;
  const what = (
    <>
      {planName == null ? '–' : planTitle(planName)}
      {months != null && (
        <>
          , <FormattedMessage id="common.monthCount" values={{ months }} />
        </>
      )}
    </>
  );
  return (
    <tr role="row">
      <Box component="td" role="cell" c="var(--text-1)" fw={500} style={{ overflowWrap: 'anywhere' }}>
        <Link to={`/admin/payments/${encodeURIComponent(uid)}`}>{email ?? uid}</Link>
        <Box component="span" hiddenFrom="md" display="block" c="dimmed" fz="xs" fw={400}>
          {what}
        </Box>
        <Box component="span" hiddenFrom="md" display="block" c="dimmed" fz="xs" fw={400}>
          {moment(createdAt)}
        </Box>
      </Box>
      <td role="cell" className="mantine-visible-from-md">
        {what}
      </td>
      <Box
        component="td"
        role="cell"
        c="var(--text-1)"
        fw={500}
        style={{ overflowWrap: 'anywhere' }}
        data-figure
      >
        {formatMoney(amountPln, language)}
        <Box component="span" hiddenFrom="md" display="block" c="dimmed" fz="xs" fw={400}>
          <PaymentStatusTag payment={payment} />
        </Box>
      </Box>
      <td role="cell" className="mantine-visible-from-md">
        <PaymentStatusTag payment={payment} />
      </td>
      <td role="cell" className="mantine-visible-from-md">
        {moment(createdAt)}
      </td>
      <td role="cell" className="mantine-visible-from-md">
        {moment(paidAt)}
      </td>
    </tr>
  );
}
