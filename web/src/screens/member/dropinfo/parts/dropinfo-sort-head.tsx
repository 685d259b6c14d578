import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DropinfoFilters, DropinfoSort } from '../lib/dropinfo-filters.ts';
import styles from './dropinfo-table.module.css';

interface DropinfoSortHeadProps {
  /** What this column sorts by. */
  readonly sort: DropinfoSort;
  readonly filters: DropinfoFilters;
  readonly onChange: (filters: DropinfoFilters) => void;
  readonly children: ReactNode;
}

/** A column head that sorts: nearest kick-off, newest or largest fall first, the next press the other way. */
export function DropinfoSortHead({ sort, filters, onChange, children }: DropinfoSortHeadProps) {
  const isSorted = filters.sort === sort;
  const isAscending = filters.direction === 'asc';
  const Mark = isSorted ? (isAscending ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  const press = () => {
    const first = sort === 'drop' || sort === 'created_at' ? 'desc' : 'asc';
    const direction = isSorted ? (isAscending ? 'desc' : 'asc') : first;
    onChange({ ...filters, sort, direction });
  };
  return (
    <th
      scope="col"
      className={styles.figure}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      <UnstyledButton className={styles.sort} data-sorted={isSorted || undefined} onClick={press}>
        {children}
        <Mark size={13} stroke={2} aria-hidden="true" />
      </UnstyledButton>
    </th>
  );
}
