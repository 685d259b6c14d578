import { Button, Group } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { usersScreenQuery } from '../../../__generated__/usersScreenQuery.graphql.ts';
import { within } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/screen-with-query.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { filterWords, useListParams, wordsOf } from '../../../shared/ui/url-state.ts';
import { AdminScreen } from '../parts/admin-screen.tsx';
import { FilterChips, ListOrder } from '../parts/filter-chips.tsx';
import { userList } from './lib/user-list.ts';
import { UsersList } from './parts/users-list.tsx';

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
          all
          subscribed
          ending
          typers
          admins
          locked
        }
      }
      users(search: $search, filter: $filter, orderBy: $orderBy, first: $first, page: $page) {
        ...usersList_users
      }
    }
  }
`;

/** /admin/users: all users. */
export function UsersScreen(state: ScreenProps<usersScreenQuery>) {
  const intl = useIntl();
  const [address, change] = useListParams(userList);
  return (
    <AdminScreen
      title="admin.title.users"
      aside={
        <Button component={Link} to="/admin/users/discord" variant="default">
          <FormattedMessage id="admin.title.discordUsers" />
        </Button>
      }
      toolbar={
        <Group gap="10px 24px" justify="space-between">
          <SearchField
            label={intl.formatMessage({ id: 'admin.users.search' })}
            value={address.search}
            onSearch={(search) => change({ search })}
          />
          <ListOrder
            options={wordsOf(userList.sorts).map((value) => ({
              value,
              label: intl.formatMessage({ id: 'admin.users.column' }, { column: value }),
            }))}
            address={address}
            onChange={change}
          />
        </Group>
      }
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, ({ users, counts }) => users && { users, counts: counts?.users })}
      failed="admin.users.failed"
    >
      {({ users, counts }) => (
        <>
          {counts && (
            <FilterChips
              label={intl.formatMessage({ id: 'admin.users.filters' })}
              value={address.filter}
              options={filterWords(userList.filters.filter).map((value) => ({
                value,
                label: intl.formatMessage({ id: 'admin.users.filter' }, { filter: value }),
                count: counts[value],
              }))}
              onChange={(filter) => change({ filter })}
            />
          )}
          <UsersList users={users} address={address} isRefreshing={state.isRefreshing} onChange={change} />
        </>
      )}
    </AdminScreen>
  );
}
