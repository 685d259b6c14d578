import type { GatewayConfig } from '../config.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { UpstreamSession } from '../rest/session.ts';

/** What live offers to operations. */
export interface LiveIntake {
  /** Tells the watcher where to look at once, after a change made through the gateway. `id` is the upstream's. */
  changed(change: { readonly kind: 'dropinfo' | 'tip'; readonly id: number }): void;
  /** The place that the live log has reached. */
  cursor(): string;
}

/** What every resolver of one operation, or of one live event, may use. */
export interface GraphContext {
  readonly requestId: string;
  readonly config: GatewayConfig;
  readonly rest: RestClient;
  readonly session: UpstreamSession;
  /** null when live is not there, as in some tests. */
  readonly live: LiveIntake | null;
}
