import { Box, Card, Group, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { commissionsScreen_commissions$key } from '../../../../__generated__/commissionsScreen_commissions.graphql.ts';
import type { commissionsScreenQuery } from '../../../../__generated__/commissionsScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { CompactSelect } from '../../../../shared/ui/choices.tsx';
import { formatMonth } from '../../../../shared/ui/dates.ts';
import { formatMoney, useLanguage } from '../../../../shared/ui/formats.ts';
import { useAddressState } from '../../../../shared/ui/url-state.ts';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { AdminScreen, ListSearch } from '../../parts/admin-list.tsx';
import { CommissionTable } from '../../parts/commission-table.tsx';
import { commissionsAddress, pickCommissions } from './lib/pick-commissions.ts';

const screenQuery = graphql`
  query commissionsScreenQuery {
    admin {
      commissions(first: 5000) @catch(to: RESULT) {
        edges {
          node {
            ...commissionsScreen_commissions
          }
        }
      }
    }
  }
`;

/** /admin/tips/commission: commissions of all typers by month. */
export function CommissionsScreen(state: ScreenProps<commissionsScreenQuery>) {
  return (
    <AdminScreen
      title="admin.title.commissions"
      subtitle="admin.commissions.subtitle"
      query={screenQuery}
      state={state}
      pick={({ admin }) => admin?.commissions}
      failed="admin.commissions.failed"
    >
      {({ edges }) => <CommissionsList commissions={edges.map(({ node }) => node)} />}
    </AdminScreen>
  );
}

const commissionsFragment = graphql`
  fragment commissionsScreen_commissions on Commission @relay(plural: true) {
    typerName
    month
    amountPln
    ...commissionTable_commissions
  }
`;

function CommissionsList({ commissions }: { readonly commissions: commissionsScreen_commissions$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const [address, setAddress] = useAddressState(commissionsAddress.read, commissionsAddress.write);
  const change = (next: Partial<typeof address>) =>
    setAddress((before) => ({ ...before, ...next }), { isStep: next.search === undefined });
  const all = useFragment(commissionsFragment, commissions);
  const months = [...new Set(all.map((commission) => commission.month))];
  const month = months.find((option) => option === address.month) ?? '';
  const shown = pickCommissions(all, { ...address, month }, language);

  if (all.length === 0) {
    return (
      <Card>
        <EmptyState title="admin.commissions.empty" reason="admin.commissions.emptyReason" />
      </Card>
    );
  }
  return (
    <Stack gap="sm">
      <Group gap="8px 16px">
        <ListSearch label="admin.commissions.search" address={address} onChange={change} />
        <CompactSelect
          label={intl.formatMessage({ id: 'common.month' })}
          value={month}
          options={[
            { value: '', label: intl.formatMessage({ id: 'admin.commissions.everyMonth' }) },
            ...months.map((value) => ({ value, label: formatMonth(value, language) })),
          ]}
          onChange={(chosen) => change({ month: chosen })}
        />
        <Box component="span" ml="auto" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
          <FormattedMessage
            id="admin.commissions.sum"
            values={{
              amount: formatMoney(
                shown.reduce((sum, { amountPln }) => sum + amountPln, 0),
                language,
              ),
            }}
          />
        </Box>
      </Group>
      {shown.length === 0 ? (
        <Card>
          <EmptyState kind="noMatch" title="admin.commissions.none" reason="admin.commissions.noneReason" />
        </Card>
      ) : (
        <CommissionTable
          label={intl.formatMessage({ id: 'admin.title.commissions' })}
          commissions={shown}
          order={{ address, onChange: change }}
        />
      )}
    </Stack>
  );
}
