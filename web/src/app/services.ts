import type { MantineColorSchemeManager } from '@mantine/core';
import type { IEnvironment } from 'relay-runtime';
import { type CartStore, createCartStore } from '../shared/cart/cart-store.ts';
import { createDegradedAnswers, type DegradedAnswers } from '../shared/degraded/degraded-answers.ts';
import { createLanguageStore, type LanguageStore, languageOfAddress } from '../shared/i18n/language.ts';
import { createBackOff } from '../shared/live/back-off.ts';
import { createPageClock, type PageClock } from '../shared/live/clock.ts';
import { createLiveClient, type LiveClient } from '../shared/live/live-client.ts';
import { createEnvironment } from '../shared/relay/environment.ts';
import type { Failure } from '../shared/relay/failure.ts';
import type { GraphSurroundings } from '../shared/relay/fetch-graph.ts';
import { createNetwork } from '../shared/relay/network.ts';
import { createRetryQueue, isOutage, type RetryQueue } from '../shared/relay/retry-queue.ts';
import { type AppType, appTypeOf } from '../shared/session/app-type.ts';
import { createCredentialStore } from '../shared/session/credentials.ts';
import { createSessionStore, type SessionStore } from '../shared/session/session-store.ts';
import { type BrowserStorage, createBrowserStorage } from '../shared/storage/browser-storage.ts';
import { createTrackers, type Trackers } from '../shared/trackers/trackers.ts';
import { createColorSchemeManager } from '../shared/ui/color-scheme.ts';
import { createStyleStore, type StyleStore } from '../shared/ui/style-preference.ts';

/** The parts of the running app, made once and handed down. */
export interface Services {
  appType: AppType;
  language: LanguageStore;
  clock: PageClock;
  live: LiveClient;
  degraded: DegradedAnswers;
  retries: RetryQueue;
  environment: IEnvironment;
  session: SessionStore;
  cart: CartStore;
  trackers: Trackers;
  colorScheme: MantineColorSchemeManager;
  style: StyleStore;
  storage: BrowserStorage;
  /** Calls back after a sign-in or sign-out, also one in another tab. Returns how to stop. */
  onIdentityChange(listener: (origin: 'here' | 'elsewhere') => void): () => void;
}

/** An operation may take 10 s at the gateway; after twice that the person is told. */
const patience = 20_000;

/** The Date header has whole seconds, so a smaller difference says nothing. */
const headerPrecision = 2_000;

/** Puts the app's parts together over a browser's window. `onFailure` hears of every fault of an operation. */
export function createServices(
  target: Window & typeof globalThis,
  onFailure: (failure: Failure) => void,
): Services {
  const storage = createBrowserStorage(target);
  const credentials = createCredentialStore(storage);
  const language = createLanguageStore(storage, target.navigator.languages);
  const askedLanguage = languageOfAddress(target.location.search);
  if (askedLanguage) language.change(askedLanguage);
  const appType = appTypeOf(target.navigator.userAgent);
  const clock = createPageClock();
  const socketUrl = new URL('/graphql', target.location.href);
  socketUrl.protocol = socketUrl.protocol === 'https:' ? 'wss:' : 'ws:';

  const backOff = createBackOff(target);
  const retries = createRetryQueue(backOff);
  const hearFailure = (failure: Failure) => {
    if (isOutage(failure.code)) retries.failed();
    onFailure(failure);
  };

  const live = createLiveClient({
    url: socketUrl.href,
    credentials,
    language: language.current,
    appType,
    backOff,
    clock,
    onFailure,
    onProofAsked: () => void session.refresh(),
  });
  target.addEventListener('offline', live.networkLost);
  const surroundings: GraphSurroundings = {
    fetch: (input, init) => target.fetch(input, init),
    credentials,
    language: language.current,
    appType,
    cookies: () => target.document.cookie,
    patience,
    onServerTime(serverNow) {
      if (Math.abs(serverNow - clock.now()) > headerPrecision) clock.correct(serverNow);
    },
  };
  const degraded = createDegradedAnswers(clock);
  const listener = {
    onFailure: hearFailure,
    onAnswer: () => session.setOffline(false),
    onBody: degraded.heard,
  };
  const environment = createEnvironment(createNetwork(surroundings, listener, live.subscribe));
  const session = createSessionStore(environment, credentials);

  const trackers = createTrackers(storage, target);
  session.subscribe(() => trackers.configure(session.state().site.trackers));

  return {
    appType,
    language,
    clock,
    live,
    degraded,
    retries,
    environment,
    session,
    cart: createCartStore(storage, language),
    trackers,
    colorScheme: createColorSchemeManager(storage),
    style: createStyleStore(storage, target.document.documentElement),
    storage,
    onIdentityChange: credentials.subscribe,
  };
}
