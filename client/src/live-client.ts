import type { GraphDocument } from './document.ts';
import {
  type Context,
  type CreateTransport,
  isSessionEnd,
  type LiveSink,
  type LiveTransport,
  type TransportListener,
} from './options.ts';
import { every } from './timers.ts';

/** The state of the live connection, as facts to show. Times are by `now`, in milliseconds since 1970. */
export interface LiveStatus {
  /** `connecting` until the first connection, `live` while it stands, `lost` from its loss until it stands again. */
  readonly state: 'connecting' | 'live' | 'lost';
  /** Since when it is so. */
  readonly since: number;
  /** When the last live data came; null before any. */
  readonly lastEventAt: number | null;
}

/** Why lists have to be read again: messages may have been missed. */
export type ResyncReason = 'gap' | 'reconnect';

/** The live side of the graph: subscriptions over one transport, and the facts about it. */
export interface LiveClient {
  /** Says what carries subscriptions, where the options do not. Only the first word counts. */
  setTransport(create: CreateTransport): void;
  /**
   * Subscribes to a document with a variable `after` and, in its payload, `cursor` and `gap`. It resumes by itself behind
   * the last payload whenever the connection comes back. Returns how to stop.
   * @throws Error when nothing carries subscriptions
   */
  subscribe<Data = Record<string, unknown>, Variables extends object = Record<string, unknown>>(
    document: GraphDocument<Data, Variables>,
    variables: Variables,
    sink: LiveSink<Data>,
  ): () => void;
  status(): LiveStatus;
  /** Calls back when the status changes. Returns how to stop. */
  onStatus(listener: () => void): () => void;
  /** Calls back when lists have to be read again. Returns how to stop. */
  onResync(listener: (reason: ResyncReason) => void): () => void;
  /** Calls back when the server has asked who is here, since rights may have changed. Returns how to stop. */
  onReauthenticated(listener: () => void): () => void;
  /**
   * Connects anew, for another person or language, and resumes the subscriptions; without any it only closes.
   * Whoever asks for it reads the lists again, so no resync is told.
   */
  restart(): void;
  /** The network is gone: the connection, which would look open for some seconds more, is given up and opened again. */
  networkLost(): void;
  /** The network is back, or the app has come to the foreground: what waits for its next try goes on at once. */
  networkBack(): void;
}

/** After so many milliseconds without a heartbeat the computer must have slept. */
const sleepAfter = 25_000;
const heartbeatEvery = 5_000;

/** Sets the live side up; nothing is opened before the first subscription. */
export function createLiveClient(context: Context): LiveClient {
  const { now, credentials } = context;
  const statusListeners = new Set<() => void>();
  const resyncListeners = new Set<(reason: ResyncReason) => void>();
  const reauthenticatedListeners = new Set<() => void>();
  let status: LiveStatus = { state: 'connecting', since: now(), lastEventAt: null };
  let stopHeartbeat: (() => void) | null = null;
  let isRestarting = false;
  let transport: LiveTransport | null = null;

  const update = (change: Partial<LiveStatus>) => {
    status = { ...status, ...change };
    for (const listener of statusListeners) listener();
  };
  const enterState = (state: LiveStatus['state']) => {
    if (status.state !== state) update({ state, since: now() });
  };
  const resync = (reason: ResyncReason) => {
    for (const listener of resyncListeners) listener(reason);
  };
  const terminate = () => transport?.terminate();

  const listener: TransportListener = {
    onConnecting: () => enterState('connecting'),
    onLive(again) {
      enterState('live');
      stopHeartbeat ??= watchForSleep(terminate);
      if (again && !isRestarting) resync('reconnect');
      isRestarting = false;
    },
    onReauthenticated() {
      for (const tell of reauthenticatedListeners) tell();
    },
    onLost: () => enterState('lost'),
    onIdle() {
      stopHeartbeat?.();
      stopHeartbeat = null;
      isRestarting = false;
      enterState('connecting');
    },
  };
  const setTransport = (create: CreateTransport) => {
    transport ??= create(context, listener);
  };

  return {
    setTransport,
    subscribe(document, variables, sink) {
      if (context.transport) setTransport(context.transport);
      if (!transport) throw new Error('Nothing carries subscriptions: give the client a transport');
      return transport.subscribe(document, Object.fromEntries(Object.entries(variables)), {
        next(payload) {
          update({ lastEventAt: now() });
          // A document's type says what its payloads are.
          sink.next(payload as never);
        },
        gap() {
          sink.gap?.();
          resync('gap');
        },
        error(error, isCurrent) {
          if (isCurrent && isSessionEnd(error.code)) context.endSession(error.code, credentials.epoch());
          sink.error?.(error, isCurrent);
        },
      });
    },
    status: () => status,
    onStatus: (tell) => listenIn(statusListeners, tell),
    onResync: (tell) => listenIn(resyncListeners, tell),
    onReauthenticated: (tell) => listenIn(reauthenticatedListeners, tell),
    restart() {
      isRestarting = status.state === 'live';
      terminate();
    },
    networkLost: terminate,
    networkBack: context.backOff.networkBack,
  };
}

function listenIn<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A connection that slept through looks open and is dead: after a pause in the heartbeat it is given up. */
function watchForSleep(onSleep: () => void): () => void {
  let last = Date.now();
  return every(heartbeatEvery, () => {
    const time = Date.now();
    if (time - last > sleepAfter) onSleep();
    last = time;
  });
}
