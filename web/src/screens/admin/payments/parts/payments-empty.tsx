import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { ListAddress } from '../../../../shared/ui/list-address.ts';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import type { PaymentSort } from '../lib/payments-address.ts';

interface PaymentsEmptyProps {
  readonly address: ListAddress<PaymentSort>;
  readonly onChange: (change: Partial<ListAddress<PaymentSort>>) => void;
}

/** Instead of rows: no payment at all, none for this search, or none on a page behind the last. */
export function PaymentsEmpty({ address, onChange }: PaymentsEmptyProps) {
  const { search, page } = address;
  if (search === '' && page === 1) {
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
      title={
        search === '' ? (
          <FormattedMessage id="admin.payments.noPageTitle" />
        ) : (
          <FormattedMessage id="admin.payments.noneTitle" values={{ search }} />
        )
      }
      reason={<FormattedMessage id="admin.payments.noneReason" />}
      action={
        <Button variant="default" onClick={() => onChange({ search: '', page: 1 })}>
          <FormattedMessage id="admin.payments.showAll" />
        </Button>
      }
    />
  );
}
