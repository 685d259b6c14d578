import { Box, Button, Card, VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { usersList_users$key } from '../../../../__generated__/usersList_users.graphql.ts';
import { CardTable } from '../../../../shared/ui/card-table.tsx';
import type { ListAddress } from '../../../../shared/ui/list-address.ts';
import { Pager } from '../../../../shared/ui/pager.tsx';
import { SortableTh } from '../../../../shared/ui/sortable-th.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { PageOutOfRange } from '../../parts/page-out-of-range.tsx';
import { type UserSort, usersOnPage } from '../lib/users-list.ts';
import { UserRow } from './user-row.tsx';

const usersFragment = graphql`
  fragment usersList_users on UserConnection {
    totalCount
    edges {
      node {
        id
        ...userRow_user
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
  readonly address: ListAddress<UserSort>;
  readonly isRefreshing: boolean;
  readonly onChange: (change: Partial<ListAddress<UserSort>>) => void;
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
