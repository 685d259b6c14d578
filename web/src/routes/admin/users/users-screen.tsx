import { Button, Group, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { usersScreen_counts$key } from '../../../__generated__/usersScreen_counts.graphql.ts';
import type { usersScreenQuery } from '../../../__generated__/usersScreenQuery.graphql.ts';
import { within } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/screen-with-query.tsx';
import { ScreenAnswer } from '../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useListParams } from '../../../shared/ui/url-state.ts';
import { FilterChips, ListOrder } from '../parts/filter-chips.tsx';
import {
  readUserFilter,
  userFilters,
  userListDefaults,
  userSorts,
  writeUserFilter,
} from './lib/users-list.ts';
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
          ...usersScreen_counts
        }
      }
      users(search: $search, filter: $filter, orderBy: $orderBy, first: $first, page: $page) {
        ...usersList_users
      }
    }
  }
`;

/** Everybody with an account at /admin/users. */
export function UsersScreen(state: ScreenProps<usersScreenQuery>) {
  const intl = useIntl();
  const [address, change] = useListParams(userListDefaults);

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
              label: intl.formatMessage({ id: 'admin.users.column' }, { column: value }),
            }))}
            address={address}
            onChange={change}
          />
        </Group>
        <ScreenAnswer
          query={screenQuery}
          state={state}
          pick={({ admin }) => within(admin, ({ users, counts }) => users && { users, counts })}
          failed={<FormattedMessage id="admin.users.failed" />}
        >
          {({ users, counts }, notice) => (
            <>
              {notice}
              {counts?.users && <UsersFilter counts={counts.users} />}
              <UsersList
                users={users}
                address={address}
                isRefreshing={state.isRefreshing}
                onChange={change}
              />
            </>
          )}
        </ScreenAnswer>
      </Stack>
    </>
  );
}

const countsFragment = graphql`
  fragment usersScreen_counts on UserCounts {
    all
    subscribed
    ending
    typers
    admins
    locked
  }
`;

function UsersFilter({ counts: key }: { readonly counts: usersScreen_counts$key }) {
  const intl = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const counts = useFragment(countsFragment, key);
  const params = new URLSearchParams(search);
  return (
    <FilterChips
      label={intl.formatMessage({ id: 'admin.users.filters' })}
      value={readUserFilter(params)}
      options={userFilters.map((value) => ({
        value,
        label: intl.formatMessage({ id: 'admin.users.filter' }, { filter: value }),
        count: counts[value],
      }))}
      onChange={(filter) =>
        navigate({ search: writeUserFilter(params, filter).toString() }, { preventScrollReset: true })
      }
    />
  );
}
