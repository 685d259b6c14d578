import { Box, Flex, Stack } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { commissionScreen_commission$key } from '../../../../../__generated__/commissionScreen_commission.graphql.ts';
import type { commissionScreenQuery } from '../../../../../__generated__/commissionScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../../../shared/routing/screen-with-query.tsx';
import { TipRow } from '../../../../../shared/tip/tip-row.tsx';
import { TipTable } from '../../../../../shared/tip/tip-table.tsx';
import { formatMonth } from '../../../../../shared/ui/dates.ts';
import { ScreenAnswer } from '../../../../../shared/ui/error-states.tsx';
import { useLanguage } from '../../../../../shared/ui/formats.ts';
import { PageHead } from '../../../../../shared/ui/page-head.tsx';
import { EmptyState } from '../../../../parts/empty-state.tsx';
import { LinkButton } from '../../../../parts/link-button.tsx';
import { CommissionTable } from '../../../parts/commission-table.tsx';

const screenQuery = graphql`
  query commissionScreenQuery($typerId: Int!, $month: YearMonth) {
    admin {
      typerCommission(typerId: $typerId, month: $month) @catch(to: RESULT) {
        ...commissionScreen_commission
      }
    }
  }
`;

/** /admin/tips/commission/{id}: commissions of a typer, and the tips of the selected month. */
export function CommissionScreen(state: ScreenProps<commissionScreenQuery>) {
  return (
    <ScreenAnswer
      query={screenQuery}
      state={state}
      pick={({ admin }) => admin?.typerCommission}
      head={<PageHead title={<FormattedMessage id="admin.title.commission" />} />}
      failed={<FormattedMessage id="admin.commissions.failed" />}
      missing={
        <EmptyState
          kind="noMatch"
          title="admin.commission.missing"
          reason="admin.commission.missingReason"
          action={<LinkButton to="/admin/tips/commission" label="admin.commission.all" />}
        />
      }
    >
      {(commission, notice) => (
        <>
          {notice}
          <TyperMonths commission={commission} isRefreshing={state.isRefreshing} />
        </>
      )}
    </ScreenAnswer>
  );
}

const commissionFragment = graphql`
  fragment commissionScreen_commission on TyperCommission {
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
`;

function TyperMonths(props: { commission: commissionScreen_commission$key; isRefreshing: boolean }) {
  const intl = useIntl();
  const titleId = useId();
  const { typerName: typer, month, months, tips } = useFragment(commissionFragment, props.commission);
  const tipsTitle = intl.formatMessage(
    { id: 'admin.commission.tips' },
    { month: formatMonth(month, useLanguage()) },
  );
  return (
    <>
      <PageHead
        title={typer}
        subtitle={
          <Link to="/admin/tips/commission">
            <FormattedMessage id="admin.commission.all" />
          </Link>
        }
      />
      <Stack>
        <CommissionTable
          label={intl.formatMessage({ id: 'admin.commission.months' }, { typer })}
          commissions={months}
          current={month}
        />
        <Box component="section" miw={0} aria-labelledby={titleId}>
          <Flex gap="xs" align="baseline" mb="xs">
            <h2 id={titleId}>{tipsTitle}</h2>
            <Box component="span" c="dimmed" fz="var(--fs-13)">
              {tips.length}
            </Box>
          </Flex>
          {tips.length === 0 ? (
            <EmptyState
              kind="noMatch"
              title="admin.commission.noTips"
              reason="admin.commission.noTipsReason"
            />
          ) : (
            <TipTable label={tipsTitle} isBusy={props.isRefreshing}>
              {tips.map((tip) => (
                <TipRow key={tip.id} tip={tip} />
              ))}
            </TipTable>
          )}
        </Box>
      </Stack>
    </>
  );
}
