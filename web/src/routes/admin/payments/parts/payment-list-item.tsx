import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { paymentListItem_payment$key } from '../../../../__generated__/paymentListItem_payment.graphql.ts';
import { PaymentStatusTag } from '../../../../shared/payment/payment-status-tag.tsx';
import { dateTimeText } from '../../../../shared/ui/date-time-parts.ts';
import { formatMoney } from '../../../../shared/ui/format-money.ts';
import { planTitle } from '../../../../shared/ui/plan-title.ts';
import { useLanguage } from '../../../../shared/ui/use-language.ts';

const paymentFragment = graphql`
  fragment paymentListItem_payment on Payment {
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

/** A payment in the list, leading to its own page. */
export function PaymentListItem({ payment: key }: { readonly payment: paymentListItem_payment$key }) {
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
