import type { ReactNode } from 'react';
import { SortHead } from '../../../shared/ui/sort-head.tsx';
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
  return (
    <SortHead
      sort={sort}
      first={sort === 'drop' || sort === 'created_at' ? 'desc' : 'asc'}
      address={filters}
      onChange={(change) => onChange({ ...filters, ...change })}
      className={styles.figure}
    >
      {children}
    </SortHead>
  );
}
