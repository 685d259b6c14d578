/** A call to Meta's pixel. */
type PixelCall = (...call: readonly unknown[]) => void;

/** Meta's pixel function: until its script is here it keeps the calls in a queue. */
export interface Pixel extends PixelCall {
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
export function pushToDataLayer(target: TrackerWindow, entry: unknown): void {
  target.dataLayer ??= [];
  target.dataLayer.push(entry);
}

/** Calls Google's tag; it tells calls from other entries by their being an arguments object. */
export function callGoogleTag(target: TrackerWindow, ...call: readonly unknown[]): void {
  pushToDataLayer(target, Object.assign([...call], { [Symbol.toStringTag]: 'Arguments' }));
}
