import { Box, Flex, Stack } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { commissionScreenQuery } from '../../../../../__generated__/commissionScreenQuery.graphql.ts';
import type { tipRow_tip$key } from '../../../../../__generated__/tipRow_tip.graphql.ts';
import type { ScreenProps } from '../../../../../shared/routing/use-screen-query.ts';
import { TipRow } from '../../../../../shared/tip/tip-row.tsx';
import { TipTable } from '../../../../../shared/tip/tip-table.tsx';
import { formatMonth } from '../../../../../shared/ui/dates.ts';
import { EmptyState } from '../../../../../shared/ui/empty-state.tsx';
import { useLanguage } from '../../../../../shared/ui/formats.ts';
import { LinkButton } from '../../../../parts/link-button.tsx';
import { AdminPage } from '../../../parts/admin-page.tsx';
import { CommissionTable } from '../parts/commission-table.tsx';

const screenQuery = graphql`
  query commissionScreenQuery($typerId: Int!, $month: YearMonth) {
    admin {
      typerCommission(typerId: $typerId, month: $month) @catch(to: RESULT) {
        typerName
        month
        months {
          ...commissionTable_commissions
        }
        tips {
          id
          ...tipRow_tip
        }
      }
    }
  }
`;

/** /admin/tips/commission/{id}: commissions of a typer, and the tips of the selected month. */
export function CommissionScreen(state: ScreenProps<commissionScreenQuery>) {
  const intl = useIntl();
  return (
    <AdminPage
      query={screenQuery}
      state={state}
      pick={({ admin }) => admin?.typerCommission}
      heading={({ typerName }) => ({
        title: typerName,
        subtitle: (
          <Link to="/admin/tips/commission">
            <FormattedMessage id="admin.commission.all" />
          </Link>
        ),
      })}
      failed="admin.commissions.failed"
      missing={
        <EmptyState
          kind="noMatch"
          title="admin.commission.missing"
          reason="admin.commission.missingReason"
          action={<LinkButton to="/admin/tips/commission" label="admin.commission.all" />}
        />
      }
    >
      {({ typerName: typer, month, months, tips }) => (
        <Stack>
          <CommissionTable
            label={intl.formatMessage({ id: 'admin.commission.months' }, { typer })}
            commissions={months}
            current={month}
          />
          <TipsOfMonth month={month} tips={tips} />
        </Stack>
      )}
    </AdminPage>
  );
}

interface TipsOfMonthProps {
  readonly month: string;
  readonly tips: readonly ({ readonly id: string } & tipRow_tip$key)[];
}

function TipsOfMonth({ month: yearMonth, tips }: TipsOfMonthProps) {
  const titleId = useId();
  const month = formatMonth(yearMonth, useLanguage());
  const title = useIntl().formatMessage({ id: 'admin.commission.tips' }, { month });
  return (
    <Box component="section" miw={0} aria-labelledby={titleId}>
      <Flex gap="xs" align="baseline" mb="xs">
        <h2 id={titleId}>{title}</h2>
        <Box component="span" c="dimmed" fz="var(--fs-13)">
          {tips.length}
        </Box>
      </Flex>
      {tips.length === 0 ? (
        <EmptyState kind="noMatch" title="admin.commission.noTips" reason="admin.commission.noTipsReason" />
      ) : (
        <TipTable label={title}>
          {tips.map((tip) => (
            <TipRow key={tip.id} tip={tip} />
          ))}
        </TipTable>
      )}
    </Box>
  );
}
