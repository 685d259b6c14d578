import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../upstream/src/db/database.ts';
import { plans, subscriptions, users } from '../../upstream/src/db/tables.ts';
import { personas } from './personas.ts';

const day = 24 * 3_600_000;

export interface NewUser {
  /** A unique one by default. */
  email?: string;
  /** Name of the plan that is paid for the next two months; none by default. */
  plan?: string;
  /** Whether the plan includes Discord. */
  discord?: boolean;
  createdAt: Date;
}

/** Inserts an account with the demo password and returns its email address. */
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
