import type { GraphQLSingularResponse, Observable, RequestParameters, Variables } from 'relay-runtime';
import type { ErrorCode } from '../relay/app-error.ts';
import type { Failure } from '../relay/failure.ts';
import type { PageClock } from './clock.ts';
import type { ConnectionListener, ConnectionSurroundings } from './live-connection.ts';
import type { LiveStatus, ResyncReason } from './live-status.ts';
import type { createLiveWire, LiveWire } from './live-wire.ts';

/** The live side of the graph: subscriptions over one socket, and the facts about it. */
export interface LiveClient {
  /** Says what carries subscriptions; whoever subscribes says so before. Only the first word counts. */
  carryBy(create: typeof createLiveWire): void;
  /** Relay's way to subscriptions. */
  subscribe(params: RequestParameters, variables: Variables): Observable<GraphQLSingularResponse>;
  status(): LiveStatus;
  /** Calls back when the status changes. Returns how to stop. */
  onStatus(listener: () => void): () => void;
  /** Calls back when lists have to be read again. Returns how to stop. */
  onResync(listener: (reason: ResyncReason) => void): () => void;
  /**
   * Connects anew, for another person or language, and resumes the subscriptions; without any it only closes.
   * Whoever asks for it reads the lists again, so no resync is told.
   */
  restart(): void;
  /** The network is gone: the socket, which would look open for some seconds more, is given up and opened again. */
  networkLost(): void;
}

/** What the client needs from its surroundings. */
export interface LiveSurroundings extends ConnectionSurroundings {
  clock: PageClock;
  onFailure(failure: Failure): void;
  /** The server doubts the person's rights and has been given proof. */
  onProofAsked(): void;
}

/** After so many milliseconds without a heartbeat the computer must have slept. */
const sleepAfter = 25_000;
const heartbeatEvery = 5_000;

/** Sets the live side up; no socket is opened before the first subscription. */
export function createLiveClient(surroundings: LiveSurroundings): LiveClient {
  const { clock, credentials, onFailure, onProofAsked } = surroundings;
  const statusListeners = new Set<() => void>();
  const resyncListeners = new Set<(reason: ResyncReason) => void>();
  let status: LiveStatus = { state: 'connecting', since: clock.now(), lastEventAt: null };
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let isRestarting = false;
  let wire: LiveWire | null = null;

  const update = (change: Partial<LiveStatus>) => {
    status = { ...status, ...change };
    for (const listener of statusListeners) listener();
  };
  const enterState = (state: LiveStatus['state']) => {
    if (status.state !== state) update({ state, since: clock.now() });
  };
  const resync = (reason: ResyncReason) => {
    for (const listener of resyncListeners) listener(reason);
  };

  const connectionListener: ConnectionListener = {
    onConnecting: () => enterState('connecting'),
    onLive(again, serverNow) {
      if (serverNow !== null) clock.correct(serverNow);
      enterState('live');
      heartbeat ??= watchForSleep(() => wire?.terminate());
      if (again && !isRestarting) resync('reconnect');
      isRestarting = false;
    },
    onProofAsked,
    onLost: () => enterState('lost'),
    onIdle() {
      clearInterval(heartbeat);
      heartbeat = undefined;
      isRestarting = false;
      enterState('connecting');
    },
    onRefused: (code, current) => onFailure({ code, kind: 'live', scope: 'page', current }),
  };

  return {
    carryBy(create) {
      wire ??= create(surroundings, connectionListener);
    },
    subscribe(params, variables) {
      if (!wire) throw new Error('Nothing carries subscriptions yet');
      const subscribedIn = credentials.read() && credentials.epoch();
      const stream = {
        onPayload(gap: boolean) {
          update({ lastEventAt: clock.now() });
          if (gap) resync('gap');
        },
        // One that was opened by a guest, or before the last sign-in or sign-out, says nothing about who is here now.
        onFailure: (code: ErrorCode) =>
          onFailure({ code, kind: 'live', scope: 'page', current: credentials.epoch() === subscribedIn }),
      };
      return wire.subscribe(stream, params, variables);
    },
    status: () => status,
    onStatus(listener) {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    onResync(listener) {
      resyncListeners.add(listener);
      return () => resyncListeners.delete(listener);
    },
    restart() {
      isRestarting = status.state === 'live';
      wire?.terminate();
    },
    networkLost: () => wire?.terminate(),
  };
}

/** A socket that slept through looks open and is dead: after a pause in the heartbeat it is given up. */
function watchForSleep(onSleep: () => void) {
  let last = Date.now();
  return setInterval(() => {
    const now = Date.now();
    if (now - last > sleepAfter) onSleep();
    last = now;
  }, heartbeatEvery);
}
