import { IconClock } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { useWaitingPayments } from '../../shared/payment/use-waiting-payments.ts';
import { formatMoney } from '../../shared/ui/format-money.ts';
import { useLanguage } from '../../shared/ui/use-language.ts';

interface WaitingLinkProps {
  className?: string | undefined;
  onFollow?: () => void;
}

/** Leads to the newest order that waits to be paid, with its sum; nothing without one. */
export function WaitingLink({ className, onFollow }: WaitingLinkProps) {
  const language = useLanguage();
  const [newest] = useWaitingPayments();
  if (!newest) return null;
  return (
    <NavLink
      to={`/payments/${encodeURIComponent(newest.uid)}`}
      className={className ?? ''}
      onClick={onFollow}
    >
      <IconClock size={18} stroke={1.6} aria-hidden />
      <span>
        <FormattedMessage id="app.shell.toPay" values={{ amount: formatMoney(newest.amountPln, language) }} />
      </span>
    </NavLink>
  );
}
