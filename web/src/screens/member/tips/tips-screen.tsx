import { useCallback, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { tipsScreenQuery } from '../../../__generated__/tipsScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import type { TipChoice } from '../../../shared/tip/tip-choices.tsx';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { readTipsAddress, writeTipsAddress } from './lib/tips-address.ts';
import { tipsVariables } from './lib/tips-variables.ts';
import { TipsContent } from './parts/tips-content.tsx';
import { TipsFailed } from './parts/tips-failed.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query tipsScreenQuery($types: [TipType!], $statuses: [TipStatus!], $first: Int!) {
    liveCursor
    tips(types: $types, statuses: $statuses, first: $first) @catch(to: RESULT) {
      totalCount
    }
    tipBalance(types: $types) @catch(to: RESULT) {
      ...balanceSection_balance
    }
    viewer {
      permissions
      ...tipChoices_viewer
      ...tipsPush_viewer
    }
    ...tipsListSection_query @arguments(types: $types, statuses: $statuses, first: $first)
  }
`;

/** The tips of the person's plan at /tips and, with one of them in view, at /tips/{uid}. */
export function TipsScreen(props: ScreenProps<tipsScreenQuery>) {
  const { uid = null } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const choice = useMemo(() => readTipsAddress(new URLSearchParams(search)), [search]);
  const variables = useMemo(() => tipsVariables(choice), [choice]);
  const state = useKeptQuery(screenQuery, props, variables, 'tips');
  const change = useCallback(
    (next: TipChoice) =>
      navigate({ search: writeTipsAddress(next).toString() }, { replace: true, preventScrollReset: true }),
    [navigate],
  );

  return (
    <>
      <PageHead
        title={<FormattedMessage id="member.tips.title" />}
        subtitle={<FormattedMessage id="member.tips.subtitle" />}
      />
      <FaultBoundary
        resetKey={state.queryRef}
        fallback={(fault) => (
          <TipsFailed fault={fault} isRefreshing={state.isRefreshing} onRetry={state.refresh} />
        )}
      >
        <TipsContent
          query={screenQuery}
          state={state}
          variables={props.queryRef.variables}
          choice={choice}
          onChange={change}
          targetUid={uid}
        />
      </FaultBoundary>
    </>
  );
}
