import { ActionIcon, Box, Button, Card, Text, VisuallyHidden } from '@mantine/core';
import { IconPencil, IconReceipt } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { usersList_user$key } from '../../../../__generated__/usersList_user.graphql.ts';
import type { usersList_users$key } from '../../../../__generated__/usersList_users.graphql.ts';
import { useNow } from '../../../../shared/live/clock.ts';
import { CardTable } from '../../../../shared/ui/card-table.tsx';
import { dateTimeParts } from '../../../../shared/ui/dates.ts';
import { planTitle } from '../../../../shared/ui/formats.ts';
import { Pager } from '../../../../shared/ui/paging.tsx';
import { SortableTh } from '../../../../shared/ui/sortable-th.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import type { ListParams } from '../../../../shared/ui/url-state.ts';
import { paymentsOf, personName } from '../../lib/person-name.ts';
import { toRole } from '../../lib/role.ts';
import { type SubscriptionState, subscriptionState } from '../../lib/subscription-state.ts';
import { BooleanIcon } from '../../parts/boolean-icon.tsx';
import { PageOutOfRange } from '../../parts/filter-chips.tsx';
import { LockedTag, RoleTag, ServiceTag } from '../../parts/locked-tag.tsx';
import { SubscriptionEnd } from '../../parts/subscription-end.tsx';
import { type UserSort, usersOnPage } from '../lib/users-list.ts';

const usersFragment = graphql`
  fragment usersList_users on UserConnection {
    totalCount
    edges {
      node {
        id
        ...usersList_user
      }
    }
  }
`;

/** The columns, and which way the first press of those that sort goes. */
const columns = [
  { id: 'id', first: 'desc', isFigure: true },
  { id: 'name', first: null },
  { id: 'rank', first: 'asc', isFigure: false },
  { id: 'joined_at', first: 'desc', isFigure: true },
  { id: 'subscription', first: 'desc', isFigure: false },
  { id: 'starts_at', first: 'desc', isFigure: true },
  { id: 'expires_at', first: 'asc', isFigure: true },
  { id: 'goq', first: 'desc', isFigure: false },
  { id: 'discord', first: 'desc', isFigure: false },
  { id: 'devices', first: 'desc', isFigure: true },
] as const;

interface UsersListProps {
  readonly users: usersList_users$key;
  readonly address: ListParams<UserSort>;
  readonly isRefreshing: boolean;
  readonly onChange: (change: Partial<ListParams<UserSort>>) => void;
}

/** A page of people, or why it is empty. */
export function UsersList({ users, address, isRefreshing, onChange }: UsersListProps) {
  const intl = useIntl();
  const { totalCount, edges } = useFragment(usersFragment, users);
  if (edges.length === 0) {
    return (
      <Card>
        {totalCount > 0 ? (
          <PageOutOfRange onFirstPage={() => onChange({ page: 1 })} />
        ) : (
          <StateMessage
            kind="noMatch"
            title={<FormattedMessage id="admin.users.none" />}
            reason={<FormattedMessage id="admin.users.noneReason" />}
            action={
              <Button variant="default" component={Link} to="/admin/users">
                <FormattedMessage id="admin.users.showAll" />
              </Button>
            }
          />
        )}
      </Card>
    );
  }
  return (
    <>
      <Card>
        <CardTable
          label={intl.formatMessage({ id: 'admin.title.users' })}
          isBusy={isRefreshing}
          heads={
            <>
              {columns.map((column) =>
                column.first === null ? (
                  <th role="columnheader" key={column.id} scope="col">
                    <FormattedMessage id="admin.users.column" values={{ column: column.id }} />
                  </th>
                ) : (
                  <SortableTh
                    key={column.id}
                    sort={column.id}
                    first={column.first}
                    isFigure={column.isFigure}
                    address={address}
                    onChange={onChange}
                  >
                    <FormattedMessage id="admin.users.column" values={{ column: column.id }} />
                  </SortableTh>
                ),
              )}
              <th role="columnheader" scope="col">
                <VisuallyHidden>
                  <FormattedMessage id="admin.common.actions" />
                </VisuallyHidden>
              </th>
            </>
          }
        >
          {edges.map(({ node }) => (
            <UserRow key={node.id} user={node} />
          ))}
        </CardTable>
      </Card>
      {totalCount <= usersOnPage ? (
        <Box component="p" c="var(--text-2)" fz="var(--fs-13)" ta="center">
          <FormattedMessage id="admin.users.total" values={{ count: totalCount }} />
        </Box>
      ) : (
        <Pager
          label={intl.formatMessage({ id: 'admin.users.pages' })}
          page={address.page}
          pageSize={usersOnPage}
          total={totalCount}
          onChange={(page) => onChange({ page })}
        />
      )}
    </>
  );
}

const userFragment = graphql`
  fragment usersList_user on User {
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

function UserRow({ user }: { readonly user: usersList_user$key }) {
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
