import { Box } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { MessageId } from '../../../../../i18n/texts.ts';
import { type Caught, caughtError } from '../../../../../shared/relay/app-error.ts';
import { FailedCard } from '../../../../../shared/ui/error-states.tsx';
import { Pager } from '../../../../../shared/ui/paging.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { SearchField } from '../../../../../shared/ui/search-field.tsx';
import { AdminTable, type Column } from '../../../parts/admin-table.tsx';
import { PageOutOfRange } from '../../../parts/filter-chips.tsx';
import { PAGE_SIZE, readListParams } from '../lib/user-params.ts';

interface UserListPanelProps<Row extends { readonly id: string }> {
  readonly isRefreshing: boolean;
  readonly list: 'logs' | 'devices';
  readonly result: Caught<{ readonly totalCount: number; readonly edges: readonly { readonly node: Row }[] }>;
  /** Error title when the list fails to load. */
  readonly failed: MessageId;
  /** Id of the message that maps a `column` to its heading. */
  readonly heads: MessageId;
  readonly columns: readonly Column<Row>[];
}

/** A list on the user page. Its search and page are kept in the URL. */
export function UserListPanel<Row extends { readonly id: string }>(props: UserListPanelProps<Row>) {
  const { list, result, failed, heads, columns, isRefreshing } = props;
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const address = readListParams(params, list);
  const change = ({ search, page }: typeof address) => {
    const next = new URLSearchParams(params);
    next.set(list, search);
    next.set(`${list}Page`, String(page));
    if (search === '') next.delete(list);
    if (page === 1) next.delete(`${list}Page`);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  if (!result?.ok || !result.value) {
    return (
      <FailedCard
        title={<FormattedMessage id={failed} />}
        error={caughtError(result && !result.ok ? result.errors : [])}
      />
    );
  }
  const { totalCount: total, edges } = result.value;
  const hasRows = edges.length > 0;
  return (
    <Panel
      title={<FormattedMessage id="admin.user.list" values={{ list }} />}
      note={intl.formatNumber(total)}
      aside={
        <SearchField
          label={intl.formatMessage({ id: 'admin.user.listSearch' }, { list })}
          value={address.search}
          onSearch={(search) => change({ search, page: 1 })}
        />
      }
    >
      {hasRows && (
        <AdminTable
          cards={{ label: intl.formatMessage({ id: 'admin.user.list' }, { list }), isBusy: isRefreshing }}
          rows={edges.map(({ node }) => node)}
          rowKey={({ id }) => id}
          heads={heads}
          columns={columns}
        />
      )}
      {!hasRows && total > 0 && <PageOutOfRange onFirstPage={() => change({ ...address, page: 1 })} />}
      {!hasRows && total === 0 && (
        <Box component="p" p="md" c="dimmed">
          <FormattedMessage
            id={address.search === '' ? 'admin.user.listEmpty' : 'admin.user.listNone'}
            values={{ list }}
          />
        </Box>
      )}
      {hasRows && total > PAGE_SIZE && (
        <Box p={10} style={{ borderTop: '1px solid var(--line)' }}>
          <Pager
            label={intl.formatMessage({ id: 'admin.user.listPages' }, { list })}
            page={address.page}
            pageSize={PAGE_SIZE}
            total={total}
            onChange={(page) => change({ ...address, page })}
          />
        </Box>
      )}
    </Panel>
  );
}
