import { Fragment, memo, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { dropinfoListItem_dropinfo$key } from '../../../__generated__/dropinfoListItem_dropinfo.graphql.ts';
import type { dropinfoMatchHead_dropinfo$key } from '../../../__generated__/dropinfoMatchHead_dropinfo.graphql.ts';
import { DropinfoFarItem } from './dropinfo-far-item.tsx';
import { DropinfoHistoryRow } from './dropinfo-history-row.tsx';
import { DropinfoListItem, isSameDropinfo } from './dropinfo-list-item.tsx';
import { DropinfoMatchHead } from './dropinfo-match-head.tsx';
import styles from './dropinfo-table.module.css';

/** Height of a row in the table before it was first in view, in pixels. */
const ROW = 46;

/** A row of the list: what shows it far from the view, and what draws it whole. */
interface GroupedRow {
  readonly id: string;
  readonly uid: string;
  readonly title: string;
}

interface DropinfoRowGroupProps {
  readonly rows: readonly (GroupedRow & dropinfoListItem_dropinfo$key & dropinfoMatchHead_dropinfo$key)[];
  /** Whether they are those of one match, and stand under its head. */
  readonly isOfMatch: boolean;
  /** Ids of the rows that arrived a moment ago, in whichever group. */
  readonly marked: ReadonlyMap<string, unknown>;
  /** The dropinfo that the address names; null for none. */
  readonly targetUid: string | null;
  /** Whether it is at the beginning of the list, where most begin to read. */
  readonly isAhead: boolean;
  /** Whether all rows are drawn whole, in view or not. */
  readonly isWhole: boolean;
}

function RowGroup({ rows, isOfMatch, marked, targetUid, isAhead, isWhole }: DropinfoRowGroupProps) {
  const group = useRef<HTMLTableSectionElement>(null);
  const [first] = rows;
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setOpen((some) => (some.includes(id) ? some.filter((other) => other !== id) : [...some, id]));
  const isNear = useNearViewport(group, isAhead) || isWhole;
  // A property of its own and no variable, which would be inherited: each row that comes would restyle the others.
  return (
    <tbody
      role="rowgroup"
      ref={group}
      className={styles.rows}
      data-far={!isNear || undefined}
      style={{ containIntrinsicBlockSize: `auto ${rows.length * ROW}px` }}
    >
      {isOfMatch && first && <DropinfoMatchHead dropinfo={first} count={rows.length} />}
      {rows.map((row) =>
        isNear || row.uid === targetUid || open.includes(row.id) ? (
          <Fragment key={row.id}>
            <DropinfoListItem
              dropinfo={row}
              isNew={marked.has(row.id)}
              isTarget={row.uid === targetUid}
              isOpen={open.includes(row.id)}
              onToggle={() => toggle(row.id)}
            />
            {open.includes(row.id) && <DropinfoHistoryRow uid={row.uid} />}
          </Fragment>
        ) : (
          <DropinfoFarItem key={row.id} uid={row.uid} title={row.title} />
        ),
      )}
    </tbody>
  );
}

/**
 * Rows that are drawn together, far from the view by their names alone: of a thousand rows the page then holds the parts
 * of some fifty. A group is gone through again only when one of its own rows changes, comes or goes.
 */
export const DropinfoRowGroup = memo(
  RowGroup,
  (one, other) =>
    one.isWhole === other.isWhole &&
    one.isOfMatch === other.isOfMatch &&
    one.targetUid === other.targetUid &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, place) => {
      const same = other.rows[place];
      return (
        same !== undefined &&
        row.id === same.id &&
        one.marked.has(row.id) === other.marked.has(row.id) &&
        isSameDropinfo(row, same)
      );
    }),
);

/** How far from the view an element is near still, in pixels. */
const MARGIN = 300;

/**
 * Whether an element is in view or will be soon. What has no box of its own always counts as near, and so does what
 * holds the focus.
 * @param initially what to take it for until the browser tells
 */
function useNearViewport(ref: RefObject<Element | null>, initially: boolean): boolean {
  const [isNear, setNear] = useState(initially);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = (entry: IntersectionObserverEntry | undefined) => {
      if (!entry) return;
      const isFar =
        !entry.isIntersecting &&
        entry.boundingClientRect.height > 0 &&
        !element.contains(document.activeElement);
      startTransition(() => setNear(!isFar));
    };
    const observer = new IntersectionObserver((entries) => look(entries.at(-1)), {
      rootMargin: `${MARGIN}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return isNear;
}
