import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { tipsScreenQuery } from '../../__generated__/tipsScreenQuery.graphql.ts';
import type { ScreenProps } from '../../shared/relay/screen-props.ts';
import { AfterTaxBar } from '../../shared/tax/after-tax-bar.tsx';
import { ErrorBoundary } from '../../shared/ui/error-boundary.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { useAddressState } from '../../shared/ui/use-address-state.ts';
import { readTipsAddress, writeTipsAddress } from './lib/tips-address.ts';
import type { TipsFilters } from './lib/tips-filters.ts';
import { TipsContent } from './parts/tips-content.tsx';
import { TipsFailed } from './parts/tips-failed.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query tipsScreenQuery(
    $types: [TipTypeInput!]
    $statuses: [TipStatusInput!]
    $filter: TipFilterInput
    $orderBy: TipOrder
    $first: Int!
  ) {
    liveCursor
    tips(types: $types, statuses: $statuses, filter: $filter, orderBy: $orderBy, first: $first)
      @catch(to: RESULT) {
      totalCount
    }
    tipBalance(types: $types) @catch(to: RESULT) {
      ...balanceSection_balance
    }
    viewer {
      permissions
      ...tipsFilterBar_viewer
      ...tipsContent_viewer
    }
    ...tipsListSection_query
      @arguments(types: $types, statuses: $statuses, filter: $filter, orderBy: $orderBy, first: $first)
  }
`;

/** The tips of the person's plan at /tips and, with one of them in view, at /tips/{uid}. */
export function TipsScreen(state: ScreenProps<tipsScreenQuery>) {
  const { uid = null } = useParams();
  const [filters, changeFilters] = useAddressState(readTipsAddress, writeTipsAddress);
  const change = (next: Partial<TipsFilters>) => changeFilters((now) => ({ ...now, ...next }));

  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.tips" />}
        subtitle={<FormattedMessage id="member.tips.subtitle" />}
      />
      <AfterTaxBar />
      <ErrorBoundary
        resetKey={state.queryRef}
        fallback={(fault) => (
          <TipsFailed fault={fault} isRefreshing={state.isRefreshing} onRetry={state.refresh} />
        )}
      >
        <TipsContent
          query={screenQuery}
          state={state}
          variables={state.queryRef.variables}
          filters={filters}
          onChange={change}
          targetUid={uid}
        />
      </ErrorBoundary>
    </>
  );
}
