import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { dashboardScreenQuery } from '../../__generated__/dashboardScreenQuery.graphql.ts';
import { WaitingPayments } from '../../shared/payment/waiting-payments.tsx';
import type { ScreenProps } from '../../shared/routing/screen-with-query.tsx';
import { AfterTaxBar } from '../../shared/tax/after-tax.tsx';
import { ErrorBoundary, FailedPanel, RefreshFailedBar } from '../../shared/ui/error-states.tsx';
import { DashboardContent } from './parts/dashboard-content.tsx';

const screenQuery = graphql`
  query dashboardScreenQuery($stats: Boolean!, $autofilters: Boolean!) {
    liveCursor @__clientField(handle: "asRead", key: "dashboard")
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

/** The start page of signed-in users: odds drops, tips, leagues, autofilters and the subscription, by permission. */
export function DashboardScreen({ queryRef, error }: ScreenProps<dashboardScreenQuery>) {
  return (
    <>
      <AfterTaxBar />
      <WaitingPayments />
      <ErrorBoundary
        resetKey={queryRef}
        fallback={(failure) => (
          <FailedPanel
            heading={<FormattedMessage id="common.dashboard" />}
            title={<FormattedMessage id="member.dashboard.failedTitle" />}
            error={failure}
          />
        )}
      >
        <RefreshFailedBar error={error} />
        <DashboardContent query={screenQuery} queryRef={queryRef} />
      </ErrorBoundary>
    </>
  );
}
