import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { userSubscriptions_admin$key } from '../../../../../__generated__/userSubscriptions_admin.graphql.ts';
import type { userSubscriptions_user$key } from '../../../../../__generated__/userSubscriptions_user.graphql.ts';
import { formatMoney, planTitle, useLanguage } from '../../../../../shared/ui/formats.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { lastDay, warsawDay } from '../../../../../shared/ui/warsaw-day.ts';
import { AdminTable } from '../../../parts/admin-table.tsx';
import { BooleanIcon, SubscriptionEnd } from '../../parts/user-tags.tsx';
import { ChangeSubscription } from './change-subscription.tsx';
import { GrantSubscription } from './grant-subscription.tsx';

const userFragment = graphql`
  fragment userSubscriptions_user on User {
    id
    subscription {
      id
      planName
      startsAt
      expiresAt
      goq
      goqUntil
      discord
      discordUntil
      valuePln
      version
    }
    subscriptions {
      id
      planName
      startsAt
      expiresAt
      goq
      goqUntil
      discord
      discordUntil
      valuePln
      version
    }
  }
`;

const adminFragment = graphql`
  fragment userSubscriptions_admin on Admin {
    plans {
      name
      hasFixedDates
      validFrom
      validUntil
      discordIncluded
      goqFromMonths
      permissions
    }
  }
`;

interface UserSubscriptionsProps {
  readonly user: userSubscriptions_user$key;
  readonly admin: userSubscriptions_admin$key;
}

/** Only a subscription that the upstream sends alone has no id. */
const keyOf = ({ id }: { readonly id: string | null }): string => id ?? 'active';

interface AddOnEndProps {
  readonly has: boolean;
  readonly until: string | null | undefined;
}

/** Whether a subscription includes an add-on, with its last day if that is earlier. */
const AddOnEnd = ({ has, until }: AddOnEndProps) =>
  has && until ? (
    <FormattedMessage id="common.until" values={{ date: lastDay(until) }} />
  ) : (
    <BooleanIcon value={has} />
  );

export function UserSubscriptions({ user, admin }: UserSubscriptionsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { id, subscription: active, subscriptions: all } = useFragment(userFragment, user);
  const subscriptions = all ?? (active ? [active] : []);
  const plans = useFragment(adminFragment, admin).plans ?? [];
  const [isGranting, setGranting] = useState(false);
  const [changedKey, setChangedKey] = useState<string | null>(null);
  const changed = subscriptions.find((subscription) => keyOf(subscription) === changedKey);
  return (
    <Panel
      title={<FormattedMessage id="admin.user.subscriptions" />}
      aside={
        <Button size="xs" variant="default" onClick={() => setGranting(true)}>
          <FormattedMessage id="admin.user.grant" />
        </Button>
      }
    >
      {subscriptions.length === 0 ? (
        <Box component="p" p="md" c="dimmed">
          <FormattedMessage id={all ? 'admin.user.noSubscriptions' : 'admin.user.noActiveSubscription'} />
        </Box>
      ) : (
        <AdminTable
          cards={{ label: intl.formatMessage({ id: 'admin.user.subscriptions' }) }}
          rows={subscriptions}
          rowKey={keyOf}
          heads="admin.user.subscriptionColumn"
          columns={[
            {
              column: 'plan',
              hasNoCardLabel: true,
              box: { c: 'var(--text-1)', fw: 600, style: { whiteSpace: 'nowrap' } },
              cell: ({ planName }) => planTitle(planName),
            },
            { column: 'startsAt', cell: ({ startsAt }) => (startsAt == null ? '–' : warsawDay(startsAt)) },
            { column: 'expiresAt', cell: (subscription) => <SubscriptionEnd {...subscription} /> },
            { column: 'goq', cell: ({ goq, goqUntil }) => <AddOnEnd has={goq} until={goqUntil} /> },
            {
              column: 'discord',
              cell: ({ discord, discordUntil }) => <AddOnEnd has={discord} until={discordUntil} />,
            },
            {
              column: 'value',
              cell: ({ valuePln }) => (valuePln == null ? '–' : formatMoney(valuePln, language)),
            },
            {
              head: 'common.actions',
              hasNoCardLabel: true,
              cell: (subscription) => (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={intl.formatMessage(
                    { id: 'admin.user.changeOf' },
                    {
                      plan: planTitle(subscription.planName),
                      date: lastDay(subscription.expiresAt),
                    },
                  )}
                  onClick={() => setChangedKey(keyOf(subscription))}
                >
                  <FormattedMessage id="admin.user.change" />
                </Button>
              ),
            },
          ]}
        />
      )}
      {isGranting && <GrantSubscription userId={id} plans={plans} onClose={() => setGranting(false)} />}
      {changed && (
        <ChangeSubscription
          key={changedKey}
          userId={id}
          subscription={changed}
          plans={plans.map(({ name }) => name)}
          onClose={() => setChangedKey(null)}
        />
      )}
    </Panel>
  );
}
