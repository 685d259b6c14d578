import { createHash } from 'node:crypto';
import { liveSources } from '../domains/index.ts';
import type { LiveAccess, LiveAudience, LiveKind, LiveSource } from '../domains/live-source.ts';
import { hasPermission, isStaff, type UserWire } from '../domains/user/shapes.ts';
import { isPersonal, type LiveEvent, type PersonalEvent } from './event.ts';

/** Plan name to n: the plan shows every nth tip by running number. */
export type PlanTipIntervals = ReadonlyMap<string, number>;

/** Shared to save memory per socket. */
const noLeagues: ReadonlySet<number> = new Set();

type RightsOfUser = Pick<
  UserWire,
  'permission' | 'active_sub' | 'is_admin' | 'is_typer' | 'favourite_leagues'
>;

type Access = ReadonlyMap<LiveKind, LiveAccess<LiveAudience>>;

/** One object per combination of classes, to save memory per socket. */
const sharedAccess = new Map<string, Access>();

function intern(access: Access): Access {
  const classes = JSON.stringify([...access].map(([kind, { className }]) => [kind, className]));
  const interned = sharedAccess.get(classes) ?? access;
  sharedAccess.set(classes, interned);
  return interned;
}

/**
 * What a user may see live. People with the interned class for a kind see the interned events of it. An unknown
 * kind of event, permission, kind of tip or plan grants nothing.
 */
export class Entitlement {
  /** Whether league filters are applied; otherwise they are ignored. */
  readonly mayFilter: boolean;
  /** When the rights may change without an event; null for never. */
  readonly mayChangeAt: Date | null;
  /** Used by subscriptions to favourite leagues. */
  readonly favouriteLeagues: ReadonlySet<number>;
  readonly #access: Access;

  /** @param user as the upstream returns them on validation */
  constructor(
    user: RightsOfUser,
    planTipIntervals: PlanTipIntervals,
    sources: readonly LiveSource[] = liveSources,
  ) {
    const staff = isStaff(user);
    const plan = user.active_sub;
    const rights = {
      isStaff: staff,
      holds: (permission: string) => hasPermission(user, permission),
      tipInterval: staff ? 1 : intervalOf(plan?.sub.toLowerCase() ?? null, planTipIntervals),
    };
    this.#access = intern(
      new Map(
        sources.flatMap((source) => {
          const access = source.accessOf(rights);
          return access === null ? [] : [[source.kind, access]];
        }),
      ),
    );
    this.mayFilter = hasPermission(user, 'dropinfo_filters');
    this.mayChangeAt = staff || !plan ? null : new Date(plan.expires_at);
    const leagues = user.favourite_leagues ?? [];
    this.favouriteLeagues = leagues.length > 0 ? new Set(leagues) : noLeagues;
  }

  seesKind(kind: LiveKind): boolean {
    return this.#access.has(kind);
  }

  sees(audience: LiveAudience): boolean {
    return this.#access.get(audience.kind)?.sees(audience) ?? false;
  }

  /** The class for a kind: equal for equal rights. */
  classOf(kind: LiveKind): string {
    return this.#access.get(kind)?.className ?? 'none';
  }
}

/** Whether an event is a personal one of this kind and this user; no one else may see it. */
export const isOwnEvent = (event: LiveEvent, kind: LiveKind, userKey: string): event is PersonalEvent =>
  isPersonal(event) && event.kind === kind && event.person === userKey;

function intervalOf(plan: string | null, planTipIntervals: PlanTipIntervals): number | null {
  const n = plan === null ? undefined : planTipIntervals.get(plan);
  return n !== undefined && Number.isInteger(n) && n >= 1 ? n : null;
}

const keyLength = 22;

/**
 * A short digest of a uid, safe to send to other gateways. Copied from bytes because every socket stores it: a slice
 * of a string would keep the whole digest in memory.
 */
export function userKeyOf(uid: string): string {
  const digest = createHash('sha256').update(uid).digest('base64url');
  return Buffer.from(digest, 'latin1').toString('latin1', 0, keyLength);
}
