/** `off` without a watcher account. `ageMs` is null before the first poll. */
export interface LiveStatus {
  readonly state: 'ok' | 'stale' | 'off';
  readonly ageMs: number | null;
  /** Whether this gateway polls the upstream for the deployment. */
  readonly leader: boolean;
}

/** The response of /readyz. */
export type Readiness = Awaited<ReturnType<typeof readReadiness>>;

interface ReadinessSources {
  /** The outcome of the newest call, `at` as `performance.now()`; null before the first. */
  readonly rest: { readonly lastContact: { readonly answered: boolean; readonly at: number } | null };
  /** Makes any upstream call, one at a time; its outcome is `rest.lastContact`. */
  readonly probe: () => Promise<unknown>;
  readonly live: () => LiveStatus;
  readonly draining: () => boolean;
}

/** Time in which the last upstream reply counts as current. */
const recentMs = 5000;

/**
 * Ready when the gateway is not draining and the upstream answered recently or answers a probe. Live delivery that is
 * off or stale does not matter: HTTP is served without it.
 */
export async function readReadiness({ rest, probe, live, draining }: ReadinessSources) {
  const last = rest.lastContact;
  if (last?.answered !== true || performance.now() - last.at > recentMs) await probe().catch(() => null);
  const upstream = rest.lastContact?.answered === true ? 'ok' : 'unreachable';
  return { ready: !draining() && upstream === 'ok', draining: draining(), upstream, live: live() };
}
