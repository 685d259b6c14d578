import { Box, Card, Group, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { commissionsScreenQuery } from '../../../../__generated__/commissionsScreenQuery.graphql.ts';
import type { CaughtValue } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { CompactSelect } from '../../../../shared/ui/choices.tsx';
import { formatMonth } from '../../../../shared/ui/dates.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { formatMoney, useLanguage } from '../../../../shared/ui/formats.ts';
import { useAddressState } from '../../../../shared/ui/url-state.ts';
import { ListOrder, ListSearch } from '../../parts/admin-list.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import { commissionSorts, commissionsAddress, pickCommissions } from './lib/pick-commissions.ts';
import { CommissionTable } from './parts/commission-table.tsx';

const screenQuery = graphql`
  query commissionsScreenQuery {
    admin {
      commissions(first: 5000) @catch(to: RESULT) {
        edges {
          node {
            typerName
            month
            amountPln
            ...commissionTable_commissions
          }
        }
      }
    }
  }
`;

/** /admin/tips/commission: commissions of all typers by month. */
export function CommissionsScreen(state: ScreenProps<commissionsScreenQuery>) {
  return (
    <AdminPage
      query={screenQuery}
      state={state}
      pick={({ admin }) => admin?.commissions}
      failed="admin.commissions.failed"
    >
      {({ edges }) => <CommissionsList edges={edges} />}
    </AdminPage>
  );
}

type Commissions = CaughtValue<
  NonNullable<commissionsScreenQuery['response']['admin']>['commissions']
>['edges'];

function CommissionsList({ edges }: { readonly edges: Commissions }) {
  const intl = useIntl();
  const language = useLanguage();
  const [address, setAddress] = useAddressState(commissionsAddress.read, commissionsAddress.write);
  const change = (next: Partial<typeof address>) => setAddress(next, { isStep: next.search === undefined });
  const all = edges.map(({ node }) => node);
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
          values={['', ...months]}
          nameOf={(value) =>
            value === '' ? intl.formatMessage({ id: 'common.allMonths' }) : formatMonth(value, language)
          }
          onChange={(chosen) => change({ month: chosen })}
        />
        <ListOrder
          sorts={commissionSorts}
          heads="admin.commissions.column"
          address={address}
          onChange={change}
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
          sorting={{ address, onChange: change }}
        />
      )}
    </Stack>
  );
}
