import type { ReactNode } from 'react';
import { SortableTh } from '../../../shared/ui/sortable-th.tsx';
import type { DropinfoFilters, DropinfoSort } from '../lib/dropinfo-filters.ts';

interface DropinfoSortableThProps {
  /** What this column sorts by. */
  readonly sort: DropinfoSort;
  readonly filters: DropinfoFilters;
  readonly onChange: (filters: DropinfoFilters) => void;
  readonly children: ReactNode;
}

/** A column head that sorts: nearest kick-off, newest or largest fall first, the next press the other way. */
export function DropinfoSortableTh({ sort, filters, onChange, children }: DropinfoSortableThProps) {
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
