import { useContext, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { dashboardScreenQuery } from '../../__generated__/dashboardScreenQuery.graphql.ts';
import { WaitingPayments } from '../../shared/payment/waiting-payments.tsx';
import type { ScreenProps } from '../../shared/routing/screen-with-query.tsx';
import { StorageContext } from '../../shared/session/browser-storage.ts';
import { AfterTaxBar } from '../../shared/tax/after-tax.tsx';
import { ErrorBoundary, FailedPanel, RefreshFailedBar } from '../../shared/ui/error-states.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { graphOrders, readSignalOrder, type SignalOrder, storeSignalOrder } from './lib/match-signals.ts';
import { DashboardContent } from './parts/dashboard-content.tsx';

const screenQuery = graphql`
  query dashboardScreenQuery(
    $stats: Boolean!
    $autofilters: Boolean!
    $dropinfo: Boolean!
    $signals: DropinfoOrder!
  ) {
    liveCursor
    ...dropinfoSection_query @alias(as: "signals") @include(if: $dropinfo)
    viewer {
      permissions
      ...dashboardNotices_viewer
      ...userCardSection_viewer
      ...favouriteLeaguesSection_viewer @alias(as: "favourites") @include(if: $stats)
      ...autofiltersSection_viewer @alias(as: "autofilterNavs") @include(if: $autofilters)
      dashboard @catch(to: RESULT) {
        ...dashboardNotices_dashboard
        ...dashboardContent_dashboard
        ...leaguesSection_dashboard @alias(as: "leagueStats") @include(if: $stats)
        ...autofiltersSection_dashboard @alias(as: "autofilterHits") @include(if: $autofilters)
      }
    }
  }
`;

/** The signed-in person's first page: odds drops, tips, leagues, autofilters and the subscription, by permission. */
export function DashboardScreen(state: ScreenProps<dashboardScreenQuery>) {
  const storage = useContext(StorageContext);
  const [order, setOrder] = useState(() => readSignalOrder(storage));
  const { queryRef, refetch } = state;
  const changeOrder = (next: SignalOrder) => {
    storeSignalOrder(storage, next);
    setOrder(next);
    refetch({ ...queryRef.variables, signals: graphOrders[next] });
  };

  return (
    <>
      <PageHead title={<FormattedMessage id="common.dashboard" />} />
      <AfterTaxBar />
      <WaitingPayments />
      <ErrorBoundary
        resetKey={queryRef}
        fallback={(error) => (
          <FailedPanel
            heading={<FormattedMessage id="common.dashboard" />}
            title={<FormattedMessage id="member.dashboard.failedTitle" />}
            error={error}
          />
        )}
      >
        <RefreshFailedBar error={state.error} />
        <DashboardContent
          query={screenQuery}
          queryRef={queryRef}
          order={order}
          onOrderChange={changeOrder}
          readAt={state.readAt}
        />
      </ErrorBoundary>
    </>
  );
}
