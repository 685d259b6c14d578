import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { ListAddress } from '../../../../shared/ui/list-address.ts';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { PageOutOfRange } from '../../parts/page-out-of-range.tsx';
import type { PaymentSort } from '../lib/payments-address.ts';

interface PaymentsEmptyProps {
  /** How many payments other pages have. */
  readonly total: number;
  readonly address: ListAddress<PaymentSort>;
  readonly onChange: (change: Partial<ListAddress<PaymentSort>>) => void;
}

/** Instead of rows: no payment at all, none for this search, or none on a page behind the last. */
export function PaymentsEmpty({ total, address, onChange }: PaymentsEmptyProps) {
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
