import { createContext, useContext } from 'react';
import { type BrowserStorage, parseStored } from '../../storage/browser-storage.ts';
import { constantValue, createStoredValue, useStoredValue } from '../../storage/stored-value.ts';
import { ownAddress } from '../navigation/addresses.ts';
import { initialSessionState, type SessionState } from './session-state.ts';

type TrackerIds = SessionState['site']['trackers'];

/** Whether a tracker is configured, which needs the visitor's consent. */
export const isMeasured = (ids: TrackerIds): boolean => Object.values(ids).some((id) => id !== null);

/** A paid order. */
export interface Conversion {
  uid: string;
  amountPln: number;
}

/** Number of reported payments to store. */
const maxStoredUids = 50;

/**
 * Advertising trackers. They are loaded and get events only after the visitor's consent, and never in a page that was opened at
 * or from a secret address, which scripts could read.
 */
export function createTrackers(storage: BrowserStorage, target: TrackerWindow) {
  const consent = createStoredValue<Consent>(storage, 'consent', (stored) =>
    stored === 'granted' || stored === 'denied' ? stored : null,
  );
  const isOpenedSecretly = [target.location.href, target.document.referrer].some(isSecretAddress);
  let ids = initialSessionState.site.trackers;
  let isLoaded = false;
  let pending: Conversion[] = [];
  const send = ({ uid, amountPln }: Conversion) => {
    const reported = readUids(storage.get('conversions'));
    if (reported.includes(uid)) return;
    storage.set('conversions', JSON.stringify([...reported, uid].slice(-maxStoredUids)));
    const payment = { value: amountPln, currency: 'PLN' };
    pushToDataLayer(target, { event: 'conversion', ...payment, transaction_id: uid });
    if (ids.googleConversionId) {
      callGoogleTag(target, 'event', 'conversion', {
        send_to: ids.googleConversionId,
        ...payment,
        transaction_id: uid,
      });
    }
    if (ids.metaPixelId) target.fbq?.('track', 'Purchase', payment, { eventID: uid });
  };
  const update = () => {
    if (consent.current() === 'denied') pending = [];
    if (consent.current() !== 'granted' || isOpenedSecretly || isSecretAddress(target.location.href)) return;
    const isConfigured = Boolean(ids.googleTagId || ids.metaPixelId);
    if (isConfigured && !isLoaded) {
      isLoaded = true;
      loadTrackers(target, ids);
    }
    for (const conversion of pending) send(conversion);
    pending = [];
  };
  consent.subscribe(() => {
    update();
    // Loaded scripts would go on measuring.
    if (consent.current() === 'denied' && isLoaded) target.location.reload();
  });

  return {
    consent,
    /** An id is null for a tracker that is not in use. */
    configure(next: TrackerIds) {
      ids = next;
      update();
    },
    /** Reports a paid order once per browser, as soon as there is consent. */
    report(conversion: Conversion) {
      if (consent.current() === 'denied') return;
      pending.push(conversion);
      update();
    },
  };
}

type Trackers = ReturnType<typeof createTrackers>;

function readUids(stored: string | null): string[] {
  const value = parseStored(stored);
  return Array.isArray(value) ? value.filter((uid) => typeof uid === 'string') : [];
}

const base = 'https://app.invalid';

/** Whether an address contains the code of a password mail, also within a `to` parameter. */
export function isSecretAddress(address: string): boolean {
  if (!URL.canParse(address, base)) return true;
  const { pathname, searchParams } = new URL(address, base);
  if (/^\/+reset-password\/+[^/]/i.test(decoded(pathname))) return true;
  return searchParams.getAll('to').some((to) => {
    const inner = ownAddress(to);
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

/** Loads the configured trackers and reports the page view. Call once, after consent. */
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

/** Meta's stub, which queues calls until its script is loaded. */
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

type PixelCall = (...call: readonly unknown[]) => void;

interface Pixel extends PixelCall {
  queue?: unknown[];
  /** Set by Meta's script, which then gets all calls. */
  callMethod?: PixelCall;
  push?: PixelCall;
  loaded?: boolean;
  version?: string;
}

/** The window's globals of trackers. */
export interface TrackerWindow {
  dataLayer?: unknown[];
  fbq?: Pixel;
  _fbq?: Pixel;
  readonly document: Document;
  readonly location: Pick<Location, 'href' | 'reload'>;
}

function pushToDataLayer(target: TrackerWindow, entry: unknown): void {
  target.dataLayer ??= [];
  target.dataLayer.push(entry);
}

/** Calls Google's tag, which recognizes calls by their `Arguments` type. */
function callGoogleTag(target: TrackerWindow, ...call: readonly unknown[]): void {
  pushToDataLayer(target, Object.assign([...call], { [Symbol.toStringTag]: 'Arguments' }));
}

type Consent = 'granted' | 'denied' | null;

export const TrackersContext = createContext<Trackers>({
  consent: constantValue('denied'),
  configure: () => undefined,
  report: () => undefined,
});

export function useTrackers(): Trackers {
  return useContext(TrackersContext);
}

/** The visitor's consent and its setter. A prerendered page counts as denied, so that it shows no banner. */
export const useConsent = () => useStoredValue(useTrackers().consent, () => 'denied');
