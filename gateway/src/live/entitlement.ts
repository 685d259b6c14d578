import { createHash } from 'node:crypto';
import type { GraphContext } from '../domains/context.ts';
import { liveSources } from '../domains/index.ts';
import type { LiveAccess, LiveAudience, LiveKind, LiveSource } from '../domains/live-source.ts';
import { validateToken } from '../domains/session/endpoints.ts';
import type { UserWire } from '../domains/user/shapes.ts';
import { isPersonal, type LiveEvent, type PersonalEvent } from './event.ts';

/** What the upstream says about a person when it validates the credentials. */
export interface Person {
  /** The upstream's words, for example `default_tips`. */
  readonly permissions: readonly string[];
  /** Name of the running plan in lower case; null without one. */
  readonly plan: string | null;
  readonly isAdmin: boolean;
  readonly isTyper: boolean;
  /** When the running subscription ends. */
  readonly expiresAt: Date | null;
  /** The upstream's ids. */
  readonly favouriteLeagues: readonly number[];
}

/** Plan name to n: the plan sees the tips whose running number is a multiple of n. */
export type PlanTipIntervals = ReadonlyMap<string, number>;

/** Shared by all who have none. */
const noLeagues: ReadonlySet<number> = new Set();

type Access = ReadonlyMap<LiveKind, LiveAccess<LiveAudience>>;

/** One for each combination of classes, so that a socket keeps nothing of its person's rights but what they come to. */
const sharedAccess = new Map<string, Access>();

function shared(access: Access): Access {
  const classes = JSON.stringify([...access].map(([kind, { className }]) => [kind, className]));
  const same = sharedAccess.get(classes) ?? access;
  sharedAccess.set(classes, same);
  return same;
}

/**
 * What a person may see live. Two people with the same class for a kind see the same events of it. Each source says what
 * their rights show of it; what is unknown (a kind of event, a permission, a kind of tip, a plan that the table does not
 * name) gives nothing.
 */
export class Entitlement {
  /** Whether league filters are obeyed; without it they are ignored. */
  readonly mayFilter: boolean;
  /** When the answer may become another one; null when only an event can change it. */
  readonly mayChangeAt: Date | null;
  /** The leagues by which a subscription to those of the favourite ones goes. */
  readonly favouriteLeagues: ReadonlySet<number>;
  readonly #access: Access;

  constructor(
    { permissions, plan, isAdmin, isTyper, expiresAt, favouriteLeagues }: Person,
    planTipIntervals: PlanTipIntervals,
    sources: readonly LiveSource[] = liveSources,
  ) {
    const isStaff = isAdmin || isTyper;
    const holds = (permission: string): boolean => isStaff || permissions.includes(permission);
    const tipInterval = isStaff ? 1 : intervalOf(plan, planTipIntervals);
    this.#access = shared(
      new Map(
        sources.flatMap((source) => {
          const access = source.accessOf({ isStaff, holds, tipInterval });
          return access === null ? [] : [[source.kind, access]];
        }),
      ),
    );
    this.mayFilter = holds('dropinfo_filters');
    this.mayChangeAt = isStaff ? null : expiresAt;
    this.favouriteLeagues = favouriteLeagues.length > 0 ? new Set(favouriteLeagues) : noLeagues;
  }

  seesKind(kind: LiveKind): boolean {
    return this.#access.has(kind);
  }

  sees(audience: LiveAudience): boolean {
    return this.#access.get(audience.kind)?.sees(audience) ?? false;
  }

  /** The class for a kind, the same text for the same rights. */
  classOf(kind: LiveKind): string {
    const access = this.#access.get(kind);
    return access === undefined ? 'none' : `${kind}:${access.className}`;
  }
}

/** Whether an event is of a personal kind and of this very person, by `personKey`: nobody else sees anything of it. */
export const isOwnEvent = (event: LiveEvent, kind: LiveKind, person: string): event is PersonalEvent =>
  isPersonal(event) && event.kind === kind && event.person === person;

function intervalOf(plan: string | null, planTipIntervals: PlanTipIntervals): number | null {
  const n = plan === null ? undefined : planTipIntervals.get(plan);
  return n !== undefined && Number.isInteger(n) && n >= 1 ? n : null;
}

const length = 22;

/**
 * A short name for whoever the upstream knows by a uid, fit to be told to other gateways. It is kept for every socket, so
 * it is read from bytes: a slice of the digest's text would keep the whole text.
 */
export function personKey(uid: string): string {
  const digest = createHash('sha256').update(uid).digest('base64url');
  return Buffer.from(digest, 'latin1').toString('latin1', 0, length);
}

/**
 * Validates the credentials of a context with one upstream call; rotated ones stay in its jar.
 * @throws UpstreamError when they are refused or cannot be validated now
 */
export type Authenticate = (context: GraphContext) => Promise<Entitlement>;

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

/** @param planTipIntervals by name of the plan: its holder sees every nth tip */
export const createAuthenticate =
  (planTipIntervals: PlanTipIntervals): Authenticate =>
  async ({ call }) =>
    new Entitlement(personOf((await call(validateToken)).user), planTipIntervals);
