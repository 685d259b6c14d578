import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Direction } from './address-fields.ts';
import styles from './sortable-th.module.css';
import type { Sorting } from './url-state.ts';

interface SortableThProps<TSort extends string> extends Sorting<TSort> {
  readonly sort: TSort;
  /** The direction of the first click. */
  readonly first?: Direction;
  readonly className?: string | undefined;
  /** Whether the column is numeric and right-aligned. */
  readonly isFigure?: boolean;
  /** Explains the term in a tooltip. */
  readonly meaning?: ReactNode;
  readonly children: ReactNode;
}

export function SortableTh<TSort extends string>(props: SortableThProps<TSort>) {
  const { sort, first = 'asc', address, onChange, className, isFigure = false, meaning, children } = props;
  const isSorted = address.sort === sort;
  const isAscending = address.direction === 'asc';
  const Mark = isSorted ? (isAscending ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  const direction = isSorted ? (isAscending ? 'desc' : 'asc') : first;
  return (
    <th
      role="columnheader"
      scope="col"
      className={className}
      data-figure={isFigure || undefined}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      <Tooltip label={meaning} disabled={meaning === undefined}>
        <UnstyledButton
          className={styles.sort}
          data-sorted={isSorted || undefined}
          data-explained={meaning !== undefined || undefined}
          onClick={() => onChange({ sort, direction })}
        >
          <span>{children}</span>
          <Mark size={13} stroke={2} aria-hidden="true" />
        </UnstyledButton>
      </Tooltip>
    </th>
  );
}
