import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Direction } from './address-fields.ts';
import styles from './head-cell.module.css';
import type { Sorting } from './url-state.ts';

export interface Head<TSort extends string> {
  /** Key of a sortable column. */
  readonly sort?: TSort | undefined;
  /** The direction of the first click; default: descending. */
  readonly first?: Direction | undefined;
  /** Whether the column is numeric and right-aligned. */
  readonly isFigure?: boolean | undefined;
  readonly className?: string | undefined;
  /** Explains the term in a tooltip. */
  readonly meaning?: ReactNode;
  /** Whether groups by match hide the column. */
  readonly 'data-match'?: true;
}

interface HeadCellProps<TSort extends string> extends Head<TSort> {
  /** Makes a column with a sort key sortable. */
  readonly sorting?: Sorting<TSort> | undefined;
  /** Whether its text is only for screen readers. */
  readonly isHidden?: boolean | undefined;
  readonly children: ReactNode;
}

/** The head of a column. */
export function HeadCell<TSort extends string>(props: HeadCellProps<TSort>) {
  const { sort, first = 'desc', sorting, isFigure, isHidden, meaning, children, ...th } = props;
  const isSorted = sort !== undefined && sorting?.address.sort === sort;
  const isAscending = sorting?.address.direction === 'asc';
  const Mark = isSorted ? (isAscending ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  const direction = isSorted ? (isAscending ? 'desc' : 'asc') : first;
  const isExplained = meaning !== undefined;
  const content =
    sort !== undefined && sorting ? (
      <UnstyledButton
        className={styles.sort}
        data-sorted={isSorted || undefined}
        data-explained={isExplained || undefined}
        onClick={() => sorting.onChange({ sort, direction })}
      >
        <span>{children}</span>
        <Mark size={13} stroke={2} aria-hidden="true" />
      </UnstyledButton>
    ) : isExplained ? (
      <UnstyledButton
        c="inherit"
        fz="inherit"
        fw="inherit"
        lh="inherit"
        td="underline dotted"
        style={{ cursor: 'help' }}
      >
        <span>{children}</span>
      </UnstyledButton>
    ) : (
      children
    );
  return (
    <th
      role="columnheader"
      scope="col"
      data-figure={isFigure || undefined}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
      {...th}
    >
      {isHidden ? (
        <VisuallyHidden>{children}</VisuallyHidden>
      ) : isExplained ? (
        <Tooltip label={meaning}>{content}</Tooltip>
      ) : (
        content
      )}
    </th>
  );
}
