import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { discordUsersScreenQuery } from '../../../../__generated__/discordUsersScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/use-screen-query.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { planTitle } from '../../../../shared/ui/formats.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { lastDay } from '../../../../shared/ui/warsaw-day.ts';
import { userDisplayName } from '../../lib/users.ts';
import { AdminPage } from '../../parts/admin-page.tsx';
import { AdminTable } from '../../parts/admin-table.tsx';

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
            discordName
            planName
            expiresAt
          }
        }
      }
    }
  }
`;

/** /admin/users/discord: the users who have access to the Discord server. */
export function DiscordUsersScreen(state: ScreenProps<discordUsersScreenQuery>) {
  const intl = useIntl();
  return (
    <AdminPage
      query={screenQuery}
      state={state}
      pick={({ admin }) => within(admin, ({ discordUsers }) => discordUsers)}
      failed="admin.discordUsers.failed"
    >
      {({ totalCount, edges }) => (
        <Panel title={<FormattedMessage id="admin.discordUsers.list" />} note={intl.formatNumber(totalCount)}>
          {edges.length === 0 ? (
            <EmptyState title="admin.discordUsers.empty" reason="admin.discordUsers.emptyReason" />
          ) : (
            <AdminTable
              cards={{ label: intl.formatMessage({ id: 'admin.title.discordUsers' }) }}
              rows={edges.map(({ node }) => node)}
              rowKey={({ user }, index) => user?.userId ?? `deleted ${index}`}
              heads="admin.discordUsers.column"
              columns={[
                {
                  column: 'discordName',
                  hasNoCardLabel: true,
                  box: { c: 'var(--text-1)', fw: 600 },
                  cell: ({ discordName }) =>
                    discordName ?? (
                      <Tag tone="danger">
                        <FormattedMessage id="admin.discordUsers.nameless" />
                      </Tag>
                    ),
                },
                {
                  column: 'name',
                  cell: ({ user }) =>
                    user && <Link to={`/admin/users/${user.userId}`}>{userDisplayName(user)}</Link>,
                },
                {
                  column: 'email',
                  box: { style: { gridColumn: '1 / -1' } },
                  cell: ({ user }) => user?.email,
                },
                { column: 'plan', cell: ({ planName }) => planTitle(planName) },
                { column: 'expiresAt', cell: ({ expiresAt }) => lastDay(expiresAt) },
              ]}
            />
          )}
        </Panel>
      )}
    </AdminPage>
  );
}
