import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { heldPaymentsSection_payments$key } from '../../../../__generated__/heldPaymentsSection_payments.graphql.ts';
import { formatMoney } from '../../../../shared/ui/format-money.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { useLanguage } from '../../../../shared/ui/use-language.ts';
import { failureText } from '../../lib/failure-text.ts';
import classes from './held-payments-section.module.css';

const paymentsFragment = graphql`
  fragment heldPaymentsSection_payments on Payment @relay(plural: true) {
    id
    email
    failure
    uid
    amountPln
  }
`;

interface HeldPaymentsSectionProps {
  readonly payments: heldPaymentsSection_payments$key;
}

/** Payments that wait for an admin, with amount and reason, each leading to its own page; nothing where there is none. */
export function HeldPaymentsSection({ payments: key }: HeldPaymentsSectionProps) {
  const language = useLanguage();
  const payments = useFragment(paymentsFragment, key);
  if (payments.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="admin.payments.held" />} className={classes.panel}>
      <p>
        <FormattedMessage id="admin.payments.heldText" />
      </p>
      <ul className={classes.list}>
        {payments.map(({ id, uid, email, failure, amountPln }) => (
          <li key={id}>
            <Link to={`/admin/payments/${encodeURIComponent(uid)}`}>{email ?? uid}</Link>
            <strong>{formatMoney(amountPln, language)}</strong>
            <FormattedMessage id={failureText(failure)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
