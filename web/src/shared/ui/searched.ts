/** The longest text that the graph searches for, in characters. */
export const maxSearched = 200;

/** What an address searches for under a key, as much of it as can be; empty for everything. */
export const searchedIn = (params: URLSearchParams, key = 'search'): string =>
  (params.get(key) ?? '').slice(0, maxSearched);
