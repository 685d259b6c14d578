import { and, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { tips } from '../db/tip-tables.ts';
import type { Caller, Permission } from '../identity/caller.ts';

export type Tip = typeof tips.$inferSelect;
export type TipKind = Tip['tipType'];

export const tipKinds = tips.tipType.enumValues;

export const permissionOfKind: Readonly<Record<TipKind, Permission>> = {
  default: 'default_tips',
  special: 'special_tips',
  chatgpt: 'chatgpt_tips',
};

function visibleKinds({ permissions }: Pick<Caller, 'permissions'>): TipKind[] {
  return tipKinds.filter((kind) => permissions.has(permissionOfKind[kind]));
}

/** Whether a caller may see an active tip: `isVisible` in code, plus the permission `tips`. */
export function maySeeTip(caller: Pick<Caller, 'permissions' | 'seesEveryNthTip'>, tip: Tip): boolean {
  return (
    caller.permissions.has('tips') &&
    visibleKinds(caller).includes(tip.tipType) &&
    tip.idx % caller.seesEveryNthTip === 0
  );
}

/** Condition for tips that a caller sees: of permitted kinds, every nth by its number, never deleted ones. */
export function isVisible(caller: Caller): SQL | undefined {
  return and(
    inArray(tips.tipType, visibleKinds(caller)),
    ne(tips.tipStatus, 'tip_deleted'),
    caller.seesEveryNthTip > 1 ? sql`${tips.idx} % ${caller.seesEveryNthTip} = 0` : undefined,
  );
}
