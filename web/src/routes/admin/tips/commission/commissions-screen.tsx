import { Box, Card, Group, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { commissionsScreen_commissions$key } from '../../../../__generated__/commissionsScreen_commissions.graphql.ts';
import type { commissionsScreenQuery } from '../../../../__generated__/commissionsScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { CompactSelect } from '../../../../shared/ui/choices.tsx';
import { formatMonth } from '../../../../shared/ui/dates.ts';
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { formatMoney, useLanguage } from '../../../../shared/ui/formats.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { SearchField } from '../../../../shared/ui/search-field.tsx';
import { SortableTh } from '../../../../shared/ui/sortable-th.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { useListParams } from '../../../../shared/ui/url-state.ts';
import { CommissionRow, CommissionTable } from '../../parts/commission-row.tsx';
import { type CommissionsSort, commissionsDefaults, pickCommissions } from './lib/pick-commissions.ts';

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

/** What typers have earned by month at /admin/tips/commission. */
export function CommissionsScreen(state: ScreenProps<commissionsScreenQuery>) {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.commissions" />}
        subtitle={<FormattedMessage id="admin.commissions.subtitle" />}
      />
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ admin }) => admin?.commissions}
        failed={<FormattedMessage id="admin.commissions.failed" />}
      >
        {({ edges }, notice) => (
          <>
            {notice}
            <CommissionsList commissions={edges.map(({ node }) => node)} />
          </>
        )}
      </ScreenAnswer>
    </>
  );
}

const commissionsFragment = graphql`
  fragment commissionsScreen_commissions on Commission @relay(plural: true) {
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
  readonly commissions: commissionsScreen_commissions$key;
}

function CommissionsList({ commissions }: CommissionsListProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [address, change] = useListParams<CommissionsSort>(commissionsDefaults);
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
