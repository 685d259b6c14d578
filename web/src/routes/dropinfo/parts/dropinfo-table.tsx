import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import table from '../../../shared/ui/live-table.module.css';
import { SortableTh } from '../../../shared/ui/sortable-th.tsx';
import type { DropinfoFilters, DropinfoSort } from '../lib/dropinfo-filters.ts';
import styles from './dropinfo-table.module.css';

interface DropinfoTableProps {
  readonly filters: DropinfoFilters;
  readonly onFiltersChange: (filters: DropinfoFilters) => void;
  /** Whether newer rows are on their way: the old ones are dimmed. */
  readonly isBusy: boolean;
  /** The groups of rows. */
  readonly children: ReactNode;
}

/** What the columns hold, and what sorts by them. */
const columns = [
  { label: 'common.kickOffIn', sort: 'date' },
  { label: 'common.created', sort: 'created_at' },
  { label: 'common.beforeKickOff', sort: 'timebetween' },
  { label: 'common.match', sort: null },
  { label: 'common.tip', sort: null },
  { label: 'member.dropinfo.columnDrop', sort: 'drop' },
  { label: 'member.dropinfo.columnFalling', sort: null },
  { label: 'member.dropinfo.columnOpposite', sort: null },
] as const;

/** The table of dropinfos with its sticky heads; below 1024 px its rows are cards and the heads are read out only. */
export function DropinfoTable({ filters, onFiltersChange, isBusy, children }: DropinfoTableProps) {
  return (
    <table
      role="table"
      className={`${table.table} ${styles.table}`}
      aria-busy={isBusy}
      data-busy={isBusy || undefined}
      data-grouped={filters.isGrouped || undefined}
    >
      <thead role="rowgroup" className={table.heads}>
        <tr role="row">
          {columns.map(({ sort, label }) =>
            sort === null ? (
              <th
                role="columnheader"
                key={label}
                scope="col"
                data-match={label === 'common.match' || undefined}
              >
                <FormattedMessage id={label} />
              </th>
            ) : (
              <DropinfoSortableTh key={label} sort={sort} filters={filters} onChange={onFiltersChange}>
                <FormattedMessage id={label} />
              </DropinfoSortableTh>
            ),
          )}
          <th role="columnheader" scope="col">
            <VisuallyHidden>
              <FormattedMessage id="common.actions" />
            </VisuallyHidden>
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

interface DropinfoSortableThProps {
  /** What this column sorts by. */
  readonly sort: DropinfoSort;
  readonly filters: DropinfoFilters;
  readonly onChange: (filters: DropinfoFilters) => void;
  readonly children: ReactNode;
}

function DropinfoSortableTh({ sort, filters, onChange, children }: DropinfoSortableThProps) {
  return (
    <SortableTh
      sort={sort}
      first={sort === 'drop' || sort === 'created_at' ? 'desc' : 'asc'}
      address={filters}
      onChange={(change) => onChange({ ...filters, ...change })}
      isFigure
    >
      {children}
    </SortableTh>
  );
}
