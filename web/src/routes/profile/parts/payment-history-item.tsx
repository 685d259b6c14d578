import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { paymentHistoryItem_payment$key } from '../../../__generated__/paymentHistoryItem_payment.graphql.ts';
import { PaymentStatusTag } from '../../../shared/payment/payment-status-tag.tsx';
import { dateTimeParts } from '../../../shared/ui/date-time-parts.ts';
import { formatMoney } from '../../../shared/ui/format-money.ts';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import classes from './payment-history.module.css';

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

/** A payment in the history, leading to its own page. */
export function PaymentHistoryItem({ payment: key }: { readonly payment: paymentHistoryItem_payment$key }) {
  const language = useLanguage();
  const payment = useFragment(paymentFragment, key);
  const { uid, amountPln, planName, months, createdAt } = payment;
  return (
    <li>
      <Link to={`/payments/${encodeURIComponent(uid)}`} className={classes.item}>
        <span className={classes.what}>
          {planName == null ? uid : planTitle(planName)}
          {months != null && (
            <>
              , <FormattedMessage id="shared.payment.length" values={{ months }} />
            </>
          )}
        </span>
        <span className={classes.date}>{createdAt != null && dateTimeParts(createdAt).date}</span>
        <Box component="span" ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(amountPln, language)}
        </Box>
        <span className={classes.status}>
          <PaymentStatusTag payment={payment} />
        </span>
      </Link>
    </li>
  );
}
