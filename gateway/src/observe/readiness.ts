/** How current the live data is; `off` without a watcher's account. `ageMs` is null before the first reading. */
export interface LiveStatus {
  readonly state: 'ok' | 'stale' | 'off';
  readonly ageMs: number | null;
  /** Whether this gateway is the one that polls the upstream for all. */
  readonly leader: boolean;
}

/** What /readyz answers. */
export interface Readiness {
  readonly ready: boolean;
  readonly draining: boolean;
  readonly upstream: 'ok' | 'unreachable';
  readonly live: LiveStatus;
}

interface ReadinessSources {
  /** `lastContact` is of the newest call, on the scale of `performance.now()`; null before the first. */
  readonly rest: { readonly lastContact: { readonly answered: boolean; readonly at: number } | null };
  /** Asks the upstream for anything; its outcome shows in `rest.lastContact`. */
  readonly probe: () => Promise<unknown>;
  readonly live: () => LiveStatus;
  readonly draining: () => boolean;
}

/** For how long an answer of the upstream counts as recent. */
const recentMs = 5000;

/**
 * Says whether the gateway can serve: it is not draining and the upstream answered recently, or answers when asked now.
 * Live that is off or behind is told but takes nothing away from what is served over HTTP.
 */
export async function readReadiness({ rest, probe, live, draining }: ReadinessSources): Promise<Readiness> {
  const known = rest.lastContact;
  if (known?.answered !== true || performance.now() - known.at > recentMs) await probe().catch(() => null);
  const upstream = rest.lastContact?.answered === true ? 'ok' : 'unreachable';
  return { ready: !draining() && upstream === 'ok', draining: draining(), upstream, live: live() };
}
