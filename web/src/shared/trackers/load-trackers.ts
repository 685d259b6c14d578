import type { TrackerIds } from './tracker-ids.ts';
import { callGoogleTag, type Pixel, type TrackerWindow } from './tracker-window.ts';

/** Loads the trackers whose ids are configured, and tells them of the page. To be called once, after consent. */
export function loadTrackers(target: TrackerWindow, { googleTagId, metaPixelId }: TrackerIds): void {
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
