import { Box, Flex } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { userLists_devices$key } from '../../../../../__generated__/userLists_devices.graphql.ts';
import type { userLists_logs$key } from '../../../../../__generated__/userLists_logs.graphql.ts';
import type { MessageId } from '../../../../../i18n/texts.ts';
import { type Caught, caughtError } from '../../../../../shared/relay/app-error.ts';
import { addressOf } from '../../../../../shared/ui/address-fields.ts';
import { CompactSelect } from '../../../../../shared/ui/choices.tsx';
import { dateTimeParts, dateTimeText } from '../../../../../shared/ui/dates.ts';
import { FailedMessage } from '../../../../../shared/ui/error-states.tsx';
import { useLanguage } from '../../../../../shared/ui/formats.ts';
import { Pager } from '../../../../../shared/ui/paging.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { SearchField } from '../../../../../shared/ui/search-field.tsx';
import { useAddressState } from '../../../../../shared/ui/url-state.ts';
import { pageSize, userListFields } from '../../../lib/list-params.ts';
import { PageRows } from '../../../parts/admin-list.tsx';
import { AdminTable, type Column } from '../../../parts/admin-table.tsx';
import { actionName, type LogEntry, logLines, namedActions } from '../lib/log-lines.ts';

/** The search of the answer, which is older than the address during a refetch. */
type LoadedSearch = string | null | undefined;

interface UserListPanelProps<Row> {
  readonly list: 'logs' | 'devices';
  readonly loadedSearch: LoadedSearch;
  readonly result: Caught<{
    readonly totalCount: number;
    readonly edges: readonly { readonly node: Row }[];
  }>;
  readonly failed: MessageId;
  readonly heads: MessageId;
  readonly columns: readonly Column<Row>[];
}

/** A list on the user page. Its search and page are kept in the URL. */
function UserListPanel<Row extends { readonly id: string }>(props: UserListPanelProps<Row>) {
  const { list, loadedSearch, result, failed, heads, columns } = props;
  const intl = useIntl();
  const { read, write } = addressOf(userListFields(list));
  const [{ search, page }, change] = useAddressState(read, write);
  const find = (text: string) => change({ search: text, page: 1 });
  /** The code of the searched action; empty for another search. */
  const action = list === 'logs' && namedActions.includes(search) ? search : '';
  const rows = result?.ok ? result.value : null;
  return (
    <Panel
      title={<FormattedMessage id="admin.user.list" values={{ list }} />}
      note={rows ? intl.formatNumber(rows.totalCount) : undefined}
      aside={
        <Flex flex={1} direction={{ base: 'column', sm: 'row' }} gap="xs">
          {list === 'logs' && <LogActionSelect action={action} onChoose={find} />}
          <SearchField
            label={intl.formatMessage({ id: 'admin.user.listSearch' }, { list })}
            value={action ? '' : search}
            onSearch={find}
          />
        </Flex>
      }
    >
      {rows ? (
        <PageRows
          count={rows.edges.length}
          total={rows.totalCount}
          onChange={change}
          empty={
            <Box component="p" p="md" c="dimmed">
              <FormattedMessage
                id={loadedSearch == null ? 'admin.user.listEmpty' : 'admin.user.listNone'}
                values={{ list }}
              />
            </Box>
          }
        >
          <AdminTable
            cards={{ label: intl.formatMessage({ id: 'admin.user.list' }, { list }) }}
            rows={rows.edges.map(({ node }) => node)}
            rowKey={({ id }) => id}
            heads={heads}
            columns={columns}
          />
          {rows.totalCount > pageSize && (
            <Box p={10} style={{ borderTop: '1px solid var(--line)' }}>
              <Pager
                label={intl.formatMessage({ id: 'admin.user.listPages' }, { list })}
                page={page}
                pageSize={pageSize}
                total={rows.totalCount}
                onChange={(next) => change({ page: next })}
              />
            </Box>
          )}
        </PageRows>
      ) : (
        <FailedMessage
          title={<FormattedMessage id={failed} />}
          error={caughtError(result && !result.ok ? result.errors : [])}
        />
      )}
    </Panel>
  );
}

interface LogActionSelectProps {
  readonly action: string;
  readonly onChoose: (action: string) => void;
}

/** Searches the log for an action, which is stored by its code and so not found by the name that is shown. */
function LogActionSelect({ action, onChoose }: LogActionSelectProps) {
  const intl = useIntl();
  const nameOf = (code: string) => actionName(code, intl);
  const byName = namedActions.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), intl.locale));
  return (
    <CompactSelect
      label={intl.formatMessage({ id: 'admin.user.logAction' })}
      labelHidden
      value={action}
      values={['', ...byName]}
      nameOf={(code) => (code ? nameOf(code) : intl.formatMessage({ id: 'admin.user.logAll' }))}
      onChange={onChoose}
    />
  );
}

const logsFragment = graphql`
  fragment userLists_logs on User {
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
  readonly user: userLists_logs$key;
  readonly loadedSearch: LoadedSearch;
}

export function UserLogs({ user, loadedSearch }: UserLogsProps) {
  const intl = useIntl();
  const { logs } = useFragment(logsFragment, user);
  return (
    <UserListPanel
      list="logs"
      loadedSearch={loadedSearch}
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
          cell: ({ action }) => actionName(action, intl),
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

const devicesFragment = graphql`
  fragment userLists_devices on User {
    devices(search: $deviceSearch, first: $first, page: $devicePage) @catch(to: RESULT) {
      totalCount
      edges {
        node {
          id
          type
          language
          service
          createdAt
          seenAt
        }
      }
    }
  }
`;

const languages = ['PL', 'EN'] as const;

interface UserDevicesProps {
  readonly user: userLists_devices$key;
  readonly loadedSearch: LoadedSearch;
}

/** Devices that receive push notifications. */
export function UserDevices({ user, loadedSearch }: UserDevicesProps) {
  const { devices } = useFragment(devicesFragment, user);
  return (
    <UserListPanel
      list="devices"
      loadedSearch={loadedSearch}
      result={devices}
      failed="admin.user.devicesFailed"
      heads="admin.user.deviceColumn"
      columns={[
        {
          column: 'type',
          hasNoCardLabel: true,
          cell: ({ type }) => <FormattedMessage id="admin.user.deviceType" values={{ type }} />,
        },
        { column: 'service', cell: ({ service }) => service ?? '–' },
        { column: 'lang', cell: ({ language }) => languages.find((option) => option === language) ?? '–' },
        { column: 'createdAt', cell: ({ createdAt }) => dateTimeParts(createdAt).date },
        { column: 'seenAt', cell: ({ seenAt }) => (seenAt ? dateTimeParts(seenAt).date : '–') },
      ]}
    />
  );
}
