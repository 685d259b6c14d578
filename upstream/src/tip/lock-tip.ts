import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { tips } from '../db/tip-tables.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { isStorable, parseId } from '../http/id.ts';
import type { Tip } from './tip-visibility.ts';

/**
 * The tip of an id or uid, which nobody else can change until the transaction ends.
 * @param version the one that was looked at; null when it does not matter
 * @throws HttpError 404 for an unknown or deleted tip, 422 with `base: stale` when somebody has changed it meanwhile
 */
export async function lockTip(tx: Transaction, idOrUid: string, version: number | null): Promise<Tip> {
  if (!isStorable(idOrUid)) throw notFound();
  const id = parseId(idOrUid);
  const [tip] = await tx
    .select()
    .from(tips)
    .where(and(id === null ? eq(tips.uid, idOrUid) : eq(tips.id, id), ne(tips.tipStatus, 'tip_deleted')))
    .for('update');
  if (!tip) throw notFound();
  if (version !== null && version !== tip.version) throw refusedField('base', 'stale');
  return tip;
}
