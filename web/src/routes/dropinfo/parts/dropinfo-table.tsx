import { Box, VisuallyHidden } from '@mantine/core';
import {
  Fragment,
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import type { dropinfoListItem_dropinfo$key } from '../../../__generated__/dropinfoListItem_dropinfo.graphql.ts';
import type { dropinfoTable_dropinfo$key } from '../../../__generated__/dropinfoTable_dropinfo.graphql.ts';
import { MatchLink } from '../../../shared/football/match-table.tsx';
import { dateTimeText } from '../../../shared/ui/dates.ts';
import table from '../../../shared/ui/live-table.module.css';
import { SortableTh } from '../../../shared/ui/sortable-th.tsx';
import type { DropinfoFilters } from '../lib/dropinfo-filters.ts';
import { directionsOf } from '../lib/dropinfo-filters.ts';
import { DropinfoHistoryRow } from './dropinfo-history-row.tsx';
import { DropinfoListItem, isSameDropinfo } from './dropinfo-list-item.tsx';
import styles from './dropinfo-table.module.css';

interface DropinfoTableProps {
  readonly filters: DropinfoFilters;
  readonly onFiltersChange: (filters: DropinfoFilters) => void;
  /** Whether newer rows are on their way: the old ones are dimmed. */
  readonly isBusy: boolean;
  /** The groups of rows. */
  readonly children: ReactNode;
}

/** What the columns hold, and what sorts by them. */
const columns = [
  { label: 'common.kickOffIn', sort: 'date' },
  { label: 'common.created', sort: 'created_at' },
  { label: 'common.beforeKickOff', sort: 'timebetween' },
  { label: 'common.match', sort: null },
  { label: 'common.tip', sort: null },
  { label: 'member.dropinfo.columnDrop', sort: 'drop' },
  { label: 'member.dropinfo.columnFalling', sort: null },
  { label: 'member.dropinfo.columnOpposite', sort: null },
] as const;

/** The table of dropinfos with its sticky heads; below 1024 px its rows are cards and the heads are read out only. */
export function DropinfoTable({ filters, onFiltersChange, isBusy, children }: DropinfoTableProps) {
  return (
    <table
      role="table"
      className={`${table.table} ${styles.table}`}
      aria-busy={isBusy}
      data-busy={isBusy || undefined}
      data-grouped={filters.isGrouped || undefined}
    >
      <thead role="rowgroup" className={table.heads}>
        <tr role="row">
          {columns.map(({ sort, label }) =>
            sort === null ? (
              <th
                role="columnheader"
                key={label}
                scope="col"
                data-match={label === 'common.match' || undefined}
              >
                <FormattedMessage id={label} />
              </th>
            ) : (
              <SortableTh
                key={label}
                sort={sort}
                first={directionsOf(sort)[0] ?? 'asc'}
                address={filters}
                onChange={(change) => onFiltersChange({ ...filters, ...change })}
                isFigure
              >
                <FormattedMessage id={label} />
              </SortableTh>
            ),
          )}
          <th role="columnheader" scope="col">
            <VisuallyHidden>
              <FormattedMessage id="common.actions" />
            </VisuallyHidden>
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** Height of a row in the table before it was first in view, in pixels. */
const ROW = 46;

/** A row of the list: what shows it far from the view, and what draws it whole. */
interface GroupedRow {
  readonly id: string;
  readonly uid: string;
  readonly title: string;
}

interface DropinfoRowGroupProps {
  readonly rows: readonly (GroupedRow & dropinfoListItem_dropinfo$key & dropinfoTable_dropinfo$key)[];
  /** Whether they are those of one match, and stand under its head. */
  readonly isOfMatch: boolean;
  /** Ids of the rows that arrived a moment ago, in whichever group. */
  readonly marked: ReadonlyMap<string, unknown>;
  /** The dropinfo that the address names; null for none. */
  readonly targetUid: string | null;
  /** Whether it is at the beginning of the list, where most begin to read. */
  readonly initiallyVisible: boolean;
  /** Whether all rows are drawn whole, in view or not. */
  readonly renderAll: boolean;
}

function RowGroup({
  rows,
  isOfMatch,
  marked,
  targetUid,
  initiallyVisible,
  renderAll,
}: DropinfoRowGroupProps) {
  const group = useRef<HTMLTableSectionElement>(null);
  const [first] = rows;
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setOpen((some) => (some.includes(id) ? some.filter((other) => other !== id) : [...some, id]));
  const isNear = useNearViewport(group, initiallyVisible) || renderAll;
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
          <RowPlaceholder key={row.id} uid={row.uid} title={row.title} />
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
    one.renderAll === other.renderAll &&
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

interface RowPlaceholderProps {
  readonly uid: string;
  /** Its match. */
  readonly title: string;
}

const RowPlaceholder = memo(function Placeholder({ uid, title }: RowPlaceholderProps) {
  return (
    <tr role="row" className={`${table.card} ${styles.row}`} data-uid={uid}>
      <td role="cell" colSpan={9}>
        {title}
      </td>
    </tr>
  );
});

const dropinfoFragment = graphql`
  fragment dropinfoTable_dropinfo on Dropinfo @inline {
    title
    kickOff
    league {
      name
      country
    }
    match {
      ...matchTable_match
    }
  }
`;

interface DropinfoMatchHeadProps {
  /** One of the match's. */
  readonly dropinfo: dropinfoTable_dropinfo$key;
  /** How many of its rows follow. */
  readonly count: number;
}

function DropinfoMatchHead({ dropinfo, count }: DropinfoMatchHeadProps) {
  const { title, kickOff, league, match } = readInlineData(dropinfoFragment, dropinfo);
  return (
    <tr role="row" className={styles.head}>
      <th role="rowheader" scope="row" colSpan={9}>
        <span className={styles.title}>
          <MatchLink match={match}>{title}</MatchLink>
        </span>
        <Box component="span" c="dimmed" fz="xs">
          {league && `${league.country} · ${league.name} · `}
          {dateTimeText(kickOff)}
          {' · '}
          <FormattedMessage id="member.dropinfo.inMatch" values={{ count }} />
        </Box>
      </th>
    </tr>
  );
}
