import type { GraphContext } from '../domains/context.ts';
import { validateToken } from '../domains/session/endpoints.ts';
import type { UserWire } from '../domains/user/shapes.ts';
import { type Entitlement, entitlementOf, type Person, type PlanTips } from './entitlement.ts';

/**
 * Proves the credentials of a context with one upstream call; rotated ones stay in its jar.
 * @throws UpstreamError when they are refused or cannot be proved now
 */
export type Prove = (context: GraphContext) => Promise<Entitlement>;

/** What rights are decided by, from the upstream's user. */
export function personOf(user: UserWire): Person {
  return {
    permissions: user.permission,
    plan: user.active_sub?.sub.toLowerCase() ?? null,
    isAdmin: user.is_admin,
    isTyper: user.is_typer,
    expiresAt: user.active_sub ? new Date(user.active_sub.expires_at) : null,
    favouriteLeagues: user.favourite_leagues ?? [],
  };
}

/** Makes the proof for a table of plans. */
export function createProve(planTips: PlanTips): Prove {
  return async ({ rest, session }) => {
    const { user } = await rest.call(validateToken, {}, session);
    return entitlementOf(personOf(user), planTips);
  };
}
