import { Box } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { paymentsFilter_counts$key } from '../../../../__generated__/paymentsFilter_counts.graphql.ts';
import { FilterChips } from '../../parts/filter-chips.tsx';
import { paymentFilters, readPaymentFilter, writePaymentFilter } from '../lib/payments-address.ts';

const countsFragment = graphql`
  fragment paymentsFilter_counts on AdminCounts {
    pendingPayments
    heldPayments
  }
`;

/** States of payments to choose from, kept in the address; of those that wait it says how many there are. */
export function PaymentsFilter({ counts: key }: { readonly counts: paymentsFilter_counts$key }) {
  const intl = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { pendingPayments, heldPayments } = useFragment(countsFragment, key);
  const counts: Readonly<Record<string, number | null | undefined>> = {
    pending: pendingPayments,
    held: heldPayments,
  };
  const params = new URLSearchParams(search);
  return (
    <Box mb="sm">
      <FilterChips
        label={intl.formatMessage({ id: 'admin.payments.filters' })}
        value={readPaymentFilter(params)}
        options={paymentFilters.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'admin.payments.filter' }, { filter: value }),
          count: counts[value],
        }))}
        onChange={(filter) =>
          navigate({ search: writePaymentFilter(params, filter).toString() }, { preventScrollReset: true })
        }
      />
    </Box>
  );
}
