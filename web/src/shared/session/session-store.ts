import type { CredentialStore } from '@tipgraph/client';
import { errorCodeOf } from '@tipgraph/client';
import { fetchQuery, readInlineData } from 'relay-runtime';
import { createStore } from 'zustand/vanilla';
import type { sessionQuery, sessionQuery$data } from '../../__generated__/sessionQuery.graphql.ts';
import type { sessionQuery_viewer$key } from '../../__generated__/sessionQuery_viewer.graphql.ts';
import { type EnvironmentStore, invalidateStore } from '../relay/environment.ts';
import { allowAnonymous, opensPage } from '../relay/network.ts';
import { sessionQuery as query, sessionViewerFragment } from './session-query.ts';
import {
  initialSessionState,
  type SessionState,
  type SessionViewer,
  toSessionPlans,
  toSessionViewer,
} from './session-state.ts';

/** Who is signed in, and what else the whole app shares. */
export interface SessionStore {
  state(): SessionState;
  /** Calls back after each change of the state. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  /**
   * Validates the stored credentials. Refused ones are cleared; an error keeps them. Gives false when nobody answered,
   * which leaves all as it is; ends with `loaded` in every other case, and never rejects.
   */
  start(): Promise<boolean>;
  /**
   * Asks anew who is here, what they may use and what is on sale, for example after a payment. An error leaves all
   * as it is, and so does somebody who is signing out meanwhile. What was fetched before is trusted on as long as
   * the person is as before. Never rejects.
   */
  refresh(): Promise<void>;
  /** Takes over the person from the answer to a sign-in, or to a change of their own data. */
  enter(viewer: sessionQuery_viewer$key): void;
  /** Clears the credentials and forgets the person and all that was fetched for them. */
  leave(): void;
  setOffline(offline: boolean): void;
  /** Says whether a sign-out is under way: from the person's wish until the home page is open, or it has failed. */
  setSigningOut(isSigningOut: boolean): void;
}

/** Past all caches, while the app goes on as it is; that nobody is signed in is an answer. */
const askBesides = {
  fetchPolicy: 'network-only',
  networkCacheConfig: { force: true, metadata: { [allowAnonymous]: true } },
} as const;

/** As well, where all waits for it. */
const askFirst = {
  ...askBesides,
  networkCacheConfig: { force: true, metadata: { [allowAnonymous]: true, [opensPage]: true } },
} as const;

/** Sets the session up over Relay; nothing is asked before `start`. */
export function createSessionStore(
  environments: EnvironmentStore,
  credentials: CredentialStore,
): SessionStore {
  const { getState: state, setState: update, subscribe } = createStore(() => initialSessionState);
  // Before all others hear of it, so that none asks what was another person's.
  subscribe(({ viewer }, before) => {
    if (viewer?.id !== before.viewer?.id) environments.renew();
    else if (viewer !== before.viewer) invalidateStore(environments.current());
  });

  const takeOver = ({ viewer, plans, site }: sessionQuery$data, epoch: number) => {
    const change: Partial<SessionState> = {
      loaded: true,
      site,
      plans: toSessionPlans(plans, state().plans),
    };
    const isStillAsked = credentials.epoch() === epoch;
    if (!isStillAsked) return update(change);
    if (!viewer.ok) return update({ ...change, viewer: null, offline: true });
    if (!viewer.value) credentials.clear();
    update({
      ...change,
      viewer: viewer.value ? readViewer(viewer.value) : null,
    });
  };

  /** One reading after the other: Relay gives a second one the answer of the first, which may be older than its cause. */
  let running: Promise<unknown> | null = null;
  const inTurn = <Result>(read: () => Promise<Result>): Promise<Result> => {
    const turn = running ? running.then(read) : read();
    running = turn;
    void turn.then(() => {
      if (running === turn) running = null;
    });
    return turn;
  };
  let waitingRefresh: Promise<void> | null = null;

  const readFirst = async (): Promise<boolean> => {
    const epoch = credentials.epoch();
    try {
      const data = await fetchQuery<sessionQuery>(environments.current(), query, {}, askFirst).toPromise();
      if (data) takeOver(data, epoch);
    } catch (thrown) {
      if (errorCodeOf(thrown) === 'NETWORK') return false;
      // The network has told the whole app; without an answer nobody is known to be signed in.
      update({ loaded: true, viewer: null, offline: true });
    }
    return true;
  };

  const refetch = async (): Promise<void> => {
    if (state().isSigningOut) return;
    const epoch = credentials.epoch();
    const data = await fetchQuery<sessionQuery>(environments.current(), query, {}, askBesides)
      .toPromise()
      .catch(() => null);
    if (!data?.viewer.ok || credentials.epoch() !== epoch) return;
    if (!data.viewer.value && state().viewer) return;
    const viewer = data.viewer.value ? readViewer(data.viewer.value) : null;
    const isAsBefore = JSON.stringify(viewer) === JSON.stringify(state().viewer);
    update({
      site: data.site,
      plans: toSessionPlans(data.plans, state().plans),
      ...(!isAsBefore && { viewer }),
    });
  };

  return {
    state,
    subscribe,
    start: () => inTurn(readFirst),
    refresh() {
      if (!running) return inTurn(refetch);
      waitingRefresh ??= inTurn(() => {
        waitingRefresh = null;
        return refetch();
      });
      return waitingRefresh;
    },
    enter(viewer) {
      update({ viewer: readViewer(viewer) });
    },
    leave() {
      credentials.clear();
      update({ viewer: null });
    },
    setOffline(offline) {
      if (offline !== state().offline) update({ offline });
    },
    setSigningOut(isSigningOut) {
      update({ isSigningOut });
    },
  };
}

function readViewer(viewer: sessionQuery_viewer$key): SessionViewer {
  return toSessionViewer(readInlineData(sessionViewerFragment, viewer));
}
