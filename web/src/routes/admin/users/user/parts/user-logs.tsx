import { Box, Flex } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { userLogs_entry$key } from '../../../../../__generated__/userLogs_entry.graphql.ts';
import type { userLogs_user$key } from '../../../../../__generated__/userLogs_user.graphql.ts';
import { caughtError } from '../../../../../shared/relay/app-error.ts';
import { dateTimeText } from '../../../../../shared/ui/dates.ts';
import { FailedCard } from '../../../../../shared/ui/error-states.tsx';
import { useLanguage } from '../../../../../shared/ui/formats.ts';
import { spelledName } from '../lib/log-field.ts';
import { actionMessages, logLines } from '../lib/log-lines.ts';
import type { SectionParams } from '../lib/user-address.ts';
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
          ...userLogs_entry
        }
      }
    }
  }
`;

interface UserLogsProps {
  readonly user: userLogs_user$key;
  readonly address: SectionParams;
  readonly isRefreshing: boolean;
  readonly onChange: (address: SectionParams) => void;
}

const columns = ['at', 'action', 'author', 'details'] as const;

/** What was done to a person: when, what, who, and what changed. */
export function UserLogs({ user, address, isRefreshing, onChange }: UserLogsProps) {
  const intl = useIntl();
  const { logs } = useFragment(userFragment, user);
  if (!logs.ok || !logs.value) {
    return (
      <FailedCard
        title={<FormattedMessage id="admin.user.logsFailed" />}
        error={caughtError(logs.ok ? [] : logs.errors)}
      />
    );
  }
  const { totalCount, edges } = logs.value;
  const label = (column: (typeof columns)[number]) =>
    intl.formatMessage({ id: 'admin.user.logColumn' }, { column });
  return (
    <UserPart
      list="logs"
      address={address}
      total={totalCount}
      hasRows={edges.length > 0}
      isRefreshing={isRefreshing}
      onChange={onChange}
      heads={columns.map((column) => (
        <th role="columnheader" key={column} scope="col">
          {label(column)}
        </th>
      ))}
    >
      {edges.map(({ node }) => {
        const { id, action, createdAt, author } = node;
        const words = actionMessages[action];
        return (
          <tr role="row" key={id}>
            <Box data-label={label('at')} component="td" style={{ whiteSpace: 'nowrap' }}>
              {dateTimeText(createdAt)}
            </Box>
            <Box data-label={label('action')} component="td" c="var(--text-1)">
              {words ? <FormattedMessage id={words} /> : spelledName(action)}
            </Box>
            <td role="cell" data-label={label('author')}>
              {author ? <Link to={`/admin/users/${author.userId}`}>{author.email}</Link> : '–'}
            </td>
            <td role="cell">
              <LogEntryDetails entry={node} />
            </td>
          </tr>
        );
      })}
    </UserPart>
  );
}

const entryFragment = graphql`
  fragment userLogs_entry on UserLog {
    action
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
`;

function LogEntryDetails({ entry }: { readonly entry: userLogs_entry$key }) {
  const words = { intl: useIntl(), language: useLanguage() };
  return (
    <Flex component="ul" direction="column" gap={2} fz="xs" style={{ overflowWrap: 'anywhere' }}>
      {logLines(useFragment(entryFragment, entry), words).map(({ key, label, before, value }) => (
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
