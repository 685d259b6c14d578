/** What carries the site, as the graph calls it: a browser, or the view of the mobile app. */
export type AppType = 'Browser' | 'App';

/** Tells it from `navigator.userAgent`: the mobile app's view adds `TipgraphApp/<version>` to its own. */
export const appTypeOf = (userAgent: string): AppType =>
  /(^|\s)TipgraphApp\/\d/.test(userAgent) ? 'App' : 'Browser';
