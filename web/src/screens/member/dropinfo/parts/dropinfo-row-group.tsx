import type { ReactNode } from 'react';
import styles from './dropinfo-table.module.css';

/** Height of a row in the table before it was first in view, in pixels. */
const ROW = 46;

interface DropinfoRowGroupProps {
  /** How many rows there are. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Rows that the browser leaves out together while they are not in view: hundreds of them cost it as little as one. */
export function DropinfoRowGroup({ count, children }: DropinfoRowGroupProps) {
  // A property of its own and no variable, which would be inherited: each row that comes would restyle the others.
  return (
    <tbody className={styles.rows} style={{ containIntrinsicSize: `auto ${count * ROW}px` }}>
      {children}
    </tbody>
  );
}
