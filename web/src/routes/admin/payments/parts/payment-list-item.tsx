import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { paymentListItem_payment$key } from '../../../../__generated__/paymentListItem_payment.graphql.ts';
import { PaymentStatusTag } from '../../../../shared/payment/payment-status-tag.tsx';
import { dateTimeText } from '../../../../shared/ui/date-time-parts.ts';
import { formatMoney } from '../../../../shared/ui/format-money.ts';
import { planTitle } from '../../../../shared/ui/plan-title.ts';
import { useLanguage } from '../../../../shared/ui/use-language.ts';
import table from '../../parts/money-table.module.css';

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
          , <FormattedMessage id="shared.payment.length" values={{ months }} />
        </>
      )}
    </>
  );
  return (
    <tr role="row">
      <td role="cell" className={table.main}>
        <Link to={`/admin/payments/${encodeURIComponent(uid)}`}>{email ?? uid}</Link>
        <span className={table.brief}>{what}</span>
        <span className={table.brief}>{moment(createdAt)}</span>
      </td>
      <td role="cell" className={table.wide}>
        {what}
      </td>
      <td role="cell" className={`${table.figure} ${table.main}`}>
        {formatMoney(amountPln, language)}
        <span className={table.brief}>
          <PaymentStatusTag payment={payment} />
        </span>
      </td>
      <td role="cell" className={table.wide}>
        <PaymentStatusTag payment={payment} />
      </td>
      <td role="cell" className={table.wide}>
        {moment(createdAt)}
      </td>
      <td role="cell" className={table.wide}>
        {moment(paidAt)}
      </td>
    </tr>
  );
}
