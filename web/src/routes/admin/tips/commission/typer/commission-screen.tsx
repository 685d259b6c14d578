import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { commissionScreenQuery } from '../../../../../__generated__/commissionScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../../../shared/ui/screen-answer.tsx';
import { StateMessage } from '../../../../../shared/ui/state-message.tsx';
import { TyperMonths } from './parts/typer-months.tsx';

const screenQuery = graphql`
  query commissionScreenQuery($typerId: Int!, $month: YearMonth) {
    admin {
      typerCommission(typerId: $typerId, month: $month) @catch(to: RESULT) {
        ...typerMonths_commission
      }
    }
  }
`;

/** What one typer has earned at /admin/tips/commission/{id}, with the tips of the month in the address. */
export function CommissionScreen(state: ScreenProps<commissionScreenQuery>) {
  const head = <PageHead title={<FormattedMessage id="admin.title.commission" />} />;
  return (
    <ScreenAnswer
      query={screenQuery}
      state={state}
      pick={({ admin }) => admin?.typerCommission}
      head={head}
      failed={<FormattedMessage id="admin.commissions.failed" />}
      missing={
        <StateMessage
          kind="noMatch"
          title={<FormattedMessage id="admin.commission.missing" />}
          reason={<FormattedMessage id="admin.commission.missingReason" />}
          action={
            <Button component={Link} to="/admin/tips/commission" variant="default">
              <FormattedMessage id="admin.commission.all" />
            </Button>
          }
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
