import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DropinfoFilters } from '../lib/dropinfo-filters.ts';
import { DropinfoSortHead } from './dropinfo-sort-head.tsx';
import styles from './dropinfo-table.module.css';

interface DropinfoTableProps {
  readonly filters: DropinfoFilters;
  readonly onFiltersChange: (filters: DropinfoFilters) => void;
  /** Whether newer rows are on their way: the old ones are dimmed. */
  readonly isBusy: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** The table of dropinfos with its sticky heads; below 1024 px its rows are cards and the heads are read out only. */
export function DropinfoTable({ filters, onFiltersChange, isBusy, children }: DropinfoTableProps) {
  return (
    <table className={styles.table} aria-busy={isBusy} data-busy={isBusy || undefined}>
      <thead className={styles.heads}>
        <tr>
          <DropinfoSortHead sort="date" filters={filters} onChange={onFiltersChange}>
            <FormattedMessage id="member.dropinfo.columnTime" />
          </DropinfoSortHead>
          <DropinfoSortHead sort="created_at" filters={filters} onChange={onFiltersChange}>
            <FormattedMessage id="member.dropinfo.columnCreated" />
          </DropinfoSortHead>
          <th scope="col">
            <FormattedMessage id="member.dropinfo.columnMatch" />
          </th>
          <th scope="col">
            <FormattedMessage id="member.dropinfo.columnTip" />
          </th>
          <DropinfoSortHead sort="drop" filters={filters} onChange={onFiltersChange}>
            <FormattedMessage id="member.dropinfo.columnDrop" />
          </DropinfoSortHead>
          <th scope="col">
            <FormattedMessage id="member.dropinfo.columnFalling" />
          </th>
          <th scope="col">
            <FormattedMessage id="member.dropinfo.columnOpposite" />
          </th>
          <th scope="col">
            <span className={styles.unseen}>
              <FormattedMessage id="member.dropinfo.columnActions" />
            </span>
          </th>
        </tr>
      </thead>
      <tbody className={styles.rows}>{children}</tbody>
    </table>
  );
}
