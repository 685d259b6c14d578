import { memo } from 'react';
import { DropinfoListItem, type DropinfoListItemProps, isSameDropinfoRow } from './dropinfo-list-item.tsx';
import styles from './dropinfo-table.module.css';

/** Height of a row in the table before it was first in view, in pixels. */
const ROW = 46;

interface DropinfoRowGroupProps {
  readonly rows: readonly (DropinfoListItemProps & { readonly id: string })[];
}

function RowGroup({ rows }: DropinfoRowGroupProps) {
  // A property of its own and no variable, which would be inherited: each row that comes would restyle the others.
  return (
    <tbody className={styles.rows} style={{ containIntrinsicSize: `auto ${rows.length * ROW}px` }}>
      {rows.map(({ id, ...row }) => (
        <DropinfoListItem key={id} {...row} />
      ))}
    </tbody>
  );
}

/**
 * Rows that the browser leaves out together while they are not in view: hundreds of them cost it as little as one. A group
 * is gone through again only when one of its own rows changes, comes or goes.
 */
export const DropinfoRowGroup = memo(
  RowGroup,
  ({ rows }, { rows: others }) =>
    rows.length === others.length &&
    rows.every((row, place) => {
      const other = others[place];
      return other !== undefined && row.id === other.id && isSameDropinfoRow(row, other);
    }),
);
