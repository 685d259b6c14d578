import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CardTable } from '../../../../../shared/ui/card-table.tsx';
import { Pager } from '../../../../../shared/ui/paging.tsx';
import { Panel } from '../../../../../shared/ui/panel.tsx';
import { SearchField } from '../../../../../shared/ui/search-field.tsx';
import { PageOutOfRange } from '../../../parts/filter-chips.tsx';
import { entriesOnPage, type SectionParams } from '../lib/user-address.ts';

interface UserPartProps {
  readonly list: 'logs' | 'devices';
  readonly address: SectionParams;
  readonly total: number;
  /** Whether the page has rows. */
  readonly hasRows: boolean;
  readonly isRefreshing: boolean;
  readonly heads: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
  readonly onChange: (address: SectionParams) => void;
}

/** A searched and paged list on a person's page. */
export function UserPart(props: UserPartProps) {
  const { list, address, total, hasRows, isRefreshing, heads, children, onChange } = props;
  const intl = useIntl();
  return (
    <Panel
      title={<FormattedMessage id="admin.user.list" values={{ list }} />}
      note={intl.formatNumber(total)}
      aside={
        <SearchField
          label={intl.formatMessage({ id: 'admin.user.listSearch' }, { list })}
          value={address.search}
          onSearch={(search) => onChange({ search, page: 1 })}
        />
      }
    >
      {hasRows && (
        <CardTable
          label={intl.formatMessage({ id: 'admin.user.list' }, { list })}
          isBusy={isRefreshing}
          heads={heads}
        >
          {children}
        </CardTable>
      )}
      {!hasRows && total > 0 && <PageOutOfRange onFirstPage={() => onChange({ ...address, page: 1 })} />}
      {!hasRows && total === 0 && (
        <Box component="p" p="md" c="dimmed">
          <FormattedMessage
            id={address.search === '' ? 'admin.user.listEmpty' : 'admin.user.listNone'}
            values={{ list }}
          />
        </Box>
      )}
      {hasRows && total > entriesOnPage && (
        <Box p={10} style={{ borderTop: '1px solid var(--line)' }}>
          <Pager
            label={intl.formatMessage({ id: 'admin.user.listPages' }, { list })}
            page={address.page}
            pageSize={entriesOnPage}
            total={total}
            onChange={(page) => onChange({ ...address, page })}
          />
        </Box>
      )}
    </Panel>
  );
}
