import { Box, Card, Stack } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { dropinfoListSection_query$key } from '../../../__generated__/dropinfoListSection_query.graphql.ts';
import type { dropinfoListSectionPaginationQuery } from '../../../__generated__/dropinfoListSectionPaginationQuery.graphql.ts';
import type { dropinfoScreenQuery } from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import { useKeptPages, useRefetchWhen } from '../../../shared/relay/refresh-context.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { LiveBanner } from '../../../shared/ui/connection-status.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { RefreshFailedBar } from '../../../shared/ui/error-states.tsx';
import { NewRowsPill } from '../../../shared/ui/new-rows-pill.tsx';
import { Banner } from '../../../shared/ui/notice.tsx';
import { LoadMore } from '../../../shared/ui/paging.tsx';
import { useIsReading, useNewRows } from '../../../shared/ui/use-new-rows.ts';
import { matchGroups, rowGroups } from '../../lib/row-groups.ts';
import { useLastStart } from '../../lib/use-last-start.ts';
import { NewSignalsStatus } from '../../parts/new-signals-status.tsx';
import { clearFilters, dropinfoPageSize, type FilterProps, isFiltered } from '../lib/dropinfo-filters.ts';
import { useBatchedAppend } from '../lib/use-batched-append.ts';
import { sortStartedLast, useLiveDropinfos } from '../lib/use-live-dropinfos.ts';
import { DropinfoRowGroup, DropinfoTable } from './dropinfo-table.tsx';
import { DropinfoToolbar } from './dropinfo-toolbar.tsx';

const queryFragment = graphql`
  fragment dropinfoListSection_query on Query
  @argumentDefinitions(
    filter: { type: "DropinfoFilterInput" }
    orderBy: { type: "DropinfoOrder" }
    first: { type: "Int!" }
    after: { type: "String" }
  )
  @throwOnFieldError
  @refetchable(queryName: "dropinfoListSectionPaginationQuery") {
    dropinfos(filter: $filter, orderBy: $orderBy, first: $first, after: $after)
      @connection(key: "dropinfoListSection_dropinfos", filters: ["filter", "orderBy"]) {
      __id
      totalCount
      edges {
        node {
          id
          uid
          title
          kickOff
          minutesToKickOff
          ...dropinfoListItem_dropinfo
          ...dropinfoTable_dropinfo
        }
      }
    }
  }
`;

/** The number of groups rendered in full before the browser reports what is visible. */
const initialGroups = 4;

interface DropinfoListSectionProps extends FilterProps {
  readonly data: dropinfoScreenQuery['response'];
  readonly state: ScreenProps<dropinfoScreenQuery>;
}

