import { Box, Flex } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { userLogs_user$key } from '../../../../../__generated__/userLogs_user.graphql.ts';
import { dateTimeText } from '../../../../../shared/ui/dates.ts';
import { useLanguage } from '../../../../../shared/ui/formats.ts';
import { humanizeName } from '../lib/log-field.ts';
import { actionMessages, type LogEntry, logLines } from '../lib/log-lines.ts';
import { UserListPanel } from './user-list-panel.tsx';

const userFragment = graphql`
  fragment userLogs_user on User {
    logs(search: $logSearch, first: $first, page: $logPage) @catch(to: RESULT) {
      totalCount
      edges {
        node {
          id
          action
          createdAt
          author {
            userId
            email
          }
          details {
            name
            value
          }
          changes {
            field
            before
            after
          }
        }
      }
    }
  }
`;

interface UserLogsProps {
  readonly isRefreshing: boolean;
  readonly user: userLogs_user$key;
}

/** Audit log of a user. */
export function UserLogs({ user, isRefreshing }: UserLogsProps) {
  const { logs } = useFragment(userFragment, user);
  return (
    <UserListPanel
      isRefreshing={isRefreshing}
      list="logs"
      result={logs}
      failed="admin.user.logsFailed"
      heads="admin.user.logColumn"
      columns={[
        {
          column: 'at',
          box: { style: { whiteSpace: 'nowrap' } },
          cell: ({ createdAt }) => dateTimeText(createdAt),
        },
        {
          column: 'action',
          box: { c: 'var(--text-1)' },
          cell: ({ action }) => {
            const id = actionMessages[action];
            return id ? <FormattedMessage id={id} /> : humanizeName(action);
          },
        },
        {
          column: 'author',
          cell: ({ author }) =>
            author ? <Link to={`/admin/users/${author.userId}`}>{author.email}</Link> : '–',
        },
        { column: 'details', hasNoCardLabel: true, cell: (entry) => <LogEntryDetails entry={entry} /> },
      ]}
    />
  );
}

function LogEntryDetails({ entry }: { readonly entry: LogEntry }) {
  const context = { intl: useIntl(), language: useLanguage() };
  return (
    <Flex component="ul" direction="column" gap={2} fz="xs" style={{ overflowWrap: 'anywhere' }}>
      {logLines(entry, context).map(({ key, label, before, value }) => (
        <li key={key}>
          <Box component="span" c="dimmed">
            {label}:
          </Box>{' '}
          {before !== null && `${before} → `}
          <Box component="b" c="var(--text-1)" fw={500} style={{ whiteSpace: 'pre-line' }}>
            {value}
          </Box>
        </li>
      ))}
    </Flex>
  );
}
