import { Box } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { discordUsersScreenQuery } from '../../../../__generated__/discordUsersScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { CardTable } from '../../../../shared/ui/card-table.tsx';
import { dateTimeParts } from '../../../../shared/ui/dates.ts';
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { planTitle } from '../../../../shared/ui/formats.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { personName } from '../../lib/person-name.ts';

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

const columns = ['discord', 'name', 'email', 'plan', 'expiresAt'] as const;

/** Who belongs on the Discord server, at /admin/users/discord. */
export function DiscordUsersScreen(state: ScreenProps<discordUsersScreenQuery>) {
  const intl = useIntl();
  const label = (column: (typeof columns)[number]) =>
    intl.formatMessage({ id: 'admin.discordUsers.column' }, { column });
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.discordUsers" />}
        subtitle={<FormattedMessage id="admin.discordUsers.subtitle" />}
      />
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ admin }) => within(admin, ({ discordUsers }) => discordUsers)}
        failed={<FormattedMessage id="admin.discordUsers.failed" />}
      >
        {(list, notice) => (
          <>
            {notice}
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
                <CardTable
                  label={intl.formatMessage({ id: 'admin.title.discordUsers' })}
                  isBusy={state.isRefreshing}
                  heads={columns.map((column) => (
                    <th role="columnheader" key={column} scope="col">
                      {label(column)}
                    </th>
                  ))}
                >
                  {list.edges.map(({ node: { user, discord, planName, expiresAt } }, place) => (
                    <tr role="row" key={user?.userId ?? place}>
                      <Box component="td" c="var(--text-1)" fw={600}>
                        {discord ?? (
                          <Tag tone="danger">
                            <FormattedMessage id="admin.discordUsers.nameless" />
                          </Tag>
                        )}
                      </Box>
                      <td role="cell" data-label={label('name')}>
                        {user && <Link to={`/admin/users/${user.userId}`}>{personName(user)}</Link>}
                      </td>
                      <td role="cell" data-label={label('email')}>
                        {user?.email}
                      </td>
                      <td role="cell" data-label={label('plan')}>
                        {planTitle(planName)}
                      </td>
                      <td role="cell" data-label={label('expiresAt')}>
                        {dateTimeParts(expiresAt).date}
                      </td>
                    </tr>
                  ))}
                </CardTable>
              )}
            </Panel>
          </>
        )}
      </ScreenAnswer>
    </>
  );
}
