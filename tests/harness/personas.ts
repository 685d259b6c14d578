/** A permission by its name in the graph. */
export type PermissionName =
  | 'STATS'
  | 'TIPS'
  | 'DEFAULT_TIPS'
  | 'SPECIAL_TIPS'
  | 'AI_TIPS'
  | 'AUTOFILTERS'
  | 'DROPINFO'
  | 'DROPINFO_FILTERS'
  | 'ADMIN_PANEL'
  | 'GOQ';

/** A permission's name in the graph by its word on the wire. */
export const permissionName = (word: string): string =>
  ({ adminpanel: 'ADMIN_PANEL', chatgpt_tips: 'AI_TIPS' })[word] ?? word.toUpperCase();

/** A demo account and what the offer promises it. */
export interface Persona {
  email: string;
  plan: string | null;
  roles: readonly ('TYPER' | 'ADMIN')[];
  permissions: readonly PermissionName[];
  /** The person sees every nth tip, by running number, of the kinds that the permissions name; null for none. */
  everyNth: number | null;
}

/** Every nth tip that each plan shows; roles see all. */
const everyNth: Readonly<Record<string, number>> = {
  standard: 7,
  'standard+': 6,
  pro: 4,
  premium: 1,
  vip: 1,
  me_vip: 1,
};

/** The password of every demo account. */
export const demoPassword = 'tipgraph-demo';

const standard: PermissionName[] = ['STATS', 'TIPS', 'DEFAULT_TIPS'];
const standardPlus: PermissionName[] = [...standard, 'AUTOFILTERS'];
const pro: PermissionName[] = [...standardPlus, 'DROPINFO', 'SPECIAL_TIPS'];
const premium: PermissionName[] = [...pro, 'DROPINFO_FILTERS', 'AI_TIPS'];
const withGoq: PermissionName[] = [...premium, 'GOQ'];
const all: PermissionName[] = [...withGoq, 'ADMIN_PANEL'];

const persona = (
  name: string,
  plan: string | null,
  permissions: readonly PermissionName[],
  roles: Persona['roles'] = [],
): Persona => ({
  email: `${name}@tipgraph.example`,
  plan,
  permissions,
  roles,
  everyNth: roles.length > 0 ? 1 : (everyNth[plan ?? ''] ?? null),
});

/** The demo accounts. GOQ comes with a long subscription: `nodiscord` has a short one. */
export const personas = {
  standard: persona('standard', 'standard', standard),
  standardplus: persona('standardplus', 'standard+', standardPlus),
  pro: persona('pro', 'pro', pro),
  premium: persona('premium', 'premium', withGoq),
  vip: persona('vip', 'vip', withGoq),
  mevip: persona('mevip', 'me_vip', withGoq),
  nodiscord: persona('nodiscord', 'vip', premium),
  expired: persona('expired', null, []),
  typer: persona('typer', null, all, ['TYPER']),
  admin: persona('admin', null, all, ['ADMIN']),
} as const satisfies Record<string, Persona>;

/** Name of a demo account. */
export type PersonaName = keyof typeof personas;

/** The accounts that hold a plan. */
export const subscribers = ['standard', 'standardplus', 'pro', 'premium', 'vip', 'mevip'] as const;
