import { randomUUID } from 'node:crypto';
import type { Database } from '../../upstream/src/db/database.ts';
import { tips } from '../../upstream/src/db/tip-tables.ts';

interface NewTip {
  tipType?: 'default' | 'special' | 'chatgpt';
  /** Its running number; by default the next one. */
  idx?: number;
  qualityValue?: number;
  createdAt: Date;
}

/** Inserts a pending tip. */
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

/** The highest running number of all tips, or 0. */
export async function latestIdx(db: Database): Promise<number> {
  const stored = await db.select({ idx: tips.idx }).from(tips);
  return Math.max(0, ...stored.map((tip) => tip.idx));
}
