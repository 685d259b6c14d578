import { Box } from '@mantine/core';
import {
  Fragment,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, readInlineData, useQueryLoader } from 'react-relay';
import type { dropinfoHistoryQuery } from '../../../__generated__/dropinfoHistoryQuery.graphql.ts';
import historyQuery from '../../../__generated__/dropinfoHistoryQuery.graphql.ts';
import type { dropinfoListItem_dropinfo$key } from '../../../__generated__/dropinfoListItem_dropinfo.graphql.ts';
import type { dropinfoTable_dropinfo$key } from '../../../__generated__/dropinfoTable_dropinfo.graphql.ts';
import { MatchLink } from '../../../shared/football/match-table.tsx';
import { LiveContext } from '../../../shared/live/live-context.ts';
import type { AppError } from '../../../shared/relay/app-error.ts';
import { requiring } from '../../../shared/relay/environment.ts';
import { RefreshContext } from '../../../shared/relay/refresh-context.ts';
import { memoizeAsync } from '../../../shared/routing/load-code.ts';
import { dateTimeText } from '../../../shared/ui/dates.ts';
import { ErrorBoundary, FailedMessage } from '../../../shared/ui/error-states.tsx';
import { type LiveColumn, LiveTable } from '../../../shared/ui/live-table.tsx';
import type { DropinfoSort, FilterProps } from '../lib/dropinfo-filters.ts';
import { historyId } from '../lib/price-points.ts';
import { DropinfoListItem, DropinfoPlaceholder, isSameDropinfo } from './dropinfo-list-item.tsx';
import styles from './dropinfo-table.module.css';

const columns: readonly LiveColumn<DropinfoSort>[] = [
  { label: 'common.kickOffIn', sort: 'date', first: 'asc', isFigure: true },
  { label: 'common.created', sort: 'created_at', isFigure: true },
  { label: 'common.beforeKickOff', sort: 'timebetween', first: 'asc', isFigure: true },
  { label: 'common.match', 'data-match': true },
  { label: 'common.selection' },
  { label: 'member.dropinfo.columnDrop', sort: 'drop', isFigure: true },
  { label: 'member.dropinfo.columnFalling' },
  { label: 'member.dropinfo.columnOpposite' },
];

interface DropinfoTableProps extends FilterProps {
  readonly children: ReactNode;
}

export function DropinfoTable({ filters, onChange, ...table }: DropinfoTableProps) {
  const intl = useIntl();
  return (
    <LiveTable
      label={intl.formatMessage({ id: 'common.dropinfo' })}
      className={styles.table}
      columns={columns}
      data-grouped={filters.isGrouped || undefined}
      sorting={{ address: filters, onChange }}
      {...table}
    />
  );
}

/** Estimated height of a row that was not rendered yet, in pixels. */
const rowHeight = 46;

type DropinfoRow = dropinfoListItem_dropinfo$key &
  dropinfoTable_dropinfo$key & { readonly id: string; readonly uid: string };

interface DropinfoRowGroupProps {
  readonly rows: readonly DropinfoRow[];
  /** Whether the rows belong to one match and have a header. */
  readonly isMatch: boolean;
  /** Ids of new rows of all groups. */
  readonly marked: ReadonlyMap<string, unknown>;
  /** Ids of the rows of all groups whose history is open. */
  readonly openIds: readonly string[];
  readonly onToggle: (id: string) => void;
  /** The dropinfo that the URL links to; null for none. */
  readonly targetUid: string | null;
  readonly initiallyVisible: boolean;
  /** Renders all rows in full, near the viewport or not. */
  readonly renderAll: boolean;
}

function RowGroup(props: DropinfoRowGroupProps) {
  const { rows, isMatch, marked, openIds, onToggle, targetUid, initiallyVisible, renderAll } = props;
  const group = useRef<HTMLTableSectionElement>(null);
  const [first] = rows;
  const isNear = useNearViewport(group, initiallyVisible) || renderAll;
  // Not a CSS variable: it is inherited, so that each new row would restyle the others.
  return (
    <tbody
      role="rowgroup"
      ref={group}
      className={styles.rows}
      style={{ containIntrinsicBlockSize: `auto ${rows.length * rowHeight}px` }}
    >
      {isMatch && first && <DropinfoMatchHeader dropinfo={first} count={rows.length} />}
      {rows.map((row) =>
        isNear || row.uid === targetUid || openIds.includes(row.id) ? (
          <Fragment key={row.id}>
            <DropinfoListItem
              dropinfo={row}
              isNew={marked.has(row.id)}
              isTarget={row.uid === targetUid}
              isOpen={openIds.includes(row.id)}
              onToggle={() => onToggle(row.id)}
            />
            {openIds.includes(row.id) && <DropinfoHistoryRow uid={row.uid} />}
          </Fragment>
        ) : (
          <DropinfoPlaceholder key={row.id} dropinfo={row} />
        ),
      )}
    </tbody>
  );
}

