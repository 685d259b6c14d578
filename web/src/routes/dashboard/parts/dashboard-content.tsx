import { Box, Button, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { dashboardContent_dashboard$key } from '../../../__generated__/dashboardContent_dashboard.graphql.ts';
import type { dashboardContentDefaultTipsSection_dashboard$key } from '../../../__generated__/dashboardContentDefaultTipsSection_dashboard.graphql.ts';
import type { dashboardContentLiveTipStatusesSubscription } from '../../../__generated__/dashboardContentLiveTipStatusesSubscription.graphql.ts';
import type { dashboardContentSpecialTipsSection_dashboard$key } from '../../../__generated__/dashboardContentSpecialTipsSection_dashboard.graphql.ts';
import type { dashboardScreenQuery } from '../../../__generated__/dashboardScreenQuery.graphql.ts';
import { useLiveSubscription } from '../../../shared/live/use-live-subscription.ts';
import { SectionLink } from '../../../shared/navigation/section-link.tsx';
import { caughtError } from '../../../shared/relay/app-error.ts';
import { WebOnly } from '../../../shared/session/use-session.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import type { SignalOrder } from '../lib/match-signals.ts';
import { AutofiltersSection } from './autofilters-section.tsx';
import styles from './dashboard-content.module.css';
import { DashboardFailed } from './dashboard-failed.tsx';
import { DashboardNotices } from './dashboard-notices.tsx';
import { DropinfoSection } from './dropinfo-section.tsx';
import { FavouriteLeaguesSection } from './favourite-leagues-section.tsx';
import { LeaguesSection } from './leagues-section.tsx';
import { TipsSection } from './tips-section.tsx';
import { UserCardSection } from './user-card-section.tsx';

const specialTipsSectionDashboardFragment = graphql`
  fragment dashboardContentSpecialTipsSection_dashboard on Dashboard {
    specialTips @catch(to: RESULT) {
      ...tipsSection_tips
    }
  }
`;

interface SpecialTipsSectionProps {
  readonly dashboard: dashboardContentSpecialTipsSection_dashboard$key;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

function SpecialTipsSection({ dashboard, isRefreshing, onRefresh }: SpecialTipsSectionProps) {
  const { specialTips } = useFragment(specialTipsSectionDashboardFragment, dashboard);
  return (
    <TipsSection
      kind="SPECIAL"
      title={<FormattedMessage id="common.specialTips" />}
      tips={specialTips}
      isRefreshing={isRefreshing}
      onRefresh={onRefresh}
    />
  );
}

const defaultTipsSectionDashboardFragment = graphql`
  fragment dashboardContentDefaultTipsSection_dashboard on Dashboard {
    defaultTips @catch(to: RESULT) {
      ...tipsSection_tips
    }
  }
`;

interface DefaultTipsSectionProps {
  readonly dashboard: dashboardContentDefaultTipsSection_dashboard$key;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

function DefaultTipsSection({ dashboard, isRefreshing, onRefresh }: DefaultTipsSectionProps) {
  const { defaultTips } = useFragment(defaultTipsSectionDashboardFragment, dashboard);
  return (
    <TipsSection
      kind="DEFAULT"
      title={<FormattedMessage id="common.standardTips" />}
      tips={defaultTips}
      isRefreshing={isRefreshing}
      onRefresh={onRefresh}
    />
  );
}

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
              error={caughtError(viewer.dashboard.errors)}
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

function NoPlanSection() {
  return (
    <Panel title={<FormattedMessage id="member.dashboard.noPlanHead" />}>
      <StateMessage
        kind="empty"
        title={<FormattedMessage id="member.dashboard.noPlanTitle" />}
        reason={<FormattedMessage id="member.dashboard.noPlanReason" />}
        action={
          <WebOnly>
            <Button component={SectionLink} section="kup">
              <FormattedMessage id="member.dashboard.choosePlan" />
            </Button>
          </WebOnly>
        }
      />
    </Panel>
  );
}

const dashboardFragment = graphql`
  fragment dashboardContent_dashboard on Dashboard {
    aiTips @catch(to: RESULT) {
      ...tipsSection_tips
    }
  }
`;

interface AiTipsSectionProps {
  readonly dashboard: dashboardContent_dashboard$key;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

function AiTipsSection({ dashboard, isRefreshing, onRefresh }: AiTipsSectionProps) {
  const { aiTips } = useFragment(dashboardFragment, dashboard);
  return (
    <TipsSection
      kind="AI"
      title={<FormattedMessage id="common.aiTips" />}
      tips={aiTips}
      isRefreshing={isRefreshing}
      onRefresh={onRefresh}
    />
  );
}

const subscription = graphql`
  subscription dashboardContentLiveTipStatusesSubscription($after: String) {
    tipStatusesChanged(after: $after) {
      cursor
      gap
      tips {
        id
        type
        status
        ...tipsSection_tip
      }
    }
  }
`;

interface LiveTipStatuses {
  /** Where the live log stood when the tips were read. */
  readonly liveCursor: string;
  readonly enabled: boolean;
  /** The tips have to be read again. */
  readonly onResync: () => void;
}

/** The dashboard's list of each kind, in the order of creation. */
const lists = [
  { type: 'SPECIAL', field: 'specialTips' },
  { type: 'DEFAULT', field: 'defaultTips' },
  { type: 'AI', field: 'aiTips' },
] as const;

/** Keeps the states of all tips in the store current, and adds new tips to the dashboard's lists. */
function useLiveTipStatuses({ liveCursor, enabled, onResync }: LiveTipStatuses): void {
  useLiveSubscription<dashboardContentLiveTipStatusesSubscription>({
    subscription,
    variables: { after: liveCursor },
    enabled,
    updater(store) {
      const tips = store.getRootField('tipStatusesChanged').getLinkedRecords('tips');
      const dashboard = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('dashboard');
      for (const { type, field } of lists) {
        const shown = dashboard?.getLinkedRecords(field);
        if (!dashboard || !shown) continue;
        const known = new Set(shown.map((tip) => tip.getDataID()));
        const fresh = tips.filter(
          (tip) =>
            tip.getValue('type') === type &&
            tip.getValue('status') === 'ACTIVE' &&
            !known.has(tip.getDataID()),
        );
        if (fresh.length > 0) dashboard.setLinkedRecords([...shown, ...fresh], field);
      }
    },
    onResync,
  });
}
