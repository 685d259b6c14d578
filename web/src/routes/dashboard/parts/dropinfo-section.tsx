import { VisuallyHidden } from '@mantine/core';
import { useContext, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import { ConnectionHandler, type RecordProxy } from 'relay-runtime';
import type { dropinfoSectionLiveDashboardDropinfosSubscription } from '../../../__generated__/dropinfoSectionLiveDashboardDropinfosSubscription.graphql.ts';
import type { dropinfoSectionQuery } from '../../../__generated__/dropinfoSectionQuery.graphql.ts';
import { ClockContext, useNow } from '../../../shared/live/clock.ts';
import { useLiveSubscription } from '../../../shared/live/use-live-subscription.ts';
import type { ScreenProps } from '../../../shared/routing/screen-with-query.tsx';
import { StorageContext } from '../../../shared/session/browser-storage.ts';
import { CompactSelect } from '../../../shared/ui/choices.tsx';
import { ConnectionStatus } from '../../../shared/ui/connection-status.tsx';
import { ErrorBoundary, FailedPanel, RefreshFailedBar } from '../../../shared/ui/error-states.tsx';
import { NewRowsPill } from '../../../shared/ui/new-rows-pill.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { useIsReading, useNewRows } from '../../../shared/ui/use-new-rows.ts';
import {
  firstSignals,
  graphOrders,
  matchSignals,
  readSignalOrder,
  type Signal,
  type SignalOrder,
  signalOrders,
  storeSignalOrder,
} from '../lib/match-signals.ts';
import { DashboardFailed } from './dashboard-failed.tsx';
import { DropinfoPanelItem } from './dropinfo-panel-item.tsx';

const sectionQuery = graphql`
  query dropinfoSectionQuery($signals: DropinfoOrder!) {
    liveCursor @__clientField(handle: "asRead", key: "signals")
    dropinfos(filter: { when: COMING }, orderBy: $signals, first: 60) @catch(to: RESULT) {
      __id
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

/** How many matches the panel shows. */
const MATCHES = 5;

const title = <FormattedMessage id="common.dropinfo" />;

/** Odds drops of matches to come, each match once, with live rows; not shown where it is refused. */
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

function SignalsPanel({ queryRef, readAt, error, refresh, refetch }: ScreenProps<dropinfoSectionQuery>) {
  const { liveCursor, dropinfos } = usePreloadedQuery<dropinfoSectionQuery>(sectionQuery, queryRef);
  const storage = useContext(StorageContext);
  const [order, setOrder] = useState(() => readSignalOrder(storage));
  const changeOrder = (next: SignalOrder) => {
    storeSignalOrder(storage, next);
    setOrder(next);
    refetch({ signals: graphOrders[next] });
  };
  // For want of a network no section can be read again, and the page says so once.
  const isAsChosen = queryRef.variables.signals.field === graphOrders[order].field;
  const isSaidByPage = error?.code === 'NETWORK' && isAsChosen;
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const isReading = useIsReading(list);
  const { waiting, marked, arrived, show } = useNewRows(isReading, liveCursor);
  const connection = dropinfos.ok ? dropinfos.value : null;
  useLiveDashboardDropinfos({
    connectionId: connection?.__id ?? null,
    order,
    liveCursor,
    onAdded: arrived,
    onResync: refresh,
  });

  const all = connection?.edges.map(({ node }) => node) ?? [];
  const matchesOf = (signals: typeof all, now: number) =>
    matchSignals(signals, order, now, MATCHES)
      .map((ids) => ids.join(' '))
      .join(',');
  const next = useNow((now) => matchesOf(all, now)).split(/[ ,]/);
  const held = new Set(waiting.filter((id) => next.includes(id)));
  const shown = useNow((now) =>
    matchesOf(
      all.filter(({ id }) => !held.has(id)),
      now,
    ),
  );
  const matches = shown.split(',').flatMap((text) => {
    const ids = text.split(' ');
    const largest = all.find(({ id }) => id === ids[0]);
    return largest ? [{ largest, more: ids.length - 1, isNew: ids.some((id) => marked.has(id)) }] : [];
  });

  if (!dropinfos.ok) return <DashboardFailed heading={title} errors={dropinfos.errors} />;
  return (
    <Panel
      title={title}
      note={
        <CompactSelect
          label={intl.formatMessage({ id: 'member.dashboard.signalOrder' })}
          labelHidden
          value={order}
          options={signalOrders.map((value) => ({
            value,
            label: intl.formatMessage({ id: 'member.dashboard.signalOrderName' }, { order: value }),
          }))}
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
      <RefreshFailedBar error={isSaidByPage ? null : error} />
      <div ref={list}>
        {held.size > 0 && (
          <NewRowsPill onShow={show}>
            <FormattedMessage id="shared.live.newRows" values={{ count: held.size }} />
          </NewRowsPill>
        )}
        {matches.length === 0 ? (
          <StateMessage
            kind="empty"
            title={<FormattedMessage id="member.dashboard.noDropinfosTitle" />}
            reason={<FormattedMessage id="member.dashboard.noDropinfosReason" />}
          />
        ) : (
          <ul style={{ containerType: 'inline-size' }}>
            {matches.map(({ largest, more, isNew }) => (
              <DropinfoPanelItem key={largest.id} dropinfo={largest} more={more} isNew={isNew} />
            ))}
          </ul>
        )}
      </div>
      <VisuallyHidden role="status">
        {marked.size + held.size > 0 && (
          <FormattedMessage id="common.newSignals" values={{ count: marked.size + held.size }} />
        )}
      </VisuallyHidden>
    </Panel>
  );
}

const subscription = graphql`
  subscription dropinfoSectionLiveDashboardDropinfosSubscription($after: String) {
    dropinfosAdded(after: $after) {
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
    }
  }
`;

interface LiveDashboardDropinfos {
  /** Store id of the panel's list; null while there is none. */
  readonly connectionId: string | null;
  readonly order: SignalOrder;
  /** Where the live log stood when the list was read. */
  readonly liveCursor: string;
  /** New ones stand in the list. */
  readonly onAdded: (ids: readonly string[]) => void;
  /** The list has to be read again. */
  readonly onResync: () => void;
}

/** As many as the query reads. */
const SIGNALS = 60;

/** Adds new dropinfos to the dashboard as they are noticed, and drops those that it shows last. */
function useLiveDashboardDropinfos(live: LiveDashboardDropinfos): void {
  const { connectionId, order, liveCursor, onAdded, onResync } = live;
  const clock = useContext(ClockContext);
  const fresh = useRef<readonly string[]>([]);
  useLiveSubscription<dropinfoSectionLiveDashboardDropinfosSubscription>({
    subscription,
    variables: { after: liveCursor },
    enabled: connectionId !== null,
    updater(store) {
      const added = store.getRootField('dropinfosAdded').getLinkedRecords('dropinfos');
      const connection = connectionId === null ? null : store.get(connectionId);
      const edges = connection?.getLinkedRecords('edges');
      fresh.current = [];
      if (!connection || !edges) return;
      const listed = edges.map((edge) => signalOf(edge));
      const known = new Set(listed.map(({ id }) => id));
      const more = added
        .filter((dropinfo) => !known.has(dropinfo.getDataID()))
        .map((one) => signalOf(ConnectionHandler.createEdge(store, connection, one, 'DropinfoEdge')));
      if (more.length === 0) return;
      const kept = firstSignals([...listed, ...more], order, clock.now(), SIGNALS);
      connection.setLinkedRecords(
        kept.map(({ edge }) => edge),
        'edges',
      );
      fresh.current = more.map(({ id }) => id);
    },
    onNext: () => {
      if (fresh.current.length > 0) onAdded(fresh.current);
    },
    onResync,
  });
}

function signalOf(edge: RecordProxy): Signal & { readonly edge: RecordProxy } {
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