/**
 * Rows that are rendered together. Far from the viewport they are plain text, so that of a thousand rows about fifty are rendered in full.
 * A group re-renders only when its own rows change.
 */
export const DropinfoRowGroup = memo(
  RowGroup,
  (one, other) =>
    one.renderAll === other.renderAll &&
    one.isMatch === other.isMatch &&
    one.targetUid === other.targetUid &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, index) => {
      const same = other.rows[index];
      return (
        same !== undefined &&
        row.id === same.id &&
        one.marked.has(row.id) === other.marked.has(row.id) &&
        one.openIds.includes(row.id) === other.openIds.includes(row.id) &&
        isSameDropinfo(row, same)
      );
    }),
);

/** Distance from the viewport within which rows are rendered, in pixels. */
const viewportMargin = 300;

/**
 * Whether an element is in or near the viewport. An element without a box or with the focus always counts as near.
 * @param initially the value until the browser reports
 */
function useNearViewport(ref: RefObject<Element | null>, initially: boolean): boolean {
  const [isNear, setNear] = useState(initially);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = (entry: IntersectionObserverEntry | undefined) => {
      if (!entry) return;
      const isFar =
        !entry.isIntersecting &&
        entry.boundingClientRect.height > 0 &&
        !element.contains(document.activeElement);
      startTransition(() => setNear(!isFar));
    };
    const observer = new IntersectionObserver((entries) => update(entries.at(-1)), {
      rootMargin: `${viewportMargin}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return isNear;
}

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

interface DropinfoMatchHeaderProps {
  /** Any dropinfo of the match. */
  readonly dropinfo: dropinfoTable_dropinfo$key;
  /** The number of its rows. */
  readonly count: number;
}

function DropinfoMatchHeader({ dropinfo, count }: DropinfoMatchHeaderProps) {
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

const lazyHistory = () =>
  lazy(memoizeAsync(async () => ({ default: (await import('./dropinfo-history.tsx')).DropinfoHistory })));

/**
 * The odds history under a row. Its code is loaded on first use, together with its data, which is refetched after live events may have
 * been lost. A retry needs a new lazy component, since React remembers that the code failed to load.
 */
function DropinfoHistoryRow({ uid }: { readonly uid: string }) {
  const intl = useIntl();
  const live = useContext(LiveContext);
  const [DropinfoHistory, setHistory] = useState(lazyHistory);
  const [queryRef, load] = useQueryLoader<dropinfoHistoryQuery>(historyQuery);
  const fetchHistory = () => startTransition(() => load({ uid }, requiring('dropinfo')));
  const refresh = () => {
    startTransition(() => setHistory(lazyHistory));
    fetchHistory();
  };
  const fetchFromEffect = useEffectEvent(fetchHistory);
  useEffect(() => {
    fetchFromEffect();
    return live.onResync(() => fetchFromEffect());
  }, [live]);
  const loading = (
    <Box mih={420} role="status" aria-label={intl.formatMessage({ id: 'member.dropinfo.historyLoading' })} />
  );
  const renderError = (error: AppError) => (
    <FailedMessage title={<FormattedMessage id="member.dropinfo.historyFailed" />} error={error} />
  );
  return (
    <tr role="row" className={styles.history} id={historyId(uid)}>
      <td role="cell" colSpan={9}>
        <RefreshContext value={{ isRefreshing: false, refresh }}>
          <ErrorBoundary resetKey={queryRef} fallback={renderError}>
            <Suspense fallback={loading}>
              {queryRef ? <DropinfoHistory queryRef={queryRef} renderError={renderError} /> : loading}
            </Suspense>
          </ErrorBoundary>
        </RefreshContext>
      </td>
    </tr>
  );
}
