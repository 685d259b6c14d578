import { Box } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { discordUsersScreenQuery } from '../../../__generated__/discordUsersScreenQuery.graphql.ts';
import { forbidden, type OperationFault } from '../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { type KeptQuery, useKeptQuery } from '../../../shared/relay/use-kept-query.ts';
import { dateTimeParts } from '../../../shared/ui/date-time-parts.ts';
import { FaultBoundary } from '../../../shared/ui/fault-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { planTitle } from '../../../shared/ui/plan-title.ts';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { personName } from '../lib/person-name.ts';
import { AdminFailed } from '../parts/admin-failed.tsx';
import { AdminTable } from '../parts/admin-table.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query discordUsersScreenQuery {
    admin @catch(to: RESULT) {
      discordUsers(first: 5000) {
        totalCount
        edges {
          node {
            user {
              userId
              email
              firstName
              lastName
            }
            discord
            planName
            expiresAt
          }
        }
      }
    }
  }
`;

const noVariables = {};
const columns = ['discord', 'name', 'email', 'plan', 'expiresAt'] as const;

/** Who belongs on the Discord server, at /admin/users/discord. */
export function DiscordUsersScreen(props: ScreenProps<discordUsersScreenQuery>) {
  const state = useKeptQuery(screenQuery, props, noVariables, 'admin');
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.discordUsers" />}
        subtitle={<FormattedMessage id="admin.discordUsers.subtitle" />}
      />
      <FaultBoundary resetKey={state.queryRef} fallback={(fault) => <Failed fault={fault} state={state} />}>
        <Answer state={state} />
      </FaultBoundary>
    </>
  );
}

type State = KeptQuery<discordUsersScreenQuery>;

function Answer({ state }: { readonly state: State }) {
  const intl = useIntl();
  const { admin } = usePreloadedQuery<discordUsersScreenQuery>(screenQuery, state.queryRef);
  const list = admin.ok ? admin.value?.discordUsers : null;
  if (!list) {
    return <Failed fault={admin.ok ? forbidden : caughtFault(admin.errors)} state={state} />;
  }
  const label = (column: (typeof columns)[number]) =>
    intl.formatMessage({ id: `admin.discordUsers.column.${column}` });
  return (
    <Panel
      title={<FormattedMessage id="admin.discordUsers.list" />}
      note={intl.formatNumber(list.totalCount)}
    >
      {list.edges.length === 0 ? (
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="admin.discordUsers.empty" />}
          reason={<FormattedMessage id="admin.discordUsers.emptyReason" />}
        />
      ) : (
        <AdminTable
          label={intl.formatMessage({ id: 'admin.title.discordUsers' })}
          isBusy={state.isRefreshing}
          heads={columns.map((column) => (
            <th key={column} scope="col">
              {label(column)}
            </th>
          ))}
        >
          {list.edges.map(({ node: { user, discord, planName, expiresAt } }, place) => (
            <tr key={user?.userId ?? place}>
              <Box component="td" c="var(--text-1)" fw={600}>
                {discord ?? (
                  <Tag tone="danger">
                    <FormattedMessage id="admin.discordUsers.nameless" />
                  </Tag>
                )}
              </Box>
              <td data-label={label('name')}>
                {user && <Link to={`/admin/users/${user.userId}`}>{personName(user)}</Link>}
              </td>
              <td data-label={label('email')}>{user?.email}</td>
              <td data-label={label('plan')}>{planTitle(planName)}</td>
              <td data-label={label('expiresAt')}>{dateTimeParts(expiresAt).date}</td>
            </tr>
          ))}
        </AdminTable>
      )}
    </Panel>
  );
}

function Failed({ fault, state }: { readonly fault: OperationFault; readonly state: State }) {
  return (
    <AdminFailed
      title={<FormattedMessage id="admin.discordUsers.failed" />}
      fault={fault}
      isRefreshing={state.isRefreshing}
      onRetry={state.refresh}
    />
  );
}
