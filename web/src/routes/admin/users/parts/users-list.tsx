import { ActionIcon, Box, Button, Card, Text } from '@mantine/core';
import { IconPencil, IconReceipt } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  usersList_users$data,
  usersList_users$key,
} from '../../../../__generated__/usersList_users.graphql.ts';
import { useNow } from '../../../../shared/live/clock.ts';
import { dateTimeParts } from '../../../../shared/ui/dates.ts';
import { planTitle } from '../../../../shared/ui/formats.ts';
import { Pager } from '../../../../shared/ui/paging.tsx';
import type { ListAddress } from '../../../../shared/ui/url-state.ts';
import { toRole } from '../../lib/role.ts';
import { subscriptionState } from '../../lib/subscription-state.ts';
import { paymentsPath, userDisplayName } from '../../lib/user-display-name.ts';
import { NoRows } from '../../parts/admin-screen.tsx';
import { AdminTable } from '../../parts/admin-table.tsx';
import { BooleanIcon } from '../../parts/boolean-icon.tsx';
import { PageOutOfRange } from '../../parts/filter-chips.tsx';
import { SubscriptionEnd } from '../../parts/subscription-end.tsx';
import { LockedTag, RoleTag, ServiceTag } from '../../parts/user-tags.tsx';
import { userList } from '../lib/user-list.ts';

const usersFragment = graphql`
  fragment usersList_users on UserConnection {
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
          discord
        }
      }
    }
  }
`;

interface UsersListProps {
  readonly users: usersList_users$key;
  readonly address: ListAddress<typeof userList>;
  readonly isRefreshing: boolean;
  readonly onChange: (change: Partial<ListAddress<typeof userList>>) => void;
}

export function UsersList({ users, address, isRefreshing, onChange }: UsersListProps) {
  const intl = useIntl();
  const { totalCount, edges } = useFragment(usersFragment, users);
  if (edges.length === 0) {
    return (
      <Card>
        {totalCount > 0 ? (
          <PageOutOfRange onFirstPage={() => onChange({ page: 1 })} />
        ) : (
          <NoRows
            isFiltered
            title="admin.users.none"
            reason="admin.users.noneReason"
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
        <AdminTable
          cards={{ label: intl.formatMessage({ id: 'admin.title.users' }), isBusy: isRefreshing }}
          rows={edges.map(({ node }) => node)}
          rowKey={({ userId }) => userId}
          order={{ address, onChange }}
          heads="admin.users.column"
          columns={[
            {
              column: 'id',
              sort: 'id',
              first: 'desc',
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
              column: 'rank',
              sort: 'rank',
              cell: ({ isService, role }) => (isService ? <ServiceTag /> : <RoleTag role={toRole(role)} />),
            },
            {
              column: 'joined_at',
              sort: 'joined_at',
              first: 'desc',
              isFigure: true,
              cell: ({ joinedAt }) => (joinedAt == null ? '–' : dateTimeParts(joinedAt).date),
            },
            {
              column: 'subscription',
              sort: 'subscription',
              first: 'desc',
              box: { style: { whiteSpace: 'nowrap' } },
              cell: ({ subscription }) => <PlanName subscription={subscription} />,
            },
            {
              column: 'starts_at',
              sort: 'starts_at',
              first: 'desc',
              isFigure: true,
              isHiddenInCard: ({ subscription }) => !subscription,
              cell: ({ subscription }) => (subscription ? dateTimeParts(subscription.startsAt).date : '–'),
            },
            {
              column: 'expires_at',
              sort: 'expires_at',
              isFigure: true,
              isHiddenInCard: ({ subscription }) => !subscription,
              cell: ({ subscription }) => (subscription ? <SubscriptionEnd {...subscription} /> : '–'),
            },
            {
              column: 'goq',
              sort: 'goq',
              first: 'desc',
              isHiddenInCard: ({ subscription }) => !subscription?.goq,
              cell: ({ subscription }) => <BooleanIcon value={subscription?.goq ?? false} />,
            },
            {
              column: 'discord',
              sort: 'discord',
              first: 'desc',
              isHiddenInCard: ({ subscription }) => !subscription?.discord,
              cell: ({ subscription }) => <BooleanIcon value={subscription?.discord ?? false} />,
            },
            {
              column: 'devices',
              sort: 'devices',
              first: 'desc',
              isFigure: true,
              cell: ({ deviceCount }) => deviceCount,
            },
            {
              head: 'admin.common.actions',
              isHeadHidden: true,
              hasNoCardLabel: true,
              box: { style: { whiteSpace: 'nowrap' } },
              cell: (user) => <UserLinks {...user} />,
            },
          ]}
        />
      </Card>
      {totalCount <= userList.pageSize ? (
        <Box component="p" c="var(--text-2)" fz="var(--fs-13)" ta="center">
          <FormattedMessage id="admin.users.total" values={{ count: totalCount }} />
        </Box>
      ) : (
        <Pager
          label={intl.formatMessage({ id: 'admin.users.pages' })}
          page={address.page}
          pageSize={userList.pageSize}
          total={totalCount}
          onChange={(page) => onChange({ page })}
        />
      )}
    </>
  );
}

type User = usersList_users$data['edges'][number]['node'];

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