/** The list with its toolbar, live rows (held behind a pill while the user reads) and paging. */
export function DropinfoListSection(props: DropinfoListSectionProps) {
  const { filters, onChange } = props;
  const { uid: targetUid = null } = useParams();
  const { queryRef, readAt, error, isRefreshing, refresh } = props.state;
  const { liveCursor, dropinfo } = props.data;
  const linked = dropinfo?.ok ? dropinfo.value : null;
  const hasLinkFailed = dropinfo?.ok === false;
  const { data, ...pages } = usePaginationFragment<
    dropinfoListSectionPaginationQuery,
    dropinfoListSection_query$key
  >(queryFragment, props.data);
  useKeptPages(data.dropinfos.edges.length, dropinfoPageSize);
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setOpenIds((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const [isPaused, setPaused] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isReading = useIsReading(list);
  const isHeld = isReading || isPaused;
  const { waiting, marked, arrivedIds, addArrived, show } = useNewRows(isHeld, liveCursor);
  const { pending, enqueue } = useBatchedAppend(addArrived);
  const edges = data.dropinfos.edges;
  const held = new Set(waiting);
  const loaded = edges.flatMap(({ node }) => (pending.has(node.id) ? [] : [node]));
  const visible = loaded.filter(({ id, uid }) => !held.has(id) || uid === targetUid);
  const heldCount = loaded.length - visible.length;
  const isPrinting = useIsPrinting();
  const lastStart = useLastStart(visible);
  const [shownStart, setShownStart] = useState(lastStart);
  // No row moves or leaves while the user reads. On a touch screen only an opened row shows that they do.
  if (!isReading && openIds.length === 0 && shownStart !== lastStart) setShownStart(lastStart);
  useLiveDropinfos({
    connectionId: data.dropinfos.__id,
    variables: queryRef.variables,
    liveCursor,
    isHeld,
    lastStart: shownStart,
    onAdded: enqueue,
    onResync: refresh,
  });
  const isExhausted = edges.length === 0 && pages.hasNext;
  useRefetchWhen(isExhausted);
  const isByKickoff = filters.sort === 'date' && filters.direction === 'asc';
  const listed = isByKickoff ? sortStartedLast(visible, shownStart) : visible;
  const isTargetListed = targetUid === null || listed.some(({ uid }) => uid === targetUid);
  // The linked dropinfo comes first while its page is not loaded, or when the filters exclude it.
  const rows = isTargetListed || linked?.uid !== targetUid ? listed : [linked, ...listed];
  // A row that leaves the list is closed.
  const listedOpen = openIds.filter((id) => rows.some((row) => row.id === id));
  if (listedOpen.length < openIds.length) setOpenIds(listedOpen);
  const isTargetMissing = !isTargetListed && !linked && queryRef.variables.uid === targetUid;

  return (
    <Stack tabIndex={-1} gap={10} miw={0}>
      <DropinfoToolbar
        readAt={readAt}
        filters={filters}
        onChange={onChange}
        isPaused={isPaused}
        onPausedChange={setPaused}
      >
        <FormattedMessage
          id="member.dropinfo.count"
          values={{
            shown: listed.length,
            // Loaded rows may have left the list since.
            total: Math.max(data.dropinfos.totalCount - (edges.length - visible.length), listed.length),
          }}
        />
      </DropinfoToolbar>
      {filters.when !== 'past' && <LiveBanner readAt={readAt} />}
      <RefreshFailedBar error={error} />
      {isTargetMissing && (
        <Banner
          actionText={<FormattedMessage id={hasLinkFailed ? 'common.tryAgain' : 'shared.live.refresh'} />}
          onAction={refresh}
          isBusy={isRefreshing}
        >
          <FormattedMessage
            id={hasLinkFailed ? 'member.dropinfo.targetFailed' : 'member.dropinfo.targetMissing'}
            values={{ b: (text) => <b>{text}</b> }}
          />
        </Banner>
      )}
      <Box ref={list} miw={0}>
        {heldCount > 0 && (
          <NewRowsPill onShow={show}>
            <FormattedMessage id="shared.live.newRows" values={{ count: heldCount }} />
          </NewRowsPill>
        )}
        {rows.length === 0 && !isExhausted ? (
          <DropinfoEmpty loaded={queryRef.variables} onClear={() => onChange(clearFilters(filters))} />
        ) : (
          <DropinfoTable filters={filters} onChange={onChange}>
            {(filters.isGrouped ? matchGroups(rows) : rowGroups(rows, arrivedIds)).map((group, index) => (
              <DropinfoRowGroup
                key={group.id}
                rows={group.rows}
                isMatch={filters.isGrouped}
                marked={marked}
                openIds={openIds}
                onToggle={toggle}
                targetUid={targetUid}
                initiallyVisible={index < initialGroups}
                renderAll={isPrinting}
              />
            ))}
          </DropinfoTable>
        )}
      </Box>
      <LoadMore
        {...pages}
        pageSize={dropinfoPageSize}
        label={<FormattedMessage id="common.loadMore" />}
        failed={<FormattedMessage id="member.dropinfo.moreFailed" />}
      />
      <NewSignalsStatus count={marked.size + heldCount} />
    </Stack>
  );
}

/** Whether the page is being printed. Rendering is synchronous, so that it completes before the browser prints. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));
  return isPrinting;
}

interface DropinfoEmptyProps {
  /** The variables of the answer, which are older than the filters during a refetch. */
  readonly loaded: dropinfoScreenQuery['variables'];
  readonly onClear: () => void;
}

function DropinfoEmpty({ loaded, onClear }: DropinfoEmptyProps) {
  return (
    <Card>
      {isFiltered(loaded) ? (
        <EmptyState
          kind="noMatch"
          title="member.dropinfo.noMatchTitle"
          reason={
            loaded.filter?.favouriteLeagues ? 'member.dropinfo.noMineReason' : 'member.dropinfo.noMatchReason'
          }
          reset={{ label: 'common.clearFilters', onClick: onClear }}
        />
      ) : (
        <EmptyState
          title="member.dropinfo.emptyTitle"
          reason="member.dropinfo.emptyReason"
          values={{ when: loaded.filter?.when === 'PAST' ? 'past' : 'other' }}
        />
      )}
    </Card>
  );
}
