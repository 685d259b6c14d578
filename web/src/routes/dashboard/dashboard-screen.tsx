import { Box, Button, Stack } from '@mantine/core';
import { useContext, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RecordProxy } from 'relay-runtime';
import type { dashboardScreen_dashboard$key } from '../../__generated__/dashboardScreen_dashboard.graphql.ts';
import type { dashboardScreen_viewer$key } from '../../__generated__/dashboardScreen_viewer.graphql.ts';
import type { dashboardScreenLiveTipStatusesSubscription } from '../../__generated__/dashboardScreenLiveTipStatusesSubscription.graphql.ts';
import type { dashboardScreenQuery } from '../../__generated__/dashboardScreenQuery.graphql.ts';
import { useLiveSubscription } from '../../shared/live/use-live-subscription.ts';
import { SectionLink } from '../../shared/navigation/section-link.tsx';
import { WaitingPayments } from '../../shared/payment/waiting-payments.tsx';
import type { CaughtValue } from '../../shared/relay/app-error.ts';
import { RefreshContext } from '../../shared/relay/refresh-context.ts';
import { ScreenAnswer } from '../../shared/routing/screen-answer.tsx';
import type { ScreenProps } from '../../shared/routing/use-screen-query.ts';
import { WebOnly } from '../../shared/session/use-session.tsx';
import { AfterTaxBar } from '../../shared/tax/after-tax.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import styles from './dashboard-screen.module.css';
import { AutofiltersSection } from './parts/autofilters-section.tsx';
import { DashboardFailed } from './parts/dashboard-failed.tsx';
import { DashboardNotices } from './parts/dashboard-notices.tsx';
import { FavouriteLeaguesSection } from './parts/favourite-leagues-section.tsx';
import { LeaguesSection } from './parts/leagues-section.tsx';
import { TipsSection } from './parts/tips-section.tsx';
import { UserCardSection } from './parts/user-card-section.tsx';
import { signals } from './signals.tsx';

const screenQuery = graphql`
  query dashboardScreenQuery($stats: Boolean!, $autofilters: Boolean!) {
    liveCursor @__clientField(handle: "asRead", key: "dashboard")
    viewer @catch(to: RESULT) {
      permissions
      ...dashboardNotices_viewer
      ...userCardSection_viewer
      ...favouriteLeaguesSection_viewer @alias(as: "favourites") @include(if: $stats)
      ...autofiltersSection_viewer @alias(as: "autofilterNavs") @include(if: $autofilters)
      ...dashboardScreen_viewer
    }
  }
`;

const tipLists = [
  { type: 'SPECIAL', field: 'specialTips', permission: 'SPECIAL_TIPS', title: 'common.specialTips' },
  { type: 'DEFAULT', field: 'defaultTips', permission: 'DEFAULT_TIPS', title: 'common.standardTips' },
  { type: 'AI', field: 'aiTips', permission: 'AI_TIPS', title: 'common.aiTips' },
] as const;

/** The start page of signed-in users: odds drops, tips, leagues, autofilters and the subscription, by permission. */
export function DashboardScreen(state: ScreenProps<dashboardScreenQuery>) {
  return (
    <>
      <AfterTaxBar />
      <WaitingPayments />
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ viewer }) => viewer}
        heading={<FormattedMessage id="common.dashboard" />}
        failed={<FormattedMessage id="member.dashboard.failedTitle" />}
        missing={null}
      >
        {(viewer, notice, { liveCursor }) => (
          <>
            {notice}
            <DashboardSections viewer={viewer} liveCursor={liveCursor} />
          </>
        )}
      </ScreenAnswer>
    </>
  );
}

/** A fragment of its own: its caught errors would otherwise also fail the caught viewer. */
const viewerFragment = graphql`
  fragment dashboardScreen_viewer on Viewer {
    dashboard @catch(to: RESULT) {
      ...dashboardNotices_dashboard
      ...dashboardScreen_dashboard
      ...leaguesSection_dashboard @alias(as: "leagueStats") @include(if: $stats)
      ...autofiltersSection_dashboard @alias(as: "autofilterHits") @include(if: $autofilters)
    }
  }
`;

interface DashboardSectionsProps {
  readonly viewer: CaughtValue<dashboardScreenQuery['response']['viewer']>;
  /** Position in the live log when the tips were loaded. */
  readonly liveCursor: string;
}

