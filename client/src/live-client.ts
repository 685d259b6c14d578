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

/** The state of the live connection, as facts to show. Times are by `now`, in milliseconds since 1970. */
export interface LiveStatus {
  /**
   * `live` while it stands, `lost` from its loss, or the first try that failed, until it stands again; else `connecting`,
   * also while nobody is subscribed.
   */
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
   * Connects anew, for another language, and resumes the subscriptions; without any it only closes. It happens by itself
   * when somebody signs in or out. Whoever causes it reads the lists again, so no resync is told.
   */
  restart(): void;
  /** The network is gone: the connection, which would look open for some seconds more, is given up and opened again. */
  networkLost(): void;
  /**
   * The network is back, or the app has come to the foreground: what waits for its next try goes on at once, and a
   * connection that only looks open is given up: of WebSockets one that does not answer within 3 seconds, of
   * server-sent events one that has been silent for 15.
   */
  networkBack(): void;
}

/** After so many milliseconds without a heartbeat the computer has slept, or the page was in the background. */
const sleepAfter = 25_000;
const heartbeatEvery = 5_000;

/** Sets the live side up; nothing is opened before the first subscription. */
export function createLiveClient(context: Context): LiveClient {
  const resync = createListeners<ResyncReason>();
  const reauthenticated = createListeners();
  const status = createStatus(context.now);
  const heartbeat = createHeartbeat(() => transport?.probe());
  let isRestarting = false;
  let transport: LiveTransport | null = null;

  const terminate = () => transport?.terminate();
  const listener: TransportListener = {
    onLive(again) {
      status.enter('live');
      heartbeat.start();
      if (again && !isRestarting) resync.tell('reconnect');
      isRestarting = false;
    },
    onReauthenticated: () => reauthenticated.tell(),
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
  const endSession = (code: SessionEnd) => context.endSession(code, context.credentials.epoch());
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
      const watched = watch(sink, status.heard, resync.tell, endSession);
      return transport.subscribe(document, Object.fromEntries(Object.entries(variables)), watched);
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

/** A sink as its caller gave it, of which the whole client hears too. */
function watch<Data>(
  sink: LiveSink<Data>,
  heard: () => void,
  resync: (reason: ResyncReason) => void,
  endSession: (code: SessionEnd) => void,
): LiveSink<unknown> {
  return {
    next(payload) {
      heard();
      // A document's type says what its payloads are.
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

function createListeners<Told = void>() {
  const listeners = new Set<(told: Told) => void>();
  return {
    tell(told: Told) {
      for (const listener of listeners) callBack(() => listener(told));
    },
    listen(listener: (told: Told) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function createStatus(now: () => number) {
  const { tell, listen } = createListeners();
  let status: LiveStatus = { state: 'connecting', since: now(), lastEventAt: null };
  const update = (change: Partial<LiveStatus>) => {
    status = { ...status, ...change };
    tell();
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

/** A connection that slept through looks open and may be dead: after a pause in the heartbeat it is looked at. */
function createHeartbeat(onSleep: () => void) {
  let cancel: (() => void) | null = null;
  return {
    start() {
      let last = Date.now();
      cancel ??= every(heartbeatEvery, () => {
        const time = Date.now();
        if (time - last > sleepAfter) onSleep();
        last = time;
      });
    },
    stop() {
      cancel?.();
      cancel = null;
    },
  };
}
