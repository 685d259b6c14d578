import { createHash } from 'node:crypto';
import type { subscriptions } from '../db/tables.ts';
import type { User } from '../identity/caller.ts';
import { subscriptionJson } from '../subscription/subscription-json.ts';

/** A user with the subscription that ends last, the name of its plan, and how many devices there are. */
export interface AdminUserRow {
  user: User;
  subscription: typeof subscriptions.$inferSelect | null;
  plan: string | null;
  devices: number;
}

/**
 * What stands for the data of a user that admins may edit: whoever sends back the version that they read is told when
 * it has become another meanwhile.
 */
export function userVersion({ firstName, lastName, discord, notes }: User): string {
  const text = JSON.stringify([firstName, lastName, discord, notes]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** A user as the API sends them to admins: never the password or tokens. The watcher's account is told from people's. */
export const adminUserJson = (
  { user, subscription, plan, devices }: AdminUserRow,
  serviceAccount: string | null,
) => ({
  id: user.id,
  email: user.email,
  uid: user.uid,
  first_name: user.firstName,
  last_name: user.lastName,
  discord: user.discord,
  notes: user.notes,
  role: user.role,
  is_service: user.email === serviceAccount,
  joined_at: user.createdAt,
  locked_at: user.lockedAt,
  devices,
  subscription: subscription && plan !== null ? subscriptionJson(subscription, plan) : null,
  version: userVersion(user),
});