/** The sections that the user's permissions cover; each handles its own errors. */
function DashboardSections({ viewer, liveCursor }: DashboardSectionsProps) {
  const permissions = new Set<string>(viewer.permissions);
  useLiveTipStatuses(liveCursor, permissions.has('TIPS'));
  const { dashboard: answer } = useFragment<dashboardScreen_viewer$key>(viewerFragment, viewer);
  const dashboard = answer.ok ? answer.value : null;
  const { favourites, autofilterNavs } = viewer;
  const hasSignals = permissions.has('DROPINFO');
  return (
    <>
      <DashboardNotices viewer={viewer} dashboard={dashboard} />
      <div
        className={styles.dashboard}
        data-wide={hasSignals || (dashboard !== null && autofilterNavs != null) || undefined}
      >
        {hasSignals && (
          <Box miw={0} style={{ gridArea: 'dropinfos' }}>
            {signals.element}
          </Box>
        )}
        <div className={styles.tips}>
          {!answer.ok && (
            <DashboardFailed heading={<FormattedMessage id="common.dashboard" />} errors={answer.errors} />
          )}
          {dashboard && <TipsSections dashboard={dashboard} permissions={permissions} />}
          {permissions.size === 0 && <NoPlanSection />}
        </div>
        {dashboard?.autofilterHits && autofilterNavs && (
          <Box miw={0} style={{ gridArea: 'autofilters' }}>
            <AutofiltersSection viewer={autofilterNavs} dashboard={dashboard.autofilterHits} />
          </Box>
        )}
        {dashboard?.leagueStats && (
          <Box miw={0} style={{ gridArea: 'leagues' }}>
            <LeaguesSection dashboard={dashboard.leagueStats} />
          </Box>
        )}
        <Stack miw={0} style={{ gridArea: 'side' }}>
          <UserCardSection viewer={viewer} />
          {favourites && <FavouriteLeaguesSection viewer={favourites} />}
        </Stack>
      </div>
    </>
  );
}

function NoPlanSection() {
  return (
    <Panel title={<FormattedMessage id="member.dashboard.noPlanHead" />}>
      <EmptyState
        title="member.dashboard.noPlanTitle"
        reason="member.dashboard.noPlanReason"
        action={
          <WebOnly>
            <Button component={SectionLink} section="plans">
              <FormattedMessage id="common.choosePlan" />
            </Button>
          </WebOnly>
        }
      />
    </Panel>
  );
}

const tipsFragment = graphql`
  fragment dashboardScreen_dashboard on Dashboard {
    specialTips @catch(to: RESULT) {
      number
      createdAt
      ...tipsSection_tips
    }
    defaultTips @catch(to: RESULT) {
      number
      createdAt
      ...tipsSection_tips
    }
    aiTips @catch(to: RESULT) {
      number
      createdAt
      ...tipsSection_tips
    }
  }
`;

interface TipsSectionsProps {
  readonly dashboard: dashboardScreen_dashboard$key;
  readonly permissions: ReadonlySet<string>;
}

function TipsSections({ dashboard, permissions }: TipsSectionsProps) {
  const tips = useFragment(tipsFragment, dashboard);
  return tipLists
    .filter(({ permission }) => permissions.has(permission))
    .map(({ type, field, title }) => (
      <TipsSection key={type} kind={type} title={<FormattedMessage id={title} />} tips={tips[field]} />
    ));
}

const subscription = graphql`
  subscription dashboardScreenLiveTipStatusesSubscription($after: String) {
    tipStatusesChanged(after: $after) {
      cursor
      gap
      tips {
        id
        number
        type
        status
        createdAt
        ...tipsSection_tip
      }
    }
  }
`;

/**
 * Updates the status of tips in the store, and inserts new tips into the dashboard's lists. An edit of a tip's type refetches them.
 * @param liveCursor position in the live log when the tips were loaded
 */
function useLiveTipStatuses(liveCursor: string, enabled: boolean): void {
  const { refresh } = useContext(RefreshContext);
  const isOutdated = useRef(false);
  useLiveSubscription<dashboardScreenLiveTipStatusesSubscription>({
    subscription,
    variables: { after: liveCursor },
    enabled,
    updater(store) {
      const tips = store.getRootField('tipStatusesChanged').getLinkedRecords('tips');
      const dashboard = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('dashboard');
      isOutdated.current = false;
      for (const { type, field } of tipLists) {
        const listed = dashboard?.getLinkedRecords(field);
        if (!dashboard || !listed) continue;
        const listedIds = new Set(listed.map((tip) => tip.getDataID()));
        if (tips.some((tip) => listedIds.has(tip.getDataID()) && typeOf(tip) !== type)) {
          isOutdated.current = true;
        }
        const [oldest] = listed;
        // The others are old tips that have changed.
        const fresh = tips.filter(
          (tip) =>
            typeOf(tip) === type &&
            tip.getValue('status') === 'ACTIVE' &&
            !listedIds.has(tip.getDataID()) &&
            (!oldest || compareCreation(tip, oldest) > 0),
        );
        const sorted = [...listed, ...fresh].toSorted(compareCreation);
        if (fresh.length > 0) dashboard.setLinkedRecords(sorted, field);
      }
    },
    onNext: () => {
      if (isOutdated.current) refresh();
    },
    onResync: refresh,
  });
}

/** The order of the lists: by creation, then by running number. */
const compareCreation = (one: RecordProxy, other: RecordProxy): number =>
  createdAt(one) - createdAt(other) || Number(one.getValue('number')) - Number(other.getValue('number'));

const createdAt = (tip: RecordProxy): number => Date.parse(String(tip.getValue('createdAt')));

/** The type by which a tip is listed: standard for an unknown one. */
const typeOf = (tip: RecordProxy) => {
  const type = tip.getValue('type');
  return type === 'UNKNOWN' ? 'DEFAULT' : type;
};
