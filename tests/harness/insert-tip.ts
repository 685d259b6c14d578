import { randomUUID } from 'node:crypto';
import type { Database } from '../../upstream/src/db/database.ts';
import { tips } from '../../upstream/src/db/tables.ts';

/** Writes a pending standard tip, the newest of all, into the upstream's database; everybody with all tips sees it. */
export async function insertTip(
  db: Database,
  { createdAt }: { createdAt: Date },
): Promise<{ id: number; title: string }> {
  const stored = await db.select({ idx: tips.idx }).from(tips);
  const idx = Math.max(0, ...stored.map((tip) => tip.idx)) + 1;
  const title = `Odra ${idx} – Granit`;
  const [row] = await db
    .insert(tips)
    .values({
      uid: randomUUID(),
      idx,
      title,
      tip: 'Odra',
      tipType: 'default',
      exchange: 1.8,
      rate: 5,
      date: new Date(createdAt.getTime() + 3_600_000),
      createdAt,
    })
    .returning({ id: tips.id });
  if (row === undefined) throw new Error('The tip was not written.');
  return { id: row.id, title };
}
