import type { GraphDocument } from './document.ts';
import {
  type Context,
  type CreateTransport,
  isSessionEnd,
  type LivePayload,
  type LiveSink,
  type LiveTransport,
  type SessionEnd,
  type TransportListener,
} from './options.ts';
import { callBack, every } from './timers.ts';

/** The state of the live connection. Times are those of `now`, ms since 1970. */
export interface LiveStatus {
  /**
   * `live` while connected; `lost` after a loss or a failed first attempt until it is connected again; else
   * `connecting`, also without subscriptions.
   */
  readonly state: 'connecting' | 'live' | 'lost';
  /** Start of the state. */
  readonly since: number;
  /** Time of the last payload; null before the first. */
  readonly lastEventAt: number | null;
}

/** Why lists must be fetched again: messages may have been missed. */
export type ResyncReason = 'gap' | 'reconnect';

/** Subscriptions over one transport, and its status. */
export interface LiveClient {
  /** Sets the transport when the options have none. Only the first call counts. */
  setTransport(create: CreateTransport): void;
  /**
   * Subscribes to a document with a variable `after` and, in its payload, `cursor` and `gap`. It resumes after the
   * last payload whenever the connection is restored. Returns how to stop.
   * @throws Error without a transport
   */
  subscribe<Data = Record<string, unknown>, Variables extends object = Record<string, unknown>>(
    document: GraphDocument<Data, Variables>,
    variables: Variables,
    sink: LiveSink<Data>,
  ): () => void;
  status(): LiveStatus;
  /** Calls back when the status changes. Returns how to stop. */
  onStatus(listener: () => void): () => void;
  /** Calls back when lists must be fetched again. Returns how to stop. */
  onResync(listener: (reason: ResyncReason) => void): () => void;
  /** Calls back after a reauthentication that the server requested because rights may have changed. Returns how to stop. */
  onReauthenticated(listener: () => void): () => void;
  /**
   * Reconnects, for another language, and resumes the subscriptions; without any it only closes. It happens
   * automatically on sign-in and sign-out. No resync is reported: the caller fetches the lists again.
   */
  restart(): void;
  /** The network is lost: closes the connection, which would appear open for some seconds, and reconnects. */
  networkLost(): void;
  /**
   * The network is back, or the app is in the foreground: retries immediately, and closes a connection that only
   * appears open: a WebSocket that does not answer within 3 seconds, or an event stream that was silent for 15.
   */
  networkBack(): void;
}

/** A gap in the heartbeat of this length means that the computer slept or the page was in the background. */
const sleepThresholdMs = 25_000;
const heartbeatMs = 5_000;

/** Connects with the first subscription. */
export function createLiveClient(context: Context): LiveClient {
  const resync = createListeners<ResyncReason>();
  const reauthenticated = createListeners();
  const status = createStatus(context.now);
  const heartbeat = createHeartbeat(() => transport?.probe());
  let isRestarting = false;
  let transport: LiveTransport | null = null;

  const terminate = () => transport?.terminate();
  const listener: TransportListener = {
    onLive(isReconnect) {
      status.enter('live');
      heartbeat.start();
      if (isReconnect && !isRestarting) resync.emit('reconnect');
      isRestarting = false;
    },
    onReauthenticated: () => reauthenticated.emit(),
    onLost: () => status.enter('lost'),
    onIdle() {
      heartbeat.stop();
      isRestarting = false;
      status.enter('connecting');
    },
  };
  const setTransport = (create: CreateTransport) => {
    transport ??= create(context, listener);
  };
  const restart = () => {
    isRestarting ||= status.current().state === 'live';
    terminate();
  };
  context.credentials.subscribe(restart);

  return {
    setTransport,
    subscribe(document, variables, sink) {
      if (context.transport) setTransport(context.transport);
      if (!transport) throw new Error('Nothing carries subscriptions: give the client a transport');
      const observed = observeSink(sink, status.heard, resync.emit, context.endSession);
      return transport.subscribe(document, Object.fromEntries(Object.entries(variables)), observed);
    },
    status: status.current,
    onStatus: status.listen,
    onResync: resync.listen,
    onReauthenticated: reauthenticated.listen,
    restart,
    networkLost: terminate,
    networkBack() {
      context.backOff.networkBack();
      transport?.probe();
    },
  };
}

/** Wraps a caller's sink to observe its events. */
function observeSink<Data>(
  sink: LiveSink<Data>,
  heard: () => void,
  resync: (reason: ResyncReason) => void,
  endSession: (code: SessionEnd) => void,
): LiveSink<unknown> {
  return {
    next(payload) {
      heard();
      // The document's type determines the payload.
      callBack(() => sink.next(payload as LivePayload<Data>));
    },
    gap() {
      callBack(() => sink.gap?.());
      resync('gap');
    },
    error(error, isCurrent) {
      if (isCurrent && isSessionEnd(error.code)) endSession(error.code);
      callBack(() => sink.error?.(error, isCurrent));
    },
  };
}

function createListeners<Event = void>() {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit(event: Event) {
      for (const listener of listeners) callBack(() => listener(event));
    },
    listen(listener: (event: Event) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function createStatus(now: () => number) {
  const { emit, listen } = createListeners();
  let status: LiveStatus = { state: 'connecting', since: now(), lastEventAt: null };
  const update = (change: Partial<LiveStatus>) => {
    status = { ...status, ...change };
    emit();
  };
  return {
    current: () => status,
    listen,
    enter(state: LiveStatus['state']) {
      if (status.state !== state) update({ state, since: now() });
    },
    heard: () => update({ lastEventAt: now() }),
  };
}

/** After a gap in the heartbeat a connection that appears open may be dead, so it is probed. */
function createHeartbeat(onSleep: () => void) {
  let cancel: (() => void) | null = null;
  return {
    start() {
      let last = Date.now();
      cancel ??= every(heartbeatMs, () => {
        const time = Date.now();
        if (time - last > sleepThresholdMs) onSleep();
        last = time;
      });
    },
    stop() {
      cancel?.();
      cancel = null;
    },
  };
}
