import { Box, Flex } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { userLogs_user$key } from '../../../../../__generated__/userLogs_user.graphql.ts';
import { dateTimeText } from '../../../../../shared/ui/dates.ts';
import { useLanguage } from '../../../../../shared/ui/formats.ts';
import { spelledName } from '../lib/log-field.ts';
import { actionMessages, type LogEntry, logLines } from '../lib/log-lines.ts';
import { UserPart } from './user-part.tsx';

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

/** What was done to a person: when, what, who, and what changed. */
export function UserLogs({ user, isRefreshing }: UserLogsProps) {
  const { logs } = useFragment(userFragment, user);
  return (
    <UserPart
      isRefreshing={isRefreshing}
      list="logs"
      found={logs}
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
            const words = actionMessages[action];
            return words ? <FormattedMessage id={words} /> : spelledName(action);
          },
        },
        {
          column: 'author',
          cell: ({ author }) =>
            author ? <Link to={`/admin/users/${author.userId}`}>{author.email}</Link> : '–',
        },
        { column: 'details', isUnnamed: true, cell: (entry) => <LogEntryDetails entry={entry} /> },
      ]}
    />
  );
}

function LogEntryDetails({ entry }: { readonly entry: LogEntry }) {
  const words = { intl: useIntl(), language: useLanguage() };
  return (
    <Flex component="ul" direction="column" gap={2} fz="xs" style={{ overflowWrap: 'anywhere' }}>
      {logLines(entry, words).map(({ key, label, before, value }) => (
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
