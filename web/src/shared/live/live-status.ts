/** The state of the live connection, as facts to show. Times are the server's, in milliseconds since 1970. */
export interface LiveStatus {
  /** `connecting` until the first connection, `live` while it stands, `lost` from its loss until it stands again. */
  state: 'connecting' | 'live' | 'lost';
  /** Since when it is so. */
  since: number;
  /** When the last live data came; null before any. */
  lastEventAt: number | null;
}

/** Why lists have to be read again: messages may have been missed. */
export type ResyncReason = 'gap' | 'reconnect';
