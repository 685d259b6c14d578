import { Box, Button, Card, Flex, Stack } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { dropinfoListSection_query$key } from '../../../__generated__/dropinfoListSection_query.graphql.ts';
import type { dropinfoListSectionPaginationQuery } from '../../../__generated__/dropinfoListSectionPaginationQuery.graphql.ts';
import type { dropinfoScreenQuery } from '../../../__generated__/dropinfoScreenQuery.graphql.ts';
import { useKeptPages } from '../../../shared/relay/refresh-context.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { CompactSelect } from '../../../shared/ui/choices.tsx';
import { ConnectionStatus, LiveBanner } from '../../../shared/ui/connection-status.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { RefreshFailedBar } from '../../../shared/ui/error-states.tsx';
import { NewRowsPill } from '../../../shared/ui/new-rows-pill.tsx';
import { Banner } from '../../../shared/ui/notice.tsx';
import { LoadMore } from '../../../shared/ui/paging.tsx';
import { orderName } from '../../../shared/ui/url-state.ts';
import { useIsReading, useNewRows } from '../../../shared/ui/use-new-rows.ts';
import { matchGroups, rowGroups } from '../../lib/row-groups.ts';
import { useLastStart } from '../../lib/use-last-start.ts';
import { NewSignalsStatus } from '../../parts/new-signals-status.tsx';
import {
  clearFilters,
  dropinfoOrders,
  dropinfoPageSize,
  type FilterProps,
  isFiltered,
} from '../lib/dropinfo-filters.ts';
import { useBatchedAppend } from '../lib/use-batched-append.ts';
import { sortStartedLast, useLiveDropinfos } from '../lib/use-live-dropinfos.ts';
import { DropinfoRowGroup, DropinfoTable } from './dropinfo-table.tsx';

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
  const { waiting, marked, all, arrived, show } = useNewRows(isHeld, liveCursor);
  const { pending, enqueue } = useBatchedAppend(arrived);
  useLiveDropinfos({
    connectionId: data.dropinfos.__id,
    variables: queryRef.variables,
    liveCursor,
    isHeld,
    onAdded: enqueue,
    onResync: refresh,
  });

  const edges = data.dropinfos.edges;
  const held = new Set(waiting);
  const loaded = edges.flatMap(({ node }) => (pending.has(node.id) ? [] : [node]));
  const visible = loaded.filter(({ id, uid }) => !held.has(id) || uid === targetUid);
  const heldCount = loaded.length - visible.length;
  const isPrinting = useIsPrinting();
  const lastStart = useLastStart(visible);
  const [shownStart, setShownStart] = useState(lastStart);
  // No row moves while the user reads.
  if (!isReading && shownStart !== lastStart) setShownStart(lastStart);
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
        {rows.length === 0 ? (
          <DropinfoEmpty loaded={queryRef.variables} onClear={() => onChange(clearFilters(filters))} />
        ) : (
          <DropinfoTable filters={filters} onChange={onChange}>
            {(filters.isGrouped ? matchGroups(rows) : rowGroups(rows, all)).map((group, index) => (
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

interface DropinfoToolbarProps extends FilterProps {
  /** When the list was loaded, in milliseconds since 1970. */
  readonly readAt: number;
  readonly isPaused: boolean;
  readonly onPausedChange: (isPaused: boolean) => void;
  /** The row count as text. */
  readonly children: ReactNode;
}

/** Row count and sort order; for a live list also connection status, data age and a pause button. */
function DropinfoToolbar(props: DropinfoToolbarProps) {
  const { readAt, filters, onChange, isPaused, onPausedChange } = props;
  const intl = useIntl();
  const isLive = filters.when !== 'past';
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  const pauseText = intl.formatMessage({ id: isPaused ? 'common.resume' : 'member.dropinfo.pause' });
  return (
    <Flex wrap="wrap" gap="8px 18px" align="center">
      {isLive && <ConnectionStatus readAt={readAt} />}
      <Box component="span" c="dimmed" fz="var(--fs-13)" style={{ whiteSpace: 'nowrap' }}>
        {props.children}
      </Box>
      <Flex flex="1 1 auto" gap="xs" align="center" justify="flex-end" miw={0}>
        <Flex
          component="span"
          display="inline-flex"
          gap="xs"
          align="center"
          mr="xs"
          c="dimmed"
          fz="xs"
          visibleFrom="lg"
          style={{ whiteSpace: 'nowrap' }}
        >
          <svg width="64" height="12" aria-hidden="true">
            <path stroke="var(--surface-track)" strokeWidth="2" d="M0 6h64" />
            <path stroke="var(--line-control)" d="M32 1v10" />
            <path stroke="var(--data-neutral)" strokeWidth="4" d="M0 6h40" />
            <circle fill="var(--data-neutral)" cx="40" cy="6" r="4" />
          </svg>
          <FormattedMessage id="member.dropinfo.scale" />
        </Flex>
        {isLive && (
          <Button
            variant="subtle"
            color="gray"
            h="var(--control-h-sm)"
            px={10}
            c="var(--text-2)"
            fz="var(--fs-13)"
            fw={400}
            aria-label={pauseText}
            leftSection={<Icon size={15} stroke={1.8} aria-hidden="true" />}
            onClick={() => onPausedChange(!isPaused)}
          >
            <Box component="span" visibleFrom="sm">
              {pauseText}
            </Box>
          </Button>
        )}
        <CompactSelect
          label={intl.formatMessage({ id: 'member.dropinfo.sort' })}
          labelHidden
          value={orderName(filters)}
          values={dropinfoOrders.map(orderName)}
          nameOf={(sort) => intl.formatMessage({ id: 'member.dropinfo.sortName' }, { sort })}
          onChange={(name) => onChange(dropinfoOrders.find((order) => orderName(order) === name) ?? {})}
        />
      </Flex>
    </Flex>
  );
}
