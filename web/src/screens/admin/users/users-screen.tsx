import { Button, Group, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { usersScreenQuery } from '../../../__generated__/usersScreenQuery.graphql.ts';
import { forbidden, type OperationFault } from '../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import type { ListAddress } from '../../../shared/ui/list-address.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { RefreshFailedBar } from '../../../shared/ui/refresh-failed-bar.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useListAddress } from '../../../shared/ui/use-list-address.ts';
import { AdminFailed } from '../parts/admin-failed.tsx';
import { ListOrder } from '../parts/list-order.tsx';
import { type UserSort, userListDefaults, userSorts, usersVariables } from './lib/users-list.ts';
import { UsersFilter } from './parts/users-filter.tsx';
import { UsersList } from './parts/users-list.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query usersScreenQuery(
    $search: String
    $filter: UserFilter
    $orderBy: UserOrder
    $first: Int!
    $page: Int!
  ) {
    admin @catch(to: RESULT) {
      counts @catch(to: NULL) {
        users {
          ...usersFilter_counts
        }
      }
      users(search: $search, filter: $filter, orderBy: $orderBy, first: $first, page: $page) {
        ...usersList_users
      }
    }
  }
`;

/** Everybody with an account at /admin/users. */
export function UsersScreen(props: ScreenProps<usersScreenQuery>) {
  const intl = useIntl();
  const [address, change] = useListAddress(userListDefaults);
  const { search } = useLocation();
  const variables = useMemo(() => usersVariables(new URLSearchParams(search)), [search]);
  const state = useKeptQuery(screenQuery, props, variables, 'admin');

  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.users" />}
        aside={
          <Button component={Link} to="/admin/users/discord" variant="default">
            <FormattedMessage id="admin.title.discordUsers" />
          </Button>
        }
      />
      <Stack gap="sm">
        <Group gap="10px 24px" justify="space-between">
          <SearchField
            label={intl.formatMessage({ id: 'admin.users.search' })}
            value={address.search}
            onSearch={(search) => change({ search })}
          />
          <ListOrder
            options={userSorts.map((value) => ({
              value,
              label: intl.formatMessage({ id: `admin.users.column.${value}` }),
            }))}
            address={address}
            onChange={change}
          />
        </Group>
        <FaultBoundary resetKey={state.queryRef} fallback={(fault) => <Failed fault={fault} state={state} />}>
          <Answer state={state} address={address} onChange={change} />
        </FaultBoundary>
      </Stack>
    </>
  );
}

type State = KeptQuery<usersScreenQuery>;

interface AnswerProps {
  readonly state: State;
  readonly address: ListAddress<UserSort>;
  readonly onChange: (change: Partial<ListAddress<UserSort>>) => void;
}

function Answer({ state, address, onChange }: AnswerProps) {
  const { admin } = usePreloadedQuery<usersScreenQuery>(screenQuery, state.queryRef);
  if (!admin.ok || !admin.value?.users) {
    return <Failed fault={admin.ok ? forbidden : caughtFault(admin.errors)} state={state} />;
  }
  return (
    <>
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      {admin.value.counts?.users && <UsersFilter counts={admin.value.counts.users} />}
      <UsersList
        users={admin.value.users}
        address={address}
        isRefreshing={state.isRefreshing}
        onChange={onChange}
      />
    </>
  );
}

function Failed({ fault, state }: { readonly fault: OperationFault; readonly state: State }) {
  return (
    <AdminFailed
      title={<FormattedMessage id="admin.users.failed" />}
      fault={fault}
      isRefreshing={state.isRefreshing}
      onRetry={state.refresh}
    />
  );
}
