import { ActionIcon, Box, Text } from '@mantine/core';
import { IconPencil, IconReceipt } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { userRow_user$key } from '../../../../__generated__/userRow_user.graphql.ts';
import { useNow } from '../../../../shared/live/use-now.ts';
import { dateTimeParts } from '../../../../shared/ui/date-time-parts.ts';
import { planTitle } from '../../../../shared/ui/plan-title.ts';
import { paymentsOf } from '../../lib/payments-of.ts';
import { personName } from '../../lib/person-name.ts';
import { toRole } from '../../lib/role.ts';
import { type SubscriptionState, subscriptionState } from '../../lib/subscription-state.ts';
import { BooleanIcon } from '../../parts/boolean-icon.tsx';
import { LockedTag } from '../../parts/locked-tag.tsx';
import { RoleTag } from '../../parts/role-tag.tsx';
import { ServiceTag } from '../../parts/service-tag.tsx';
import { SubscriptionEnd } from '../../parts/subscription-end.tsx';

const userFragment = graphql`
  fragment userRow_user on User {
    userId
    email
    firstName
    lastName
    role
    isService
    joinedAt
    lockedAt
    deviceCount
    subscription {
      planName
      startsAt
      expiresAt
      goq
      discord
    }
  }
`;

/** A person in the list, whose name leads to their page. */
export function UserRow({ user }: { readonly user: userRow_user$key }) {
  const intl = useIntl();
  const { userId, email, role, isService, joinedAt, lockedAt, deviceCount, subscription, ...names } =
    useFragment(userFragment, user);
  const state = useNow<SubscriptionState | null>((now) =>
    subscription ? subscriptionState(subscription, now) : null,
  );
  const name = personName({ email, ...names });
  const label = (column: 'rank' | 'joined_at' | 'subscription' | 'starts_at' | 'expires_at' | 'devices') =>
    intl.formatMessage({ id: 'admin.users.column' }, { column });
  return (
    <tr role="row">
      <Box component="td" role="cell" c="dimmed" data-figure data-empty>
        {userId}
      </Box>
      <Box component="td" role="cell" maw={{ md: 200, xl: 250 }}>
        <Box component={Link} c="var(--text-1)" fw={600} to={`/admin/users/${userId}`}>
          {name}
        </Box>
        {name !== email && (
          <Text c="dimmed" fz="xs" lh="xs" truncate>
            {email}
          </Text>
        )}
        {lockedAt != null && (
          <Box mt={4}>
            <LockedTag />
          </Box>
        )}
      </Box>
      <td role="cell" data-label={label('rank')}>
        {isService ? <ServiceTag /> : <RoleTag role={toRole(role)} />}
      </td>
      <td role="cell" data-label={label('joined_at')} data-figure>
        {joinedAt == null ? '–' : dateTimeParts(joinedAt).date}
      </td>
      <Box
        component="td"
        role="cell"
        data-label={label('subscription')}
        c={state === null ? 'dimmed' : 'inherit'}
        td={state === 'over' ? 'line-through' : 'none'}
        style={{ whiteSpace: 'nowrap' }}
      >
        {subscription ? planTitle(subscription.planName) : <FormattedMessage id="common.none" />}
      </Box>
      <td role="cell" data-label={label('starts_at')} data-figure data-empty={!subscription || undefined}>
        {subscription ? dateTimeParts(subscription.startsAt).date : '–'}
      </td>
      <td role="cell" data-label={label('expires_at')} data-figure data-empty={!subscription || undefined}>
        {subscription && state ? <SubscriptionEnd expiresAt={subscription.expiresAt} state={state} /> : '–'}
      </td>
      <td role="cell" data-label="GOQ" data-empty={!subscription?.goq || undefined}>
        <BooleanIcon value={subscription?.goq ?? false} />
      </td>
      <td role="cell" data-label="Discord" data-empty={!subscription?.discord || undefined}>
        <BooleanIcon value={subscription?.discord ?? false} />
      </td>
      <td role="cell" data-label={label('devices')} data-figure>
        {deviceCount}
      </td>
      <Box component="td" role="cell" style={{ whiteSpace: 'nowrap' }}>
        <ActionIcon
          component={Link}
          to={`/admin/users/${userId}`}
          aria-label={intl.formatMessage({ id: 'admin.users.edit' }, { name })}
          title={intl.formatMessage({ id: 'admin.users.edit' }, { name })}
        >
          <IconPencil size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          component={Link}
          to={paymentsOf(email)}
          aria-label={intl.formatMessage({ id: 'admin.users.payments' }, { name })}
          title={intl.formatMessage({ id: 'admin.users.payments' }, { name })}
        >
          <IconReceipt size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Box>
    </tr>
  );
}
