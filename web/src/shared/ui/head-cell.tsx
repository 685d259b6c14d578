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

const marks = { asc: IconArrowUp, desc: IconArrowDown };
const opposites = { asc: 'desc', desc: 'asc' } as const;
const sortNames = { asc: 'ascending', desc: 'descending' } as const;

/** The head of a column. */
export function HeadCell<TSort extends string>(props: HeadCellProps<TSort>) {
  const { sort, first = 'desc', sorting, isFigure, isHidden, meaning, children, ...th } = props;
  const sorted = sort !== undefined && sorting?.address.sort === sort ? sorting.address.direction : null;
  const content = () => {
    if (isHidden) return <VisuallyHidden>{children}</VisuallyHidden>;
    if (sort !== undefined && sorting) {
      const direction = sorted ? opposites[sorted] : first;
      return (
        <SortButton sorted={sorted} meaning={meaning} onClick={() => sorting.onChange({ sort, direction })}>
          {children}
        </SortButton>
      );
    }
    return meaning === undefined ? children : <Term meaning={meaning}>{children}</Term>;
  };
  return (
    <th
      role="columnheader"
      scope="col"
      data-figure={isFigure || undefined}
      aria-sort={sorted ? sortNames[sorted] : undefined}
      {...th}
    >
      {content()}
    </th>
  );
}

interface SortButtonProps {
  /** The direction in which the column sorts the rows; null when it does not. */
  readonly sorted: Direction | null;
  readonly meaning: ReactNode;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function SortButton({ sorted, meaning, onClick, children }: SortButtonProps) {
  const Mark = sorted ? marks[sorted] : IconArrowsSort;
  const isExplained = meaning !== undefined;
  const button = (
    <UnstyledButton
      className={styles.sort}
      data-sorted={sorted !== null || undefined}
      data-explained={isExplained || undefined}
      onClick={onClick}
    >
      <span>{children}</span>
      <Mark size={13} stroke={2} aria-hidden="true" />
    </UnstyledButton>
  );
  return isExplained ? <Tooltip label={meaning}>{button}</Tooltip> : button;
}

interface TermProps {
  readonly meaning: ReactNode;
  readonly children: ReactNode;
}

function Term({ meaning, children }: TermProps) {
  return (
    <Tooltip label={meaning}>
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
    </Tooltip>
  );
}
