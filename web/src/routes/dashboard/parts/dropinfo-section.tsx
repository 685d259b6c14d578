import { useContext, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { ConnectionHandler, type RecordProxy } from 'relay-runtime';
import type { dropinfoSectionLiveDashboardDropinfosSubscription } from '../../../__generated__/dropinfoSectionLiveDashboardDropinfosSubscription.graphql.ts';
import type { dropinfoSectionQuery } from '../../../__generated__/dropinfoSectionQuery.graphql.ts';
import { ClockContext } from '../../../shared/live/clock.ts';
import { useIsLive } from '../../../shared/live/live-context.ts';
import { useLiveSubscription } from '../../../shared/live/use-live-subscription.ts';
import type { CaughtValue } from '../../../shared/relay/app-error.ts';
import { RefreshContext, useRefetchWhen } from '../../../shared/relay/refresh-context.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { CompactSelect } from '../../../shared/ui/choices.tsx';
import { ConnectionStatus } from '../../../shared/ui/connection-status.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorBoundary, FailedPanel, RefreshFailedBar } from '../../../shared/ui/error-states.tsx';
import { NewRowsPill } from '../../../shared/ui/new-rows-pill.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { useIsReading, useNewRows } from '../../../shared/ui/use-new-rows.ts';
import { StorageContext } from '../../../storage/browser-storage.ts';
import { useLastStart } from '../../lib/use-last-start.ts';
import { NewSignalsStatus } from '../../parts/new-signals-status.tsx';
import {
  firstSignals,
  graphOrders,
  matchSignals,
  type Signal,
  type SignalOrder,
  signalOrders,
} from '../lib/match-signals.ts';
import { DashboardFailed } from './dashboard-failed.tsx';
import { DropinfoPanelItem } from './dropinfo-panel-item.tsx';

const sectionQuery = graphql`
  query dropinfoSectionQuery($signals: DropinfoOrder!) {
    liveCursor @__clientField(handle: "asRead", key: "signals")
    dropinfos(filter: { when: COMING }, orderBy: $signals, first: 60) @catch(to: RESULT) {
      __id
      pageInfo {
        hasNextPage
      }
      edges {
        node {
          id
          title
          kickOff
          createdAt
          drop
          ...dropinfoPanelItem_dropinfo
        }
      }
    }
  }
`;

const maxMatches = 5;

const title = <FormattedMessage id="common.dropinfo" />;

/** Odds drops of upcoming matches, one row per match, with live updates; hidden when forbidden. */
export function DropinfoSection(state: ScreenProps<dropinfoSectionQuery>) {
  return (
    <ErrorBoundary
      resetKey={state.queryRef}
      fallback={(error) => (
        <FailedPanel
          heading={title}
          title={<FormattedMessage id="member.dashboard.failedTitle" />}
          error={error}
        />
      )}
    >
      <SignalsPanel {...state} />
    </ErrorBoundary>
  );
}

function SignalsPanel(state: ScreenProps<dropinfoSectionQuery>) {
  const { liveCursor, dropinfos } = usePreloadedQuery<dropinfoSectionQuery>(sectionQuery, state.queryRef);
  if (!dropinfos.ok) return <DashboardFailed heading={title} errors={dropinfos.errors} />;
  return <LiveSignals {...state} liveCursor={liveCursor} connection={dropinfos.value} />;
}

interface LiveSignalsProps extends ScreenProps<dropinfoSectionQuery> {
  /** Position in the live log when the list was loaded. */
  readonly liveCursor: string;
  readonly connection: CaughtValue<dropinfoSectionQuery['response']['dropinfos']>;
}

function LiveSignals(props: LiveSignalsProps) {
  const { queryRef, readAt, error, refetch, liveCursor, connection } = props;
  const storage = useContext(StorageContext);
  const loaded = signalOrders.find((one) => graphOrders[one].field === queryRef.variables.signals.field);
  const [chosen, setChosen] = useState({ queryRef, order: loaded ?? 'nearest' });
  // Another tab may have changed the stored order, with which a refetch starts.
  if (chosen.queryRef !== queryRef) setChosen({ queryRef, order: loaded ?? 'nearest' });
  const { order } = chosen;
  const changeOrder = (next: SignalOrder) => {
    storage.set('signals', next);
    setChosen({ queryRef, order: next });
    refetch({ signals: graphOrders[next] });
  };
  // Without network no section can be refetched: the page itself shows that error once.
  const isShownByPage = error?.code === 'NETWORK' && order === loaded;
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const isReading = useIsReading(list);
  const { waiting, marked, addArrived, show } = useNewRows(isReading, liveCursor);
  useLiveDashboardDropinfos(connection.__id, order, liveCursor, addArrived);

  const all = connection.edges.map(({ node }) => node);
  const isLive = useIsLive();
  const newStart = useLastStart(all);
  const [lastStart, setLastStart] = useState(0);
  // Without a connection the list stays as it is.
  if (isLive && lastStart !== newStart) setLastStart(newStart);
  const matchesOf = (signals: typeof all) => matchSignals(signals, order, lastStart + 1, maxMatches);
  const nextMatches = matchesOf(all);
  useRefetchWhen(nextMatches.length < maxMatches && lastStart > 0 && connection.pageInfo.hasNextPage);
  const next = new Set(nextMatches.flat().map(({ id }) => id));
  const held = new Set(waiting.filter((id) => next.has(id)));
  const [matches, resetOrder] = useHeldOrder(matchesOf(all.filter(({ id }) => !held.has(id))), isReading);
  const newCount = matches.flat().filter(({ id }) => marked.has(id)).length + held.size;

  return (
    <Panel
      title={title}
      note={
        <CompactSelect
          label={intl.formatMessage({ id: 'member.dashboard.signalOrder' })}
          labelHidden
          value={order}
          values={signalOrders}
          nameOf={(value) => intl.formatMessage({ id: 'member.dashboard.signalOrderName' }, { order: value })}
          onChange={changeOrder}
        />
      }
      aside={
        <>
          <ConnectionStatus readAt={readAt} isShort />
          <Link to="/dropinfo">
            <FormattedMessage id="member.dashboard.allDropinfos" />
          </Link>
        </>
      }
    >
      <RefreshFailedBar error={isShownByPage ? null : error} />
      <div ref={list}>
        {held.size > 0 && (
          <NewRowsPill
            onShow={() => {
              show();
              resetOrder();
            }}
          >
            <FormattedMessage id="shared.live.newRows" values={{ count: held.size }} />
          </NewRowsPill>
        )}
        {matches.length === 0 ? (
          <EmptyState title="member.dashboard.noDropinfosTitle" reason="member.dashboard.noDropinfosReason" />
        ) : (
          <ul style={{ containerType: 'inline-size' }}>
            {matches.map(
              (rows) =>
                rows[0] && (
                  <DropinfoPanelItem
                    key={matchKey(rows)}
                    dropinfo={rows[0]}
                    more={rows.length - 1}
                    isNew={rows.some(({ id }) => marked.has(id))}
                  />
                ),
            )}
          </ul>
        )}
      </div>
      <NewSignalsStatus count={newCount} />
    </Panel>
  );
}

const matchKey = ([first]: readonly Signal[]) => `${first?.kickOff} ${first?.title}`;

/**
 * Keeps listed matches in their places while the user reads, since moved odds would change their order. Returns the matches and a
 * function that orders them anew.
 */
function useHeldOrder<T extends Signal>(
  matches: readonly T[][],
  isHeld: boolean,
): [readonly T[][], () => void] {
  const keys = matches.map(matchKey);
  const [shown, setShown] = useState<readonly string[]>([]);
  if ((!isHeld || shown.length === 0) && shown.join() !== keys.join()) setShown(keys);
  const placeOf = (match: T[]) => shown.indexOf(matchKey(match)) + 1 || matches.length + 1;
  const held = matches.toSorted((one, other) => placeOf(one) - placeOf(other));
  return [isHeld ? held : matches, () => setShown([])];
}

const subscription = graphql`
  subscription dropinfoSectionLiveDashboardDropinfosSubscription($after: String) {
    dropinfosAdded(after: $after, moved: true) {
      cursor
      gap
      dropinfos {
        id
        title
        kickOff
        createdAt
        drop
        ...dropinfoPanelItem_dropinfo
      }
      moved {
        id
        title
        kickOff
        createdAt
        drop
        ...dropinfoPanelItem_dropinfo
      }
    }
  }
`;

/** As in the query. */
const maxSignals = 60;

/**
 * Inserts dropinfos that are new or whose odds have moved, and drops the last ones beyond the limit.
 * @param connectionId store id of the panel's connection
 * @param liveCursor position in the live log when the list was loaded
 * @param onAdded called with the ids of inserted dropinfos
 */
function useLiveDashboardDropinfos(
  connectionId: string,
  order: SignalOrder,
  liveCursor: string,
  onAdded: (ids: readonly string[]) => void,
): void {
  const { refresh } = useContext(RefreshContext);
  const clock = useContext(ClockContext);
  const inserted = useRef<readonly string[]>([]);
  useLiveSubscription<dropinfoSectionLiveDashboardDropinfosSubscription>({
    subscription,
    variables: { after: liveCursor },
    updater(store) {
      const payload = store.getRootField('dropinfosAdded');
      const changed = new Set([
        ...payload.getLinkedRecords('dropinfos'),
        ...payload.getLinkedRecords('moved'),
      ]);
      const connection = store.get(connectionId);
      const edges = connection?.getLinkedRecords('edges');
      inserted.current = [];
      if (!connection || !edges) return;
      const listed = edges.map(toSignal);
      const listedIds = new Set(listed.map(({ id }) => id));
      const fresh = [...changed]
        .filter((dropinfo) => !listedIds.has(dropinfo.getDataID()))
        .map((one) => toSignal(ConnectionHandler.createEdge(store, connection, one, 'DropinfoEdge')));
      if (fresh.length === 0) return;
      const coming = firstSignals([...listed, ...fresh], order, clock.now(), Number.POSITIVE_INFINITY);
      const retained = coming.slice(0, maxSignals);
      if (coming.length > maxSignals) connection.getLinkedRecord('pageInfo')?.setValue(true, 'hasNextPage');
      connection.setLinkedRecords(
        retained.map(({ edge }) => edge),
        'edges',
      );
      inserted.current = retained.map(({ id }) => id).filter((id) => !listedIds.has(id));
    },
    onNext: () => {
      if (inserted.current.length > 0) onAdded(inserted.current);
    },
    onResync: refresh,
  });
}

function toSignal(edge: RecordProxy): Signal & { readonly edge: RecordProxy } {
  const node = edge.getLinkedRecord('node');
  const text = (field: string) => String(node?.getValue(field) ?? '');
  return {
    edge,
    id: node?.getDataID() ?? '',
    title: text('title'),
    kickOff: text('kickOff'),
    createdAt: text('createdAt'),
    drop: Number(node?.getValue('drop')),
  };
}
