/** A permission's name in the graph. */
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

/** Maps a permission's name in REST to its name in the graph. */
export const permissionName = (word: string): string =>
  ({ adminpanel: 'ADMIN_PANEL', chatgpt_tips: 'AI_TIPS' })[word] ?? word.toUpperCase();

/** A demo account and the access that its plan or role grants. */
export interface Persona {
  email: string;
  plan: string | null;
  roles: readonly ('TYPER' | 'ADMIN')[];
  permissions: readonly PermissionName[];
  /** The account sees every nth tip, by running number, of the permitted types; null for none. */
  everyNth: number | null;
}

/** By plan; accounts with a role see every tip. */
const everyNth: Readonly<Record<string, number>> = {
  standard: 7,
  'standard+': 6,
  pro: 4,
  premium: 1,
  vip: 1,
  me_vip: 1,
};

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

/** The demo accounts. GOQ needs a long subscription, which `nodiscord` lacks. */
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

export type PersonaName = keyof typeof personas;
