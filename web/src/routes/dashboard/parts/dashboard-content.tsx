import { Box, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { dashboardScreenQuery } from '../../../__generated__/dashboardScreenQuery.graphql.ts';
import { caughtError } from '../../../shared/relay/caught-error.ts';
import type { SignalOrder } from '../lib/signal-order.ts';
import { useLiveTipStatuses } from '../lib/use-live-tip-statuses.ts';
import { AiTipsSection } from './ai-tips-section.tsx';
import { AutofiltersSection } from './autofilters-section.tsx';
import styles from './dashboard-content.module.css';
import { DashboardFailed } from './dashboard-failed.tsx';
import { DashboardNotices } from './dashboard-notices.tsx';
import { DefaultTipsSection } from './default-tips-section.tsx';
import { DropinfoSection } from './dropinfo-section.tsx';
import { FavouriteLeaguesSection } from './favourite-leagues-section.tsx';
import { LeaguesSection } from './leagues-section.tsx';
import { NoPlanSection } from './no-plan-section.tsx';
import { SpecialTipsSection } from './special-tips-section.tsx';
import { UserCardSection } from './user-card-section.tsx';

interface DashboardContentProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly queryRef: PreloadedQuery<dashboardScreenQuery>;
  /** Which signals are first. */
  readonly order: SignalOrder;
  readonly onOrderChange: (order: SignalOrder) => void;
  /** When the dashboard was read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** The sections that the person's permissions name; each stands or fails alone. */
export function DashboardContent({
  query,
  queryRef,
  order,
  onOrderChange,
  readAt,
  isRefreshing,
  onRefresh,
}: DashboardContentProps) {
  const { liveCursor, viewer, signals: asked } = usePreloadedQuery<dashboardScreenQuery>(query, queryRef);
  const permissions = new Set(viewer?.permissions);
  useLiveTipStatuses({ liveCursor, enabled: permissions.has('TIPS'), onResync: onRefresh });
  if (!viewer) return null;

  const dashboard = viewer.dashboard.ok ? viewer.dashboard.value : null;
  const section = { isRefreshing, onRefresh };
  const { favourites, autofilterNavs } = viewer;
  const signals = permissions.has('DROPINFO') ? asked : null;
  const hasTips = (['SPECIAL_TIPS', 'DEFAULT_TIPS', 'AI_TIPS'] as const).some((kind) =>
    permissions.has(kind),
  );
  return (
    <>
      <DashboardNotices viewer={viewer} dashboard={dashboard} />
      <div
        className={styles.dashboard}
        data-wide={(dashboard !== null && (signals || autofilterNavs != null)) || undefined}
      >
        {!viewer.dashboard.ok && (
          <div className={styles.tips}>
            <DashboardFailed
              {...section}
              title={<FormattedMessage id="common.dashboard" />}
              fault={caughtError(viewer.dashboard.errors)}
              onRetry={onRefresh}
            />
          </div>
        )}
        {signals && (
          <Box miw={0} style={{ gridArea: 'dropinfos' }}>
            <DropinfoSection
              {...section}
              query={signals}
              order={order}
              onOrderChange={onOrderChange}
              liveCursor={liveCursor}
              readAt={readAt}
            />
          </Box>
        )}
        {dashboard && hasTips && (
          <div className={styles.tips}>
            {permissions.has('SPECIAL_TIPS') && <SpecialTipsSection {...section} dashboard={dashboard} />}
            {permissions.has('DEFAULT_TIPS') && <DefaultTipsSection {...section} dashboard={dashboard} />}
            {permissions.has('AI_TIPS') && <AiTipsSection {...section} dashboard={dashboard} />}
          </div>
        )}
        {dashboard?.autofilterHits && autofilterNavs && (
          <Box miw={0} style={{ gridArea: 'autofilters' }}>
            <AutofiltersSection {...section} viewer={autofilterNavs} dashboard={dashboard.autofilterHits} />
          </Box>
        )}
        {dashboard?.leagueStats && (
          <Box miw={0} style={{ gridArea: 'leagues' }}>
            <LeaguesSection {...section} dashboard={dashboard.leagueStats} />
          </Box>
        )}
        {permissions.size === 0 && (
          <div className={styles.tips}>
            <NoPlanSection />
          </div>
        )}
        <Stack miw={0} style={{ gridArea: 'side' }}>
          <UserCardSection viewer={viewer} />
          {favourites && <FavouriteLeaguesSection {...section} viewer={favourites} />}
        </Stack>
      </div>
    </>
  );
}
