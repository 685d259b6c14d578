import { liveSources } from '../domains/index.ts';
import type { LiveAccess, LiveAudience, LiveKind, LiveSource } from '../domains/live-source.ts';
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

/** What a person may see live. Two people with the same class for a kind see the same events of it. */
export interface Entitlement {
  /** Whether any event of the kind may ever be seen. */
  seesKind(kind: LiveKind): boolean;
  /** Whether this event may be seen. */
  sees(audience: LiveAudience): boolean;
  /** Whether league filters are obeyed; without it they are ignored. */
  readonly mayFilter: boolean;
  /** The leagues by which a subscription to those of the favourite ones goes. */
  readonly favouriteLeagues: ReadonlySet<number>;
  /** The class for a kind, the same text for the same rights. */
  classOf(kind: LiveKind): string;
  /** When the answer may become another one; null when only an event can change it. */
  readonly mayChangeAt: Date | null;
}

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

/** What somebody sees, as it is kept for each of many sockets. */
class Rights implements Entitlement {
  readonly mayFilter: boolean;
  readonly mayChangeAt: Date | null;
  readonly favouriteLeagues: ReadonlySet<number>;
  readonly #access: Access;

  constructor(
    { permissions, plan, isAdmin, isTyper, expiresAt, favouriteLeagues }: Person,
    planTipIntervals: PlanTipIntervals,
    sources: readonly LiveSource[],
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

  classOf(kind: LiveKind): string {
    const access = this.#access.get(kind);
    return access === undefined ? 'none' : `${kind}:${access.className}`;
  }
}

/** Whether an event is of a personal kind and of this very person, by `personKey`: nobody else sees anything of it. */
export const isOwnEvent = (event: LiveEvent, kind: LiveKind, person: string): event is PersonalEvent =>
  isPersonal(event) && event.kind === kind && event.person === person;

/**
 * The rights of a person. Each source says what they show of it; what is unknown (a kind of event, a permission, a kind
 * of tip, a plan that the table does not name) gives nothing.
 */
export function entitlementOf(
  person: Person,
  planTipIntervals: PlanTipIntervals,
  sources: readonly LiveSource[] = liveSources,
): Entitlement {
  return new Rights(person, planTipIntervals, sources);
}

function intervalOf(plan: string | null, planTipIntervals: PlanTipIntervals): number | null {
  const n = plan === null ? undefined : planTipIntervals.get(plan);
  return n !== undefined && Number.isInteger(n) && n >= 1 ? n : null;
}
