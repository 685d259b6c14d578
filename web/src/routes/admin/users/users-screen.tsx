import { ActionIcon, Box, Group, Text } from '@mantine/core';
import { IconPencil, IconReceipt } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { usersScreen_counts$key } from '../../../__generated__/usersScreen_counts.graphql.ts';
import type { usersScreenQuery } from '../../../__generated__/usersScreenQuery.graphql.ts';
import { useNow } from '../../../shared/live/clock.ts';
import { type CaughtValue, within } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { dateTimeParts } from '../../../shared/ui/dates.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { planTitle } from '../../../shared/ui/formats.ts';
import { useListParams } from '../../../shared/ui/url-state.ts';
import { warsawDay } from '../../../shared/ui/warsaw-day.ts';
import { LinkButton } from '../../parts/link-button.tsx';
import { userList } from '../lib/list-params.ts';
import { paymentsPath, subscriptionState, toRole, userDisplayName } from '../lib/users.ts';
import { FilterChips, ListOrder, ListPage, ListSearch, type ListState } from '../parts/admin-list.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { AdminTable, type Column } from '../parts/admin-table.tsx';
import { AddOnIcon, LockedTag, RoleTag, ServiceTag, SubscriptionEnd } from './parts/user-tags.tsx';

const screenQuery = graphql`
  query usersScreenQuery(
    $search: String
    $filter: UserFilter
    $orderBy: UserOrder
    $first: Int!
    $page: Int!
  ) {
    admin @catch(to: RESULT) {
      ...usersScreen_counts
      users(search: $search, filter: $filter, orderBy: $orderBy, first: $first, page: $page) {
        totalCount
        edges {
          node {
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
              goqUntil
              discord
              discordUntil
            }
          }
        }
      }
    }
  }
`;

/** /admin/users: all users. */
export function UsersScreen(state: ScreenProps<usersScreenQuery>) {
  const [address, change] = useListParams(userList);
  return (
    <AdminPage
      aside={<LinkButton to="/admin/users/discord" label="admin.title.discordUsers" />}
      toolbar={
        <Group gap="10px 24px" justify="space-between">
          <ListSearch label="admin.users.search" address={address} onChange={change} />
          <ListOrder sorts={userList.sorts} heads="admin.users.column" address={address} onChange={change} />
        </Group>
      }
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, ({ users, ...counts }) => users && { users, counts })}
      failed="admin.users.failed"
    >
      {({ users, counts }) => <UsersList users={users} counts={counts} address={address} onChange={change} />}
    </AdminPage>
  );
}

/** In a fragment, so that the list is shown when the counts failed. */
const countsFragment = graphql`
  fragment usersScreen_counts on Admin {
    counts @catch(to: NULL) {
      users {
        all
        subscribed
        ending
        typers
        admins
        locked
      }
    }
  }
`;

type Users = NonNullable<CaughtValue<usersScreenQuery['response']['admin']>['users']>;

interface UsersListProps extends ListState<typeof userList> {
  readonly users: Users;
  readonly counts: usersScreen_counts$key;
}

function UsersList({ users, counts, address, onChange }: UsersListProps) {
  const intl = useIntl();
  const { totalCount, edges } = users;
  return (
    <>
      <FilterChips
        label="admin.users.filters"
        filters={userList.filters.filter}
        names="admin.users.filter"
        counts={useFragment(countsFragment, counts).counts?.users}
        value={address.filter}
        onChange={(filter) => onChange({ filter })}
      />
      <ListPage
        title="admin.title.users"
        count={edges.length}
        total={totalCount}
        page={address.page}
        pageSize={userList.pageSize}
        onChange={onChange}
        empty={
          <EmptyState
            kind="noMatch"
            title="admin.users.none"
            reason="admin.users.noneReason"
            action={<LinkButton to="/admin/users" label="admin.users.showAll" />}
          />
        }
      >
        <AdminTable
          cards={{ label: intl.formatMessage({ id: 'admin.title.users' }) }}
          rows={edges.map(({ node }) => node)}
          rowKey={({ userId }) => userId}
          sorting={{ address, onChange }}
          heads="admin.users.column"
          columns={columns}
        />
      </ListPage>
      {edges.length > 0 && totalCount <= userList.pageSize && (
        <Box component="p" c="var(--text-2)" fz="var(--fs-13)" ta="center">
          <FormattedMessage id="admin.users.total" values={{ count: totalCount }} />
        </Box>
      )}
    </>
  );
}

