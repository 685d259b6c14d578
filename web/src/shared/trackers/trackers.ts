import type { BrowserStorage } from '../storage/browser-storage.ts';
import { type ConsentStore, createConsentStore } from './consent-store.ts';
import { isSecretAddress } from './is-secret-address.ts';
import { loadTrackers } from './load-trackers.ts';
import { noTrackers, type TrackerIds } from './tracker-ids.ts';
import { callGoogleTag, pushToDataLayer, type TrackerWindow } from './tracker-window.ts';

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
