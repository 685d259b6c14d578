import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import {
  createBackOff,
  createCredentialStore,
  createGraphClient,
  documentCookies,
  type LiveClient,
} from '@tipgraph/client';
import { startTransition } from 'react';
import {
  type GraphQLSingularResponse,
  Observable,
  type PayloadData,
  type SubscribeFunction,
} from 'relay-runtime';
import { version } from '../../package.json';
import { createLanguageStore, languageOfAddress } from '../i18n/language.ts';
import { createDegradedAnswers } from '../shared/degraded/degraded-answers.ts';
import { createPageClock } from '../shared/live/clock.ts';
import { createCartStore } from '../shared/payment/cart-store.ts';
import type { Failure } from '../shared/relay/app-error.ts';
import { createEnvironment, createEnvironmentStore } from '../shared/relay/environment.ts';
import { createNetwork, documentOf, toRelayResponse } from '../shared/relay/network.ts';
import { clearResponseCache } from '../shared/relay/response-cache.ts';
import { createRetryQueue, isOutage } from '../shared/relay/retry-queue.ts';
import { setServerReachable } from '../shared/routing/load-code.ts';
import { appTypeOf } from '../shared/session/session-state.ts';
import { createSessionStore } from '../shared/session/session-store.ts';
import { createTrackers } from '../shared/session/trackers.ts';
import { createDensityStore } from '../shared/ui/density.ts';
import { type BrowserStorage, createBrowserStorage } from '../storage/browser-storage.ts';

/** Creates the app's services. `onFailure` gets every error of an operation, and returns whether the app has acted on it. */
export function createServices(target: Window & typeof globalThis, onFailure: (failure: Failure) => boolean) {
  const storage = createBrowserStorage(target);
  const credentials = createCredentialStore(storage);
  const language = createLanguageStore(storage, target.navigator.languages);
  const requestedLanguage = languageOfAddress(target.location.search);
  if (requestedLanguage) language.change(requestedLanguage);
  const appType = appTypeOf(target.navigator.userAgent);
  const clock = createPageClock();

  const backOff = createBackOff();
  target.document.addEventListener('visibilitychange', () => {
    if (target.document.visibilityState === 'visible') backOff.wake();
  });
  const retries = createRetryQueue(backOff);
  const handleFailure = (failure: Failure) => {
    if (isOutage(failure.code)) retries.failed();
    if (failure.code === 'NETWORK') setServerReachable(false);
    return onFailure(failure);
  };

  const { fetchGraphQL, live } = createGraphClient({
    url: new URL('/graphql', target.location.href).href,
    credentials,
    cookies: documentCookies(() => target.document.cookie),
    language: language.current,
    appType,
    clientName: 'web',
    clientVersion: version,
    fetch: target.fetch.bind(target),
    backOff,
    now: clock.now,
    onServerTime: clock.correct,
  });
  target.addEventListener('offline', live.networkLost);
  target.addEventListener('online', live.networkBack);
  live.onReauthenticated(() => void session.refresh());
  const degraded = createDegradedAnswers(clock);
  let isSessionStale = false;
  const listener = {
    onFailure: handleFailure,
    onResponse() {
      setServerReachable(true);
      session.setOffline(false);
      if (isSessionStale) void session.refresh();
      isSessionStale = false;
    },
    onCachedResponse() {
      setServerReachable(false);
      isSessionStale = true;
    },
    onExtensions: degraded.record,
  };
  credentials.subscribe(() => void clearResponseCache());
  const network = createNetwork(
    fetchGraphQL,
    credentials,
    listener,
    createSubscribe(live, onFailure),
    language.current,
  );
  const environments = createEnvironmentStore(() => createEnvironment(network));
  const session = createSessionStore(environments, credentials);

  const cart = createCartStore(storage, language);
  const trackers = createTrackers(storage, target);
  session.subscribe(() => {
    const { site, viewer } = session.state();
    trackers.configure(site.trackers);
    if (viewer) cart.assignNames(viewer.id);
  });

  return {
    appType,
    language,
    clock,
    live,
    degraded,
    retries,
    environments,
    session,
    cart,
    trackers,
    colorScheme: createColorSchemeManager(storage),
    density: createDensityStore(storage, target.document.documentElement),
    storage,
    /** Calls back after a sign-in or sign-out in this or another tab. Returns an unsubscribe function. */
    onIdentityChange: credentials.subscribe,
  };
}

export type Services = ReturnType<typeof createServices>;

/** Runs Relay's subscriptions over the live client. */
const createSubscribe =
  (live: LiveClient, onFailure: (failure: Failure) => void): SubscribeFunction =>
  (params, variables) =>
    Observable.create<GraphQLSingularResponse>((sink) =>
      live.subscribe<PayloadData>(documentOf(params), variables, {
        next({ data, errors }) {
          // User input has priority over rendering a payload.
          startTransition(() => sink.next(toRelayResponse(data, errors)));
        },
        error(error, isCurrent) {
          onFailure({ code: error.code, kind: 'live', scope: 'page', current: isCurrent });
          sink.error(error);
        },
      }),
    );

/** Stores the color scheme as `darkMode`: 1 is dark, 0 is light, none follows the system. Other tabs follow a change. */
export function createColorSchemeManager(storage: BrowserStorage): MantineColorSchemeManager {
  let stop: () => void = () => undefined;
  return {
    get: (fallback) => read(storage) ?? fallback,
    set(scheme) {
      if (scheme === 'auto') storage.remove('darkMode');
      else storage.set('darkMode', scheme === 'dark' ? '1' : '0');
    },
    subscribe(onUpdate) {
      stop = storage.onForeignChange((key) => {
        if (key === 'darkMode' || key === null) onUpdate(read(storage) ?? 'auto');
      });
    },
    unsubscribe: () => stop(),
    clear: () => storage.remove('darkMode'),
  };
}

function read(storage: BrowserStorage): MantineColorScheme | null {
  const stored = storage.get('darkMode');
  if (stored === null) return null;
  return stored === '1' ? 'dark' : 'light';
}
