import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './card-table.module.css';

interface CardTableProps {
  /** For screen readers. */
  readonly label: string;
  readonly heads: ReactNode;
  /** Whether the rows are stale and dimmed. */
  readonly isBusy?: boolean;
  /** Rows. In a card, `data-label` is a cell's label, and `data-empty` hides the cell. */
  readonly children: ReactNode;
}

/**
 * A table. Below 1024 px its rows are cards and its headers are visually hidden. Rows and cells need explicit roles, because Safari
 * drops those of elements that are not displayed as a table.
 */
export function CardTable({ label, heads, isBusy = false, children }: CardTableProps) {
  return (
    <Table
      role="table"
      className={styles.table}
      horizontalSpacing={10}
      verticalSpacing={5}
      fz="var(--fs-13)"
      aria-label={label}
      aria-busy={isBusy}
    >
      <thead role="rowgroup" data-heads>
        <tr role="row">{heads}</tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </Table>
  );
}
