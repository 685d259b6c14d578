import { useCallback, useContext, useState, useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { dashboardScreenQuery } from '../../../__generated__/dashboardScreenQuery.graphql.ts';
import { ClockContext } from '../../../shared/live/use-now.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { DashboardContent } from './parts/dashboard-content.tsx';
import { DashboardFailed } from './parts/dashboard-failed.tsx';

const screenQuery = graphql`
  query dashboardScreenQuery($stats: Boolean!, $autofilters: Boolean!) {
    liveCursor
    viewer {
      permissions
      ...dashboardNotices_viewer
      ...userCardSection_viewer
      ...favouriteLeaguesSection_viewer @alias(as: "favourites") @include(if: $stats)
      ...autofiltersSection_viewer @alias(as: "autofilterNavs") @include(if: $autofilters)
      dashboard @catch(to: RESULT) {
        ...dashboardNotices_dashboard
        ...dropinfoSection_dashboard
        ...specialTipsSection_dashboard
        ...defaultTipsSection_dashboard
        ...chatgptTipsSection_dashboard
        ...leaguesSection_dashboard @alias(as: "leagueStats") @include(if: $stats)
        ...autofiltersSection_dashboard @alias(as: "autofilterHits") @include(if: $autofilters)
      }
    }
  }
`;

/** The signed-in person's first page: falls of the odds, tips, leagues, autofilters and the subscription, by permission. */
export function DashboardScreen({ queryRef, reload }: ScreenProps<dashboardScreenQuery>) {
  const clock = useContext(ClockContext);
  const [shown, setShown] = useState({ queryRef, readAt: clock.now() });
  if (shown.queryRef !== queryRef) setShown({ queryRef, readAt: clock.now() });
  const [isRefreshing, startTransition] = useTransition();
  const refresh = useCallback(() => {
    if (!isRefreshing) startTransition(() => reload(queryRef.variables));
  }, [isRefreshing, reload, queryRef]);

  return (
    <>
      <PageHead title={<FormattedMessage id="member.dashboard.title" />} />
      <FaultBoundary
        resetKey={queryRef}
        fallback={(fault) => (
          <DashboardFailed
            title={<FormattedMessage id="member.dashboard.title" />}
            fault={fault}
            isRefreshing={isRefreshing}
            onRetry={refresh}
          />
        )}
      >
        <DashboardContent
          query={screenQuery}
          queryRef={queryRef}
          readAt={shown.readAt}
          isRefreshing={isRefreshing}
          onRefresh={refresh}
        />
      </FaultBoundary>
    </>
  );
}
