import type { GraphContext } from '../domains/context.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import { type Entitlement, entitlementOf, type Person, type PlanTipIntervals } from './entitlement.ts';

/** What live reads of the upstream's user. */
export interface LiveUser {
  readonly permission: readonly string[];
  readonly active_sub?: { readonly sub: string; readonly expires_at: string } | null | undefined;
  readonly is_admin: boolean;
  readonly is_typer: boolean;
  readonly favourite_leagues?: readonly number[] | null | undefined;
}

/** The endpoint that validates a caller's credentials. */
export type ValidateToken = Endpoint<Record<never, never>, { readonly user: LiveUser }>;

/**
 * Validates the credentials of a context with one upstream call; rotated ones stay in its jar.
 * @throws UpstreamError when they are refused or cannot be validated now
 */
export type Authenticate = (context: GraphContext) => Promise<Entitlement>;

/** What rights are decided by, from the upstream's user. */
export function personOf(user: LiveUser): Person {
  return {
    permissions: user.permission,
    plan: user.active_sub?.sub.toLowerCase() ?? null,
    isAdmin: user.is_admin,
    isTyper: user.is_typer,
    expiresAt: user.active_sub ? new Date(user.active_sub.expires_at) : null,
    favouriteLeagues: user.favourite_leagues ?? [],
  };
}

/** @param planTipIntervals by name of the plan: its holder sees every nth tip */
export function createAuthenticate(
  validateToken: ValidateToken,
  planTipIntervals: PlanTipIntervals,
): Authenticate {
  return async ({ rest, session }) => {
    const { user } = await rest.call(validateToken, {}, session);
    return entitlementOf(personOf(user), planTipIntervals);
  };
}
