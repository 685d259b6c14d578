/** What one round of load gave: requests a second and latencies in milliseconds. */
export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
}
