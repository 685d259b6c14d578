import type { LiveAudience, LiveKind } from './event.ts';

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

const permissionOfTip: ReadonlyMap<string, string> = new Map([
  ['default', 'default_tips'],
  ['special', 'special_tips'],
  ['chatgpt', 'chatgpt_tips'],
]);

/** Shared by all who have none. */
const noLeagues: ReadonlySet<number> = new Set();

/** Rights as they are kept for each of many sockets: nothing of the person but what they say. */
class Rights implements Entitlement {
  readonly mayFilter: boolean;
  readonly mayChangeAt: Date | null;
  readonly favouriteLeagues: ReadonlySet<number>;
  readonly #all: boolean;
  readonly #dropinfo: boolean;
  readonly #tipTypes: readonly string[];
  /** Every how many-th tip by its running number; null for none. */
  readonly #n: number | null;

  constructor(
    { permissions, plan, isAdmin, isTyper, expiresAt, favouriteLeagues }: Person,
    planTipIntervals: PlanTipIntervals,
  ) {
    const all = isAdmin || isTyper;
    const holds = (permission: string): boolean => all || permissions.includes(permission);
    this.#all = all;
    this.#dropinfo = holds('dropinfo');
    this.#n = all ? 1 : everyNth(plan, planTipIntervals);
    this.#tipTypes =
      holds('tips') && this.#n !== null
        ? [...permissionOfTip].filter(([, permission]) => holds(permission)).map(([type]) => type)
        : [];
    this.mayFilter = holds('dropinfo_filters');
    this.mayChangeAt = all ? null : expiresAt;
    this.favouriteLeagues = favouriteLeagues.length > 0 ? new Set(favouriteLeagues) : noLeagues;
  }

  seesKind(kind: LiveKind): boolean {
    switch (kind) {
      case 'dropinfo':
        return this.#dropinfo;
      case 'tip':
        return this.#tipTypes.length > 0;
      default:
        return false;
    }
  }

  sees(audience: LiveAudience): boolean {
    switch (audience.kind) {
      case 'dropinfo':
        return this.#dropinfo;
      case 'tip':
        return this.#all || this.#seesTip(audience.type, audience.idx);
      default:
        return false;
    }
  }

  #seesTip(type: string, idx: number): boolean {
    return this.#n !== null && this.#tipTypes.includes(type) && idx % this.#n === 0;
  }

  classOf(kind: LiveKind): string {
    if (!this.seesKind(kind)) return 'none';
    if (kind === 'dropinfo') return this.mayFilter ? 'dropinfo+filters' : 'dropinfo';
    return this.#all ? 'tip:all' : `tip:${this.#tipTypes.join('+')}/${this.#n}`;
  }
}

/**
 * The rights of a person. Admins and typers see everything; anybody else sees what a permission names,
 * and of the tips every n-th by running number, n being the plan's. What is unknown (a permission, a kind of tip,
 * a plan that the table does not name) gives nothing.
 */
export function entitlementOf(person: Person, planTipIntervals: PlanTipIntervals): Entitlement {
  return new Rights(person, planTipIntervals);
}

function everyNth(plan: string | null, planTipIntervals: PlanTipIntervals): number | null {
  const n = plan === null ? undefined : planTipIntervals.get(plan);
  return n !== undefined && Number.isInteger(n) && n >= 1 ? n : null;
}
