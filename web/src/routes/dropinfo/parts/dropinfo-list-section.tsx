import { Box, Button, Card, Stack, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import type { dropinfoListSection_query$key } from '../../../__generated__/dropinfoListSection_query.graphql.ts';
import type { dropinfoListSectionPaginationQuery } from '../../../__generated__/dropinfoListSectionPaginationQuery.graphql.ts';
import type { dropinfoScreenQuery } from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import { RefreshContext } from '../../../shared/relay/refresh-context.ts';
import { LiveBanner } from '../../../shared/ui/connection-status.tsx';
import { NewRowsPill } from '../../../shared/ui/new-rows-pill.tsx';
import { Banner } from '../../../shared/ui/notice.tsx';
import { LoadMore } from '../../../shared/ui/paging.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { useIsReading, useNewRows } from '../../../shared/ui/use-new-rows.ts';
import { matchGroups, rowGroups } from '../../lib/row-groups.ts';
import {
  clearFilters,
  countFilters,
  DROPINFO_PAGE_SIZE,
  type DropinfoFilters,
} from '../lib/dropinfo-filters.ts';
import { useBatchedAppend } from '../lib/use-batched-append.ts';
import { sortStartedLast, useLiveDropinfos, useStartedIds } from '../lib/use-live-dropinfos.ts';
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
const INITIAL_GROUPS = 4;

interface DropinfoListSectionProps {
  readonly query: dropinfoListSection_query$key;
  readonly filters: DropinfoFilters;
  readonly onFiltersChange: (filters: DropinfoFilters) => void;
  /** Variables of the query that loaded the list. */
  readonly variables: dropinfoScreenQuery['variables'];
  /** The dropinfo that the URL links to; null for none. */
  readonly targetUid: string | null;
  /** The same dropinfo, queried alongside the list. */
  readonly linked: dropinfoScreenQuery['response']['dropinfo'] | null;
  /** Position in the live log when the list was loaded. */
  readonly liveCursor: string;
  /** When the list was loaded, in milliseconds since 1970. */
  readonly readAt: number;
  /** Shown above the list, for example after a failed refresh. */
  readonly notice: ReactNode;
}

/** The list with its toolbar, live rows (held behind a pill while the user reads) and paging. */
export function DropinfoListSection(props: DropinfoListSectionProps) {
  const { filters, onFiltersChange, targetUid, linked, liveCursor, readAt } = props;
  const { isRefreshing, refresh } = useContext(RefreshContext);
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    dropinfoListSectionPaginationQuery,
    dropinfoListSection_query$key
  >(queryFragment, props.query);
  const [isPaused, setPaused] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isReading = useIsReading(list);
  const { waiting, marked, all, arrived, show } = useNewRows(isReading || isPaused, liveCursor);
  const { pending, enqueue } = useBatchedAppend(arrived);
  useLiveDropinfos({
    connectionId: data.dropinfos.__id,
    variables: props.variables,
    liveCursor,
    onAdded: enqueue,
    onResync: refresh,
  });

  const edges = data.dropinfos.edges;
  const held = new Set(waiting);
  const loaded = edges.flatMap(({ node }) => (pending.has(node.id) ? [] : [node]));
  const visible = loaded.filter(({ id, uid }) => !held.has(id) || uid === targetUid);
  const heldCount = loaded.length - visible.length;
  const isPrinting = useIsPrinting();
  const startedIds = useStartedIds(visible, isReading);
  const isByKickoff = filters.sort === 'date' && filters.direction === 'asc';
  const listed = isByKickoff ? sortStartedLast(visible, startedIds) : visible;
  const isTargetListed = targetUid === null || listed.some(({ uid }) => uid === targetUid);
  // The linked dropinfo comes first while its page is not loaded, or when the filters exclude it.
  const rows = isTargetListed || linked?.uid !== targetUid ? listed : [linked, ...listed];

  return (
    <Stack gap={10} miw={0}>
      <DropinfoToolbar
        readAt={readAt}
        filters={filters}
        onFiltersChange={onFiltersChange}
        isPaused={isPaused}
        onPausedChange={setPaused}
      >
        <FormattedMessage
          id="member.dropinfo.count"
          values={{
            shown: listed.length,
            total: data.dropinfos.totalCount - (edges.length - visible.length),
          }}
        />
      </DropinfoToolbar>
      {filters.when !== 'past' && <LiveBanner readAt={readAt} />}
      {props.notice}
      {!isTargetListed && !linked && (
        <Banner
          actionText={<FormattedMessage id="shared.live.refresh" />}
          onAction={refresh}
          isBusy={isRefreshing}
        >
          <FormattedMessage id="member.dropinfo.targetMissing" values={{ b: (text) => <b>{text}</b> }} />
        </Banner>
      )}
      <Box ref={list} miw={0}>
        {heldCount > 0 && (
          <NewRowsPill onShow={show}>
            <FormattedMessage id="shared.live.newRows" values={{ count: heldCount }} />
          </NewRowsPill>
        )}
        {rows.length === 0 ? (
          <DropinfoEmpty filters={filters} onFiltersChange={onFiltersChange} />
        ) : (
          <DropinfoTable filters={filters} onFiltersChange={onFiltersChange} isBusy={isRefreshing}>
            {(filters.isGrouped ? matchGroups(rows) : rowGroups(rows, all)).map((group, index) => (
              <DropinfoRowGroup
                key={group.id}
                rows={group.rows}
                isMatch={filters.isGrouped}
                marked={marked}
                targetUid={targetUid}
                initiallyVisible={index < INITIAL_GROUPS}
                renderAll={isPrinting}
              />
            ))}
          </DropinfoTable>
        )}
      </Box>
      <LoadMore
        label={<FormattedMessage id="common.loadMore" />}
        failed={<FormattedMessage id="member.dropinfo.moreFailed" />}
        load={(options) => loadNext(DROPINFO_PAGE_SIZE, options)}
        hasMore={hasNext}
        isLoading={isLoadingNext}
      />
      <VisuallyHidden role="status">
        {marked.size + heldCount > 0 && (
          <FormattedMessage id="common.newSignals" values={{ count: marked.size + heldCount }} />
        )}
      </VisuallyHidden>
    </Stack>
  );
}

/** Whether the page is being printed. Rendering is synchronous, so that it completes before the browser prints. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return isPrinting;
}

interface DropinfoEmptyProps {
  readonly filters: DropinfoFilters;
  readonly onFiltersChange: (filters: DropinfoFilters) => void;
}

function DropinfoEmpty({ filters, onFiltersChange }: DropinfoEmptyProps) {
  const { when } = filters;
  return (
    <Card>
      {countFilters(filters) > 0 ? (
        <StateMessage
          kind="noMatch"
          title={<FormattedMessage id="member.dropinfo.noMatchTitle" />}
          reason={
            <FormattedMessage
              id={filters.favouritesOnly ? 'member.dropinfo.noMineReason' : 'member.dropinfo.noMatchReason'}
            />
          }
          action={
            <Button variant="default" onClick={() => onFiltersChange(clearFilters(filters))}>
              <FormattedMessage id="common.clearFilters" />
            </Button>
          }
        />
      ) : (
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="member.dropinfo.emptyTitle" values={{ when }} />}
          reason={<FormattedMessage id="member.dropinfo.emptyReason" values={{ when }} />}
        />
      )}
    </Card>
  );
}
