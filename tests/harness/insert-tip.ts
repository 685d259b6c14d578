import { randomUUID } from 'node:crypto';
import type { Database } from '../../upstream/src/db/database.ts';
import { tips } from '../../upstream/src/db/tip-tables.ts';

/** What a test says about a new tip; the rest is made up. */
export interface NewTip {
  /** Its kind, as the upstream calls it. */
  tipType?: 'default' | 'special' | 'chatgpt';
  /** Its running number; the next one when absent. */
  idx?: number;
  qualityValue?: number;
  createdAt: Date;
}

/** Writes a pending tip, of the standard kind unless said otherwise, into the upstream's database. */
export async function insertTip(
  db: Database,
  { tipType = 'default', idx: ownIdx, qualityValue, createdAt }: NewTip,
): Promise<{ id: number; uid: string; title: string }> {
  const idx = ownIdx ?? (await latestIdx(db)) + 1;
  const title = `Odra ${idx} – Granit`;
  const date = new Date(createdAt.getTime() + 3_600_000);
  const [row] = await db
    .insert(tips)
    .values({
      uid: randomUUID(),
      idx,
      title,
      tip: 'Odra',
      tipType,
      qualityValue,
      exchange: 1.8,
      rate: 5,
      date,
      beginsAt: date,
      createdAt,
    })
    .returning({ id: tips.id, uid: tips.uid });
  if (row === undefined) throw new Error('The tip was not written.');
  return { ...row, title };
}

/** The highest running number of all tips; 0 without any. */
export async function latestIdx(db: Database): Promise<number> {
  const stored = await db.select({ idx: tips.idx }).from(tips);
  return Math.max(0, ...stored.map((tip) => tip.idx));
}
