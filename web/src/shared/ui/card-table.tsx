import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './card-table.module.css';

interface CardTableProps {
  /** What the rows are, for those who do not see it. */
  readonly label: string;
  /** Cells of the head. */
  readonly heads: ReactNode;
  /** Whether newer rows are on their way: the old ones are dimmed. */
  readonly isBusy?: boolean;
  /** Whether the heads that sort stay in sight where the rows are cards. */
  readonly keepsSorting?: boolean;
  /** Rows. Where they are cards a cell is named by its `data-label`, or stands alone without one, and is left out with `data-empty`. */
  readonly children: ReactNode;
}

/**
 * A table; below 1024 px its rows are cards and its heads are read out, but for those that sort where they are kept. As in every table that becomes cards, rows
 * and cells name their roles: Safari takes them from what is not displayed as a table.
 */
export function CardTable({ label, heads, isBusy = false, keepsSorting = false, children }: CardTableProps) {
  return (
    <Table
      role="table"
      className={styles.table}
      horizontalSpacing={10}
      verticalSpacing={5}
      fz="var(--fs-13)"
      aria-label={label}
      aria-busy={isBusy}
      data-sorting={keepsSorting || undefined}
    >
      <thead role="rowgroup">
        <tr role="row">{heads}</tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </Table>
  );
}
