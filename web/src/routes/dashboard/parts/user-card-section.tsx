import { Box, Button, Flex, Stack } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { userCardSection_viewer$key } from '../../../__generated__/userCardSection_viewer.graphql.ts';
import type { MessageId } from '../../../i18n/texts.ts';
import { useNow } from '../../../shared/live/clock.ts';
import { SectionLink } from '../../../shared/navigation/section-link.tsx';
import { fixedTimePlan } from '../../../shared/payment/cart-store.ts';
import { WebOnly } from '../../../shared/session/use-session.tsx';
import { planTitle } from '../../../shared/ui/formats.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { daysLeft, lastDay, warsawDay } from '../../../shared/ui/warsaw-day.ts';

const viewerFragment = graphql`
  fragment userCardSection_viewer on Viewer {
    user {
      isAdmin
      isTyper
    }
    upcomingSubscriptions {
      planName
      startsAt
    }
    activeSubscription {
      planName
      expiresAt
      goq
      goqUntil
      discord
      discordUntil
    }
  }
`;

/** The user's plan with its end, GOQ and Discord, and a link to plans. Staff have every feature. */
export function UserCardSection({ viewer }: { readonly viewer: userCardSection_viewer$key }) {
  const { user, activeSubscription, upcomingSubscriptions } = useFragment(viewerFragment, viewer);
  const plan = activeSubscription ?? upcomingSubscriptions[0];
  // A plan with fixed dates cannot be extended.
  const isExtendable = activeSubscription?.planName !== fixedTimePlan;
  const isStaff = user.isAdmin || user.isTyper;
  const days = useNow((now) =>
    activeSubscription ? Math.max(daysLeft(now, activeSubscription.expiresAt), -1) : null,
  );
  return (
    <Panel title={<FormattedMessage id="member.dashboard.subscription" />}>
      <Stack gap="xs" pt="sm" pb="md" px="md">
        {!isStaff && (
          <Flex gap="0 12px" align="baseline" justify="space-between" wrap="wrap">
            <Box
              component="span"
              fz="xl"
              fw={600}
              lh="xl"
              style={{ fontStretch: 'var(--wdth-head)', letterSpacing: '-0.01em' }}
            >
              {plan ? planTitle(plan.planName) : <FormattedMessage id="app.shell.noPlan" />}
            </Box>
            {plan && (
              <Box component="span" c="var(--text-2)" fz="var(--fs-13)">
                {'expiresAt' in plan ? (
                  <FormattedMessage
                    id="member.dashboard.daysLeft"
                    values={{ days, date: lastDay(plan.expiresAt) }}
                  />
                ) : (
                  <FormattedMessage
                    id="member.dashboard.beginsOn"
                    values={{ date: warsawDay(plan.startsAt) }}
                  />
                )}
              </Box>
            )}
          </Flex>
        )}
        <dl>
          {isStaff && <Feature id="common.subscription" isIncluded />}
          <Feature
            id="common.goq"
            isIncluded={isStaff || activeSubscription?.goq === true}
            until={activeSubscription?.goqUntil}
          />
          <Feature
            id="common.discord"
            isIncluded={isStaff || activeSubscription?.discord === true}
            until={activeSubscription?.discordUntil}
          />
        </dl>
        {!isStaff && (
          <WebOnly>
            <Button component={SectionLink} section="plans" variant="default" mt={4}>
              {activeSubscription && isExtendable ? (
                <FormattedMessage
                  id="member.dashboard.extend"
                  values={{ plan: planTitle(activeSubscription.planName) }}
                />
              ) : (
                <FormattedMessage id="member.dashboard.buy" />
              )}
            </Button>
          </WebOnly>
        )}
      </Stack>
    </Panel>
  );
}

interface FeatureProps {
  readonly id: MessageId;
  readonly isIncluded: boolean;
  /** Its end, if earlier than that of the plan. */
  readonly until?: string | null | undefined;
}

function Feature({ id, isIncluded, until }: FeatureProps) {
  const Icon = isIncluded ? IconCheck : IconMinus;
  const color = isIncluded ? 'var(--success-text)' : 'currentColor';
  return (
    <Flex variant="row" justify="space-between" mih={36} px={0} c="var(--text-2)" fz="var(--fs-13)">
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <Flex component="dd" gap={6} align="center" c={isIncluded ? 'var(--text-1)' : 'dimmed'}>
        <Icon size={15} stroke={2} color={color} aria-hidden="true" />
        {isIncluded && until != null ? (
          <FormattedMessage id="member.dashboard.includedUntil" values={{ date: lastDay(until) }} />
        ) : (
          <FormattedMessage id={isIncluded ? 'common.yes' : 'common.no'} />
        )}
      </Flex>
    </Flex>
  );
}
