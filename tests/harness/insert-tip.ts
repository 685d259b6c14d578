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

const tipRow = (idx: number, { tipType = 'default', qualityValue, createdAt }: Omit<NewTip, 'idx'>) => {
  const date = new Date(createdAt.getTime() + 3_600_000);
  return {
    uid: randomUUID(),
    idx,
    title: `Odra ${idx} – Granit`,
    tip: 'Odra',
    tipType,
    qualityValue,
    exchange: 1.8,
    rate: 5,
    date,
    beginsAt: date,
    createdAt,
  };
};

/** Inserts a pending tip. */
export async function insertTip(
  db: Database,
  { idx, ...tip }: NewTip,
): Promise<{ id: number; uid: string; title: string }> {
  const [row] = await db
    .insert(tips)
    .values(tipRow(idx ?? (await latestIdx(db)) + 1, tip))
    .returning({ id: tips.id, uid: tips.uid, title: tips.title });
  if (row === undefined) throw new Error('The tip was not written.');
  return row;
}

/** Inserts many pending tips at once. */
export async function insertTips(db: Database, count: number, tip: Omit<NewTip, 'idx'>): Promise<void> {
  const first = (await latestIdx(db)) + 1;
  await db.insert(tips).values(Array.from({ length: count }, (_, at) => tipRow(first + at, tip)));
}

/** The highest running number of all tips, or 0. */
export async function latestIdx(db: Database): Promise<number> {
  const stored = await db.select({ idx: tips.idx }).from(tips);
  return Math.max(0, ...stored.map((tip) => tip.idx));
}
