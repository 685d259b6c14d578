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
}

/** Plan name to n: the plan sees the tips whose running number is a multiple of n. */
export type PlanTips = ReadonlyMap<string, number>;

/** What a person may see live. Two people with the same class for a kind see the same events of it. */
export interface Entitlement {
  /** Whether any event of the kind may ever be seen. */
  seesKind(kind: LiveKind): boolean;
  /** Whether this event may be seen. */
  sees(audience: LiveAudience): boolean;
  /** Whether league filters are obeyed; without it they are ignored. */
  readonly mayFilter: boolean;
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

/**
 * The rights of a person. Admins and typers see everything; anybody else sees what a permission names,
 * and of the tips every n-th by running number, n being the plan's. What is unknown (a permission, a kind of tip,
 * a plan that the table does not name) gives nothing.
 */
export function entitlementOf(person: Person, planTips: PlanTips): Entitlement {
  const all = person.isAdmin || person.isTyper;
  const holds = (permission: string): boolean => all || person.permissions.includes(permission);
  const n = all ? 1 : everyNth(person.plan, planTips);
  const tipTypes =
    holds('tips') && n !== null
      ? [...permissionOfTip].filter(([, permission]) => holds(permission)).map(([type]) => type)
      : [];
  const mayFilter = holds('dropinfo_filters');

  const seesKind = (kind: LiveKind): boolean =>
    kind === 'dropinfo' ? holds('dropinfo') : tipTypes.length > 0;
  const sees = (audience: LiveAudience): boolean => {
    if (audience.kind === 'dropinfo') {
      return holds('dropinfo');
    }
    return all || (n !== null && tipTypes.includes(audience.type) && audience.idx % n === 0);
  };
  const classOf = (kind: LiveKind): string => {
    if (!seesKind(kind)) {
      return 'none';
    }
    if (kind === 'dropinfo') {
      return mayFilter ? 'dropinfo+filters' : 'dropinfo';
    }
    return all ? 'tip:all' : `tip:${tipTypes.join('+')}/${n}`;
  };
  return { seesKind, sees, mayFilter, classOf, mayChangeAt: all ? null : person.expiresAt };
}

function everyNth(plan: string | null, planTips: PlanTips): number | null {
  const n = plan === null ? undefined : planTips.get(plan);
  return n !== undefined && Number.isInteger(n) && n >= 1 ? n : null;
}