type User = Users['edges'][number]['node'];

const columns: readonly Column<User, keyof (typeof userList)['sorts']>[] = [
  {
    sort: 'id',
    isFigure: true,
    hasNoCardLabel: true,
    isHiddenInCard: () => true,
    box: { c: 'dimmed' },
    cell: ({ userId }) => userId,
  },
  {
    column: 'name',
    hasNoCardLabel: true,
    box: { maw: { md: 200, xl: 250 } },
    cell: (user) => <NameCell {...user} />,
  },
  {
    sort: 'rank',
    first: 'asc',
    cell: ({ isService, role }) => (isService ? <ServiceTag /> : <RoleTag role={toRole(role)} />),
  },
  {
    sort: 'joined_at',
    isFigure: true,
    cell: ({ joinedAt }) => (joinedAt == null ? '–' : dateTimeParts(joinedAt).date),
  },
  {
    sort: 'subscription',
    box: { style: { whiteSpace: 'nowrap' } },
    cell: ({ subscription }) => <PlanName subscription={subscription} />,
  },
  {
    sort: 'starts_at',
    isFigure: true,
    isHiddenInCard: ({ subscription }) => !subscription?.startsAt,
    cell: ({ subscription }) => (subscription?.startsAt == null ? '–' : warsawDay(subscription.startsAt)),
  },
  {
    sort: 'expires_at',
    first: 'asc',
    isFigure: true,
    isHiddenInCard: ({ subscription }) => !subscription,
    cell: ({ subscription }) => (subscription ? <SubscriptionEnd {...subscription} /> : '–'),
  },
  {
    sort: 'goq',
    isHiddenInCard: ({ subscription }) => !subscription,
    cell: ({ subscription }) => <AddOnIcon subscription={subscription} addOn="goq" />,
  },
  {
    sort: 'discord',
    isHiddenInCard: ({ subscription }) => !subscription,
    cell: ({ subscription }) => <AddOnIcon subscription={subscription} addOn="discord" />,
  },
  {
    sort: 'devices',
    isFigure: true,
    cell: ({ deviceCount }) => deviceCount ?? '–',
  },
  {
    head: 'common.actions',
    isHeadHidden: true,
    hasNoCardLabel: true,
    box: { style: { whiteSpace: 'nowrap' } },
    cell: (user) => <UserLinks {...user} />,
  },
];

function NameCell(user: User) {
  const name = userDisplayName(user);
  return (
    <>
      <Box component={Link} c="var(--text-1)" fw={600} to={`/admin/users/${user.userId}`}>
        {name}
      </Box>
      {name !== user.email && (
        <Text c="dimmed" fz="xs" lh="xs" truncate>
          {user.email}
        </Text>
      )}
      {user.lockedAt != null && (
        <Box mt={4}>
          <LockedTag />
        </Box>
      )}
    </>
  );
}

function PlanName({ subscription }: Pick<User, 'subscription'>) {
  const isOver = useNow((now) => subscription != null && subscriptionState(subscription, now) === 'over');
  return (
    <Box component="span" c={subscription ? 'inherit' : 'dimmed'} td={isOver ? 'line-through' : 'none'}>
      {subscription ? planTitle(subscription.planName) : <FormattedMessage id="common.none" />}
    </Box>
  );
}

function UserLinks(user: User) {
  const intl = useIntl();
  const links = [
    { id: 'admin.users.edit', to: `/admin/users/${user.userId}`, Icon: IconPencil },
    { id: 'admin.users.payments', to: paymentsPath(user.email), Icon: IconReceipt },
  ] as const;
  return links.map(({ id, to, Icon }) => {
    const label = intl.formatMessage({ id }, { name: userDisplayName(user) });
    return (
      <ActionIcon key={id} component={Link} to={to} aria-label={label} title={label}>
        <Icon size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    );
  });
}
