import { Box, Stack } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { dashboardNotices_dashboard$key } from '../../../__generated__/dashboardNotices_dashboard.graphql.ts';
import type { dashboardNotices_viewer$key } from '../../../__generated__/dashboardNotices_viewer.graphql.ts';
import { planTitle } from '../../../shared/ui/formats.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { warsawDay } from '../../../shared/ui/warsaw-day.ts';
import { LinkButton } from '../../parts/link-button.tsx';

const viewerFragment = graphql`
  fragment dashboardNotices_viewer on Viewer {
    user {
      isAdmin
      showVipReservationNotice
    }
    upcomingSubscriptions {
      planName
      startsAt
    }
  }
`;

const dashboardFragment = graphql`
  fragment dashboardNotices_dashboard on Dashboard {
    limitedPlanWarning
    plansRunningOut {
      name
      placesLeft
    }
  }
`;

interface DashboardNoticesProps {
  readonly viewer: dashboardNotices_viewer$key;
  /** Null when the dashboard could not be loaded. */
  readonly dashboard: dashboardNotices_dashboard$key | null;
}

/** Notices above the sections: for admins about limited plans running out, for users about reserved and upcoming plans. */
export function DashboardNotices({ viewer, dashboard }: DashboardNoticesProps) {
  const { user, upcomingSubscriptions: upcoming } = useFragment(viewerFragment, viewer);
  const limits = useFragment(dashboardFragment, dashboard);
  const isRunningOut = user.isAdmin && limits?.limitedPlanWarning === true;
  const plans = limits?.plansRunningOut ?? [];
  if (!isRunningOut && !user.showVipReservationNotice && upcoming.length === 0) return null;
  return (
    <Stack gap="xs" mb="md">
      {isRunningOut && (
        <Notice
          tone="danger"
          wrap={{ base: 'wrap', sm: 'nowrap' }}
          icon={<IconAlertCircle size={18} stroke={1.8} aria-hidden="true" />}
        >
          {plans.length === 0 ? (
            <FormattedMessage id="member.dashboard.limitedPlan" />
          ) : (
            <span>
              {plans.map(({ name, placesLeft: left }) => (
                <Box key={name} component="span" display="block">
                  <FormattedMessage
                    id="member.dashboard.planRunningOut"
                    values={{ plan: planTitle(name), count: left }}
                  />
                </Box>
              ))}
            </span>
          )}
          <LinkButton to="/admin/plans" label="member.dashboard.toPlans" size="xs" ml="auto" />
        </Notice>
      )}
      {(user.showVipReservationNotice || upcoming.length > 0) && (
        <Notice tone="success" icon={<IconCheck size={18} stroke={2} aria-hidden="true" />}>
          <span>
            {user.showVipReservationNotice && <FormattedMessage id="member.dashboard.meVip" />}{' '}
            {upcoming.map(({ planName: plan, startsAt }) => (
              <Fragment key={`${plan} ${startsAt}`}>
                <FormattedMessage
                  id="member.dashboard.begins"
                  values={{ plan: planTitle(plan), date: warsawDay(startsAt) }}
                />{' '}
              </Fragment>
            ))}
          </span>
        </Notice>
      )}
    </Stack>
  );
}
