import { Box, Card, Group, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { commissionsList_commissions$key } from '../../../../../__generated__/commissionsList_commissions.graphql.ts';
import { CompactSelect } from '../../../../../shared/ui/compact-select.tsx';
import { formatMoney } from '../../../../../shared/ui/format-money.ts';
import { formatMonth } from '../../../../../shared/ui/format-month.ts';
import { SearchField } from '../../../../../shared/ui/search-field.tsx';
import { SortableTh } from '../../../../../shared/ui/sortable-th.tsx';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';
import { useListAddress } from '../../../../../shared/ui/use-list-address.ts';
import { CommissionRow } from '../../../parts/commission-row.tsx';
import { CommissionTable } from '../../../parts/commission-table.tsx';
import { type CommissionsSort, commissionsDefaults, pickCommissions } from '../lib/pick-commissions.ts';

const commissionsFragment = graphql`
  fragment commissionsList_commissions on Commission @relay(plural: true) {
    user {
      id
    }
    typerName
    month
    profitUnits
    amountPln
    ...commissionRow_commission
  }
`;

/** Stands for every month; an address has no such value. */
const ANY = 'any';

interface CommissionsListProps {
  readonly commissions: commissionsList_commissions$key;
}

/** The months of typers that fit the address, with their sum, or why there is none. */
export function CommissionsList({ commissions }: CommissionsListProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [address, change] = useListAddress<CommissionsSort>(commissionsDefaults);
  const all = useFragment(commissionsFragment, commissions);
  const month = new URLSearchParams(search).get('month');
  const months = [...new Set(all.map((one) => one.month))];
  const shown = pickCommissions(all, address, month, language);
  const head = { address, onChange: change };
  const chooseMonth = (value: string) => {
    const params = new URLSearchParams(search);
    if (value === ANY) params.delete('month');
    else params.set('month', value);
    navigate({ search: params.toString() }, { preventScrollReset: true });
  };

  if (all.length === 0) {
    return (
      <Card>
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="admin.commissions.empty" />}
          reason={<FormattedMessage id="admin.commissions.emptyReason" />}
        />
      </Card>
    );
  }
  return (
    <Stack gap="sm">
      <Group gap="8px 16px">
        <SearchField
          label={intl.formatMessage({ id: 'admin.commissions.search' })}
          value={address.search}
          onSearch={(text) => change({ search: text })}
        />
        <CompactSelect
          label={intl.formatMessage({ id: 'common.month' })}
          value={months.find((one) => one === month) ?? ANY}
          options={[
            { value: ANY, label: intl.formatMessage({ id: 'admin.commissions.everyMonth' }) },
            ...months.map((one) => ({ value: one, label: formatMonth(one, language) })),
          ]}
          onChange={chooseMonth}
        />
        <Box component="span" ml="auto" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
          <FormattedMessage
            id="admin.commissions.sum"
            values={{
              amount: formatMoney(
                shown.reduce((sum, one) => sum + one.amountPln, 0),
                language,
              ),
            }}
          />
        </Box>
      </Group>
      {shown.length === 0 ? (
        <Card>
          <StateMessage
            kind="noMatch"
            title={<FormattedMessage id="admin.commissions.none" />}
            reason={<FormattedMessage id="admin.commissions.noneReason" />}
          />
        </Card>
      ) : (
        <CommissionTable
          label={intl.formatMessage({ id: 'admin.title.commissions' })}
          hasSorting
          first={
            <>
              <SortableTh sort="month" first="desc" {...head}>
                <FormattedMessage id="common.month" />
              </SortableTh>
              <SortableTh sort="typer" {...head}>
                <FormattedMessage id="admin.commissions.typer" />
              </SortableTh>
            </>
          }
        >
          {shown.map((one) => (
            <CommissionRow key={`${one.user?.id ?? one.typerName} ${one.month}`} commission={one} hasTyper />
          ))}
        </CommissionTable>
      )}
    </Stack>
  );
}
