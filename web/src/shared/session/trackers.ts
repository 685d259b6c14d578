import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { ownAddress } from '../navigation/addresses.ts';
import type { BrowserStorage } from './browser-storage.ts';

/** A paid order as trackers hear of it: the amount in PLN. */
export interface Conversion {
  uid: string;
  amountPln: number;
}

/**
 * Advertising trackers: nothing of them is loaded or told before the visitor consents, nor as long as a page lives that
 * was opened at a secret address or from one, since its browser still tells scripts that address.
 */
export interface Trackers {
  consent: ConsentStore;
  /** Says which trackers are configured. */
  configure(ids: TrackerIds): void;
  /** Tells of a paid order, once per payment in this browser; without a consent yet, when it is given. */
  report(conversion: Conversion): void;
}

/** So many payments are remembered as told of. */
const remembered = 50;

/** Sets trackers up over a page's window. */
export function createTrackers(storage: BrowserStorage, target: TrackerWindow): Trackers {
  const consent = createConsentStore(storage);
  const openedSecretly = [target.location.href, target.document.referrer].some(isSecretAddress);
  let ids = noTrackers;
  let isLoaded = false;
  let waiting: Conversion[] = [];

  const tell = ({ uid, amountPln }: Conversion) => {
    const told = readUids(storage.get('conversions'));
    if (told.includes(uid)) return;
    storage.set('conversions', JSON.stringify([...told, uid].slice(-remembered)));
    const facts = { value: amountPln, currency: 'PLN' };
    pushToDataLayer(target, { event: 'conversion', ...facts, transaction_id: uid });
    if (ids.googleConversionId) {
      callGoogleTag(target, 'event', 'conversion', {
        send_to: ids.googleConversionId,
        ...facts,
        transaction_id: uid,
      });
    }
    if (ids.metaPixelId) target.fbq?.('track', 'Purchase', facts, { eventID: uid });
  };
  const follow = () => {
    if (consent.current() === 'denied') waiting = [];
    if (consent.current() !== 'granted' || openedSecretly || isSecretAddress(target.location.href)) return;
    const isConfigured = Boolean(ids.googleTagId || ids.metaPixelId);
    if (isConfigured && !isLoaded) {
      isLoaded = true;
      loadTrackers(target, ids);
    }
    for (const conversion of waiting) tell(conversion);
    waiting = [];
  };
  consent.subscribe(follow);

  return {
    consent,
    configure(next) {
      ids = next;
      follow();
    },
    report(conversion) {
      if (consent.current() === 'denied') return;
      waiting.push(conversion);
      follow();
    },
  };
}

function readUids(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((uid) => typeof uid === 'string') : [];
  } catch {
    return [];
  }
}

const base = 'https://app.invalid';

/**
 * Whether an address says what only its reader may know: the code of a password mail, also as the place that a
 * detour leads back to.
 */
export function isSecretAddress(address: string): boolean {
  if (!URL.canParse(address, base)) return true;
  const { pathname, searchParams } = new URL(address, base);
  if (/^\/+reset-password\/+[^/]/i.test(decoded(pathname))) return true;
  return searchParams.getAll('to').some((wanted) => {
    const inner = ownAddress(wanted);
    return inner !== null && isSecretAddress(inner);
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Loads the trackers whose ids are configured, and tells them of the page. To be called once, after consent. */
function loadTrackers(target: TrackerWindow, { googleTagId, metaPixelId }: TrackerIds): void {
  if (googleTagId) {
    callGoogleTag(target, 'js', new Date());
    callGoogleTag(target, 'config', googleTagId);
    addScript(target, `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(googleTagId)}`);
  }
  if (metaPixelId) {
    const pixel = createPixel();
    target.fbq = pixel;
    target._fbq = pixel;
    pixel('init', metaPixelId);
    pixel('track', 'PageView');
    addScript(target, 'https://connect.facebook.net/en_US/fbevents.js');
  }
}

/** Meta's own stub: keeps calls until the script takes them over. */
function createPixel(): Pixel {
  const queue: unknown[] = [];
  const pixel: Pixel = (...call) => {
    if (pixel.callMethod) pixel.callMethod(...call);
    else queue.push(call);
  };
  return Object.assign(pixel, { queue, push: pixel, loaded: true, version: '2.0' });
}

function addScript({ document }: TrackerWindow, address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Ids of advertising trackers; null for one that is not in use. */
export interface TrackerIds {
  readonly googleTagId: string | null | undefined;
  /** What a paid order is reported to at Google. */
  readonly googleConversionId: string | null | undefined;
  readonly metaPixelId: string | null | undefined;
}

/** No tracker in use. */
export const noTrackers: TrackerIds = { googleTagId: null, googleConversionId: null, metaPixelId: null };

/** A call to Meta's pixel. */
type PixelCall = (...call: readonly unknown[]) => void;

interface Pixel extends PixelCall {
  queue?: unknown[];
  /** Set by Meta's script: from then on calls go there. */
  callMethod?: PixelCall;
  push?: PixelCall;
  loaded?: boolean;
  version?: string;
}

/** What trackers keep on a page's window. */
export interface TrackerWindow {
  dataLayer?: unknown[];
  fbq?: Pixel;
  _fbq?: Pixel;
  readonly document: Document;
  readonly location: { readonly href: string };
}

/** Puts something into Google's queue, which is made when it is not there yet. */
function pushToDataLayer(target: TrackerWindow, entry: unknown): void {
  target.dataLayer ??= [];
  target.dataLayer.push(entry);
}

/** Calls Google's tag; it tells calls from other entries by their being an arguments object. */
function callGoogleTag(target: TrackerWindow, ...call: readonly unknown[]): void {
  pushToDataLayer(target, Object.assign([...call], { [Symbol.toStringTag]: 'Arguments' }));
}

/** What a visitor said about advertising trackers; null before they said anything. */
export type Consent = 'granted' | 'denied' | null;

interface ConsentStore {
  current(): Consent;
  decide(consent: 'granted' | 'denied'): void;
  /** Calls back after each decision, also one in another tab. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Reads the consent from the storage and keeps it there. */
function createConsentStore(storage: BrowserStorage): ConsentStore {
  const read = (): Consent => {
    const stored = storage.get('consent');
    return stored === 'granted' || stored === 'denied' ? stored : null;
  };
  const store = createStore(read);
  storage.onForeignChange((key) => {
    if (key === 'consent' || key === null) store.setState(read());
  });
  return {
    current: store.getState,
    decide(consent) {
      storage.set('consent', consent);
      store.setState(consent);
    },
    subscribe: store.subscribe,
  };
}

/** Trackers for components; the app provides them. Without them nothing is told to anybody. */
export const TrackersContext = createContext<Trackers>({
  consent: { current: () => 'denied', decide: () => undefined, subscribe: () => () => undefined },
  configure: () => undefined,
  report: () => undefined,
});

/** The advertising trackers. */
export function useTrackers(): Trackers {
  return useContext(TrackersContext);
}

/** What the visitor said about trackers, and how to say it. A page made ahead of time asks nothing. */
export function useConsent(): [Consent, (consent: 'granted' | 'denied') => void] {
  const { consent } = useTrackers();
  return [useSyncExternalStore(consent.subscribe, consent.current, () => 'denied' as const), consent.decide];
}
