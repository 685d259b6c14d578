import { and, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { tips } from '../db/tip-tables.ts';
import type { Caller, Permission } from '../identity/caller.ts';

export type Tip = typeof tips.$inferSelect;
export type TipKind = Tip['tipType'];

export const permissionOfKind: Readonly<Record<TipKind, Permission>> = {
  default: 'default_tips',
  special: 'special_tips',
  chatgpt: 'chatgpt_tips',
};

const allKinds: readonly TipKind[] = ['default', 'special', 'chatgpt'];

export function visibleKinds({ permissions }: Pick<Caller, 'permissions'>): TipKind[] {
  return allKinds.filter((kind) => permissions.has(permissionOfKind[kind]));
}

/** Whether a caller may see a tip: `isVisible` in code, plus the permission `tips`. */
export function maySeeTip(caller: Pick<Caller, 'permissions' | 'seesEveryNthTip'>, tip: Tip): boolean {
  return (
    caller.permissions.has('tips') &&
    visibleKinds(caller).includes(tip.tipType) &&
    tip.tipStatus !== 'tip_deleted' &&
    tip.idx % caller.seesEveryNthTip === 0
  );
}

/** Condition for tips of these kinds that a caller sees: every nth by its number, never deleted ones. */
export function isVisible(
  { seesEveryNthTip }: Pick<Caller, 'seesEveryNthTip'>,
  kinds: TipKind[],
): SQL | undefined {
  return and(
    inArray(tips.tipType, kinds),
    ne(tips.tipStatus, 'tip_deleted'),
    seesEveryNthTip > 1 ? sql`${tips.idx} % ${seesEveryNthTip} = 0` : undefined,
  );
}
