import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { userSubscriptions_admin$key } from '../../../../../__generated__/userSubscriptions_admin.graphql.ts';
import type { userSubscriptions_user$key } from '../../../../../__generated__/userSubscriptions_user.graphql.ts';
import { useNow } from '../../../../../shared/live/clock.ts';
import { CardTable } from '../../../../../shared/ui/card-table.tsx';
import { dateTimeParts } from '../../../../../shared/ui/dates.ts';
import { formatMoney, planTitle, useLanguage } from '../../../../../shared/ui/formats.ts';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { subscriptionState } from '../../../lib/subscription-state.ts';
import { BooleanIcon } from '../../../parts/boolean-icon.tsx';
import { SubscriptionEnd } from '../../../parts/subscription-end.tsx';
import { Th } from '../../../parts/th.tsx';
import { ChangeSubscription } from './change-subscription.tsx';
import { GrantSubscription } from './grant-subscription.tsx';

const userFragment = graphql`
  fragment userSubscriptions_user on User {
    id
    subscriptions {
      id
      planName
      startsAt
      expiresAt
      goq
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
  readonly onChanged: () => void;
}

const columns = ['plan', 'startsAt', 'expiresAt', 'goq', 'discord', 'value'] as const;

/** All subscriptions of a person, the ways to change one and to give another. */
export function UserSubscriptions({ user, admin, onChanged }: UserSubscriptionsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { id, subscriptions: sent } = useFragment(userFragment, user);
  // They come with the person, so that there is no person without them.
  const subscriptions = sent ?? [];
  const plans = useFragment(adminFragment, admin).plans ?? [];
  const [isGranting, setGranting] = useState(false);
  const [changing, setChanging] = useState<string | null>(null);
  const changed = subscriptions.find((one) => one.id === changing);
  const states = useNow((now) =>
    subscriptions.map((subscription) => subscriptionState(subscription, now)).join(' '),
  ).split(' ');
  const label = (column: (typeof columns)[number]) =>
    intl.formatMessage({ id: 'admin.user.subscriptionColumn' }, { column });

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
          <FormattedMessage id="admin.user.noSubscriptions" />
        </Box>
      ) : (
        <CardTable
          label={intl.formatMessage({ id: 'admin.user.subscriptions' })}
          heads={
            <>
              {columns.map((column) => (
                <th role="columnheader" key={column} scope="col">
                  {label(column)}
                </th>
              ))}
              <Th id="admin.common.actions" />
            </>
          }
        >
          {subscriptions.map((subscription, place) => {
            const state = (['coming', 'running', 'ending', 'over'] as const).find(
              (known) => known === states[place],
            );
            return (
              <tr role="row" key={subscription.id}>
                <Box component="td" c="var(--text-1)" fw={600} style={{ whiteSpace: 'nowrap' }}>
                  {planTitle(subscription.planName)}
                </Box>
                <td role="cell" data-label={label('startsAt')}>
                  {dateTimeParts(subscription.startsAt).date}
                </td>
                <td role="cell" data-label={label('expiresAt')}>
                  <SubscriptionEnd expiresAt={subscription.expiresAt} state={state ?? 'over'} />
                </td>
                <td role="cell" data-label={label('goq')}>
                  <BooleanIcon value={subscription.goq} />
                </td>
                <td role="cell" data-label={label('discord')}>
                  {subscription.discord && subscription.discordUntil ? (
                    <FormattedMessage
                      id="common.until"
                      values={{ date: dateTimeParts(subscription.discordUntil).date }}
                    />
                  ) : (
                    <BooleanIcon value={subscription.discord} />
                  )}
                </td>
                <td role="cell" data-label={label('value')}>
                  {subscription.valuePln == null ? '–' : formatMoney(subscription.valuePln, language)}
                </td>
                <td role="cell">
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={intl.formatMessage(
                      { id: 'admin.user.changeOf' },
                      {
                        plan: planTitle(subscription.planName),
                        date: dateTimeParts(subscription.expiresAt).date,
                      },
                    )}
                    onClick={() => setChanging(subscription.id)}
                  >
                    <FormattedMessage id="admin.user.change" />
                  </Button>
                </td>
              </tr>
            );
          })}
        </CardTable>
      )}
      {isGranting && (
        <GrantSubscription
          userId={id}
          plans={plans}
          onChanged={onChanged}
          onClose={() => setGranting(false)}
        />
      )}
      {changed && (
        <ChangeSubscription
          key={changed.id}
          userId={id}
          subscription={changed}
          plans={plans.map(({ name }) => name)}
          onChanged={onChanged}
          onClose={() => setChanging(null)}
        />
      )}
    </Panel>
  );
}
