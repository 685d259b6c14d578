import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { ListAddress } from '../../../../shared/ui/list-address.ts';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { PageGone } from '../../parts/page-gone.tsx';
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
  if (total > 0) return <PageGone onFirstPage={() => onChange({ page: 1 })} />;
  if (search === '') {
    return (
      <StateMessage
        kind="empty"
        title={<FormattedMessage id="admin.payments.emptyTitle" />}
        reason={<FormattedMessage id="admin.payments.emptyReason" />}
      />
    );
  }
  return (
    <StateMessage
      kind="noMatch"
      title={<FormattedMessage id="admin.payments.noneTitle" values={{ search }} />}
      reason={<FormattedMessage id="admin.payments.noneReason" />}
      action={
        <Button variant="default" onClick={() => onChange({ search: '', page: 1 })}>
          <FormattedMessage id="admin.payments.showAll" />
        </Button>
      }
    />
  );
}
