import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { changedFields, type EditDeps, loggedEdit } from '../audit/write-log.ts';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/tables.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { lockUser, type User } from '../identity/caller.ts';

interface RightsEdit {
  authorId: number;
  id: number;
}

const roles = ['user', 'typer', 'admin'] as const;

/**
 * Gives a user a role and logs who did it; the role that the user has already changes nothing. The last admin who can
 * sign in keeps the role, also when two are asked at once: whoever takes the role from somebody waits for others who do.
 * @throws HttpError 404; 422 with `role: blank, invalid, last_admin`
 */
export async function setRole(deps: EditDeps, { authorId, id }: RightsEdit, given: unknown): Promise<void> {
  const role = roles.find((known) => known === given);
  if (role === undefined) throw refusedField('role', given == null || given === '' ? 'blank' : 'invalid');
  await loggedEdit(deps, authorId, async (tx, log) => {
    const { user, isLastAdmin } = await lockForRights(tx, id);
    const changed = changedFields({ role: user.role }, { role });
    if (changed === null) return;
    if (isLastAdmin) throw refusedField('role', 'last_admin');
    await tx.update(users).set({ role }).where(eq(users.id, id));
    await log('user.role', changed, id);
  });
}

/**
 * Locks or unlocks a user and logs who did it; what is so already stays, also since when. Every further call of a locked
 * user is answered 423; who is unlocked signs in again, since what was signed in before ends. The last admin who can
 * sign in and the watcher's account stay unlocked, also when two admins are locked at once: whoever locks waits for others
 * who do, or who take a role.
 * @throws HttpError 404; 422 with `locked: blank, invalid, last_admin, service_account`
 */
export async function setLocked(
  deps: EditDeps & Pick<ApiContext, 'serviceAccount'>,
  { authorId, id }: RightsEdit,
  given: unknown,
): Promise<void> {
  if (given == null || given === '') throw refusedField('locked', 'blank');
  if (typeof given !== 'boolean') throw refusedField('locked', 'invalid');
  await loggedEdit(deps, authorId, async (tx, log) => {
    const { user, isLastAdmin } = await lockForRights(tx, id);
    if (given === (user.lockedAt !== null)) return;
    if (given && isLastAdmin) throw refusedField('locked', 'last_admin');
    if (given && user.email === deps.serviceAccount) throw refusedField('locked', 'service_account');
    const change = { lockedAt: given ? deps.clock() : null };
    await tx
      .update(users)
      .set(given ? change : { ...change, tokens: {} })
      .where(eq(users.id, id));
    await log(given ? 'user.lock' : 'user.unlock', { ...changedFields(user, change) }, id);
  });
}

/** Locks the admins who can sign in, so that changes of rights take turns, then the user. */
async function lockForRights(tx: Transaction, id: number): Promise<{ user: User; isLastAdmin: boolean }> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.lockedAt)))
    .orderBy(asc(users.id))
    .for('no key update');
  const user = await lockUser(tx, id);
  if (!user) throw notFound();
  return { user, isLastAdmin: admins.length === 1 && admins[0]?.id === id };
}
