import type { CredentialStore } from '@tipgraph/client';
import { fetchQuery, readInlineData } from 'relay-runtime';
import { createStore } from 'zustand/vanilla';
import type { sessionQuery, sessionQuery$data } from '../../__generated__/sessionQuery.graphql.ts';
import type { sessionQuery_viewer$key } from '../../__generated__/sessionQuery_viewer.graphql.ts';
import { lacksResponse } from '../relay/app-error.ts';
import { type EnvironmentStore, invalidateStore } from '../relay/environment.ts';
import { allowAnonymous, openingFields } from '../relay/network.ts';
import { sessionQuery as query, sessionViewerFragment } from './session-query.ts';
import {
  initialSessionState,
  type SessionState,
  type SessionViewer,
  toSessionViewer,
} from './session-state.ts';

export function createSessionStore(environments: EnvironmentStore, credentials: CredentialStore) {
  const { getState: state, setState: update, subscribe } = createStore(() => initialSessionState);
  const requests = new RequestQueue();
  // The first listener, so that others do not read another user's data.
  subscribe(({ viewer }, before) => {
    if (viewer?.id !== before.viewer?.id) environments.renew();
    else if (viewer !== before.viewer) invalidateStore(environments.current());
  });

  const fetchSession = (metadata: object = {}) =>
    fetchQuery<sessionQuery>(
      environments.current(),
      query,
      {},
      {
        fetchPolicy: 'network-only',
        networkCacheConfig: { force: true, metadata: { [allowAnonymous]: true, ...metadata } },
      },
    ).toPromise();

  /** The plans of a response, or the previous ones when it has none. */
  const plansOf = (plans: sessionQuery$data['plans']) => (plans.ok && plans.value) || state().plans;

  /** Whether the user of the credentials is not known, because their validation has failed. */
  const isUnvalidated = () => !state().viewer && credentials.read() !== null;

  const apply = ({ viewer, plans, site }: sessionQuery$data, epoch: number) => {
    const change: Partial<SessionState> = { loaded: true, site, plans: plansOf(plans) };
    if (credentials.epoch() !== epoch) return update(change);
    if (!viewer.ok) return update({ ...change, viewer: null, offline: true });
    if (!viewer.value) credentials.clear();
    update({
      ...change,
      viewer: viewer.value ? readViewer(viewer.value) : null,
      // The plans of a guest are read alone, and the server may be offline for them.
      ...(plans.ok && { offline: false }),
    });
  };

  const load = async (metadata: object = {}): Promise<boolean> => {
    const epoch = credentials.epoch();
    try {
      const data = await fetchSession(metadata);
      if (data) apply(data, epoch);
    } catch (thrown) {
      if (lacksResponse(thrown)) return false;
      // The response was for a session that has ended meanwhile.
      if (credentials.epoch() !== epoch) return load(metadata);
      // The network has reported the error to the app.
      update({ loaded: true, viewer: null, offline: true });
    }
    return true;
  };

  const refetch = async (): Promise<void> => {
    if (state().isSigningOut) return;
    if (isUnvalidated()) return void (await load());
    const epoch = credentials.epoch();
    const before = state().viewer;
    const data = await fetchSession().catch(() => null);
    if (!data?.viewer.ok || credentials.epoch() !== epoch) return;
    // A mutation may have returned newer data of the user meanwhile.
    if (state().viewer !== before || (!data.viewer.value && before)) return;
    const viewer = data.viewer.value ? readViewer(data.viewer.value) : null;
    const isUnchanged = JSON.stringify(viewer) === JSON.stringify(before);
    update({
      site: data.site,
      plans: plansOf(data.plans),
      ...(!isUnchanged && { viewer }),
    });
  };

  return {
    state,
    subscribe: (listener: () => void) => subscribe(listener),
    /**
     * Validates the stored credentials and loads the session. Clears invalid credentials, and keeps them after an error. Returns
     * false, and changes nothing, without a response. Never rejects.
     */
    start: () => requests.add(() => load({ [openingFields]: ['viewer', 'plans'] })),
    /**
     * Reloads the session, for example after a payment. An error or a sign-out changes nothing. The Relay store is invalidated
     * only when the user has changed. Validates credentials like `start` when that has failed before. Never rejects.
     */
    refresh: () => requests.addRefresh(refetch),
    /** Sets the user after a sign-in or a change of their data. */
    enter: (viewer: sessionQuery_viewer$key) => update({ viewer: readViewer(viewer), offline: false }),
    /** Clears credentials, user and the Relay store. */
    leave() {
      credentials.clear();
      update({ viewer: null });
    },
    /** After a failed validation the server counts as offline until one succeeds. A response starts the next one. */
    setOffline(offline: boolean) {
      if (offline === state().offline) return;
      if (offline || !isUnvalidated()) update({ offline });
      else if (requests.isIdle()) void requests.add(load);
    },
    /** Must be true from the start of a sign-out until the home page is open or the sign-out has failed. */
    setSigningOut: (isSigningOut: boolean) => update({ isSigningOut }),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

function readViewer(viewer: sessionQuery_viewer$key): SessionViewer {
  return toSessionViewer(readInlineData(sessionViewerFragment, viewer));
}

/**
 * Runs requests one after another, because Relay would answer a second one with the response of the first, which may be stale.
 * They must not reject.
 */
class RequestQueue {
  #last: Promise<unknown> | null = null;
  #waitingRefresh: Promise<void> | null = null;

  isIdle(): boolean {
    return this.#last === null;
  }

  add<Result>(request: () => Promise<Result>): Promise<Result> {
    const current = this.#last ? this.#last.then(request) : request();
    this.#last = current;
    void current.then(() => {
      if (this.#last === current) this.#last = null;
    });
    return current;
  }

  /** Adds a refresh, unless one is waiting already. */
  addRefresh(request: () => Promise<void>): Promise<void> {
    if (this.isIdle()) return this.add(request);
    this.#waitingRefresh ??= this.add(() => {
      this.#waitingRefresh = null;
      return request();
    });
    return this.#waitingRefresh;
  }
}
