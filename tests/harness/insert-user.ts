import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../upstream/src/db/database.ts';
import { plans, subscriptions, users } from '../../upstream/src/db/tables.ts';
import { personas } from './personas.ts';

const day = 24 * 3_600_000;

/** What a test says about a new account; the rest is made up. */
export interface NewUser {
  /** Its address; one that no other account has when absent. */
  email?: string;
  /** Name of the plan that it has paid for two months from now on; none when absent. */
  plan?: string;
  /** Whether the Discord server comes with the plan. */
  discord?: boolean;
  createdAt: Date;
}

/** Writes an account with the password of the demo accounts into the upstream's database; gives its address. */
export async function insertUser(
  db: Database,
  { email: ownEmail, plan: planName, discord = false, createdAt }: NewUser,
): Promise<string> {
  const email = ownEmail ?? `test-${randomBytes(4).toString('hex')}@tipgraph.example`;
  const [model] = await db.select().from(users).where(eq(users.email, personas.standard.email));
  const [user] = await db
    .insert(users)
    .values({
      email,
      uid: email,
      passwordHash: model?.passwordHash ?? '',
      createdAt,
      termsAcceptedAt: createdAt,
    })
    .returning({ id: users.id });
  if (!model || !user) throw new Error('The account was not written.');
  if (planName === undefined) return email;
  const [plan] = await db.select().from(plans).where(eq(plans.name, planName));
  if (!plan) throw new Error(`There is no plan ${planName}.`);
  await db.insert(subscriptions).values({
    userId: user.id,
    planId: plan.id,
    startsAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + 60 * day),
    discord,
    valueGrosz: 2 * plan.priceGrosz,
    valuedAt: createdAt,
  });
  return email;
}
