import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { changedFields, writeLog } from '../audit/write-log.ts';
import { users } from '../db/tables.ts';
import { notFound, refusedField } from '../http/http-error.ts';

const roles = ['user', 'typer', 'admin'] as const;

/**
 * Gives a user a role and logs who did it; the role that the user has already changes nothing. The last admin who can
 * sign in keeps the role, also when two are asked at once: whoever takes the role from somebody waits for others who do.
 * @throws HttpError 404; 422 with `role: blank, invalid, last_admin`
 */
export async function setRole(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  authorId: number,
  id: number,
  given: unknown,
): Promise<void> {
  const role = roles.find((known) => known === given);
  if (role === undefined) throw refusedField('role', given == null || given === '' ? 'blank' : 'invalid');
  await db.transaction(async (tx) => {
    const admins = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), isNull(users.lockedAt)))
      .orderBy(asc(users.id))
      .for('no key update');
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
    if (!user) throw notFound();
    const changed = changedFields({ role: user.role }, { role });
    if (changed === null) return;
    if (admins.length === 1 && admins[0]?.id === id) throw refusedField('role', 'last_admin');
    await tx.update(users).set({ role }).where(eq(users.id, id));
    await writeLog(tx, { userId: id, authorId, action: 'user.role', details: { ...changed }, at: clock() });
  });
}
