/** The settings that live goes by; times are milliseconds. */
export interface LiveConfig {
  readonly upstreamUrl: string;
  readonly upstreamCookies: readonly string[];
  readonly upstreamTimeoutMs: number;
  /** The watcher's account; null switches live off. */
  readonly liveAccount: { readonly email: string; readonly password: string } | null;
  readonly liveHookSecret: string | null;
  readonly livePollMs: number;
  readonly liveMaxSockets: number;
  readonly liveMaxSocketsPerAddress: number;
  readonly liveMaxSocketsPerUser: number;
  readonly planTipIntervals: Readonly<Record<string, number>>;
  /** The Redis that several gateways share; null for one gateway by itself. */
  readonly redisUrl: string | null;
}
