import { asc, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { Database } from '../db/database.ts';
import { payments, plans, subscriptions } from '../db/schema.ts';
import { seedPlans } from '../seed/seed-plans.ts';
import { makeUser } from './fixtures.ts';
import type { TestApp } from './test-app.ts';
import { TestClient } from './test-client.ts';

export const goodCart = {
  sub: 'standard',
  sub_months: 1,
  payment_method: 'p24',
  discord: false,
  first_name: 'Ala',
  last_name: 'Kowalska',
};

export class Buyer {
  readonly client: TestClient;
  readonly email: string;
  readonly #app: TestApp;

  constructor(app: TestApp, email: string) {
    this.#app = app;
    this.client = new TestClient(app.server);
    this.email = email;
  }

  order(cart: object = {}, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.client.post('/subscriptions.json', { ...goodCart, ...cart }, headers);
  }

  async orderAtBank(cart: object = {}): Promise<string> {
    const reply = await this.order(cart);
    if (reply.statusCode !== 200) throw new Error(`The order was refused: ${reply.body}`);
    return new URL(reply.json().payment_url).pathname;
  }

  async atBank(path: string, action: 'pay' | 'refuse'): Promise<LightMyRequestResponse> {
    const page = await this.#app.server.inject({ url: path });
    return this.#app.server.inject({ method: 'POST', url: `${path}/${action}`, ...bankForm(page) });
  }

  async buy(cart: object = {}): Promise<LightMyRequestResponse> {
    return this.atBank(await this.orderAtBank(cart), 'pay');
  }

  /** Sets the time and signs in again. */
  async comeBack(now: Date): Promise<void> {
    this.#app.now = now;
    this.client.credentials = null;
    await this.client.signIn(this.email);
  }

  async user(): Promise<Record<string, unknown>> {
    return (await this.client.get('/auth/validate_token.json')).json().user;
  }
}

/** The request of a browser that submits the form of a bank's page. */
export function bankForm(page: LightMyRequestResponse) {
  const [line = ''] = [page.headers['set-cookie'] ?? ''].flat();
  const [, token = ''] = /name="token" value="([^"]*)"/.exec(page.body) ?? [];
  return {
    headers: { cookie: line.split(';', 1)[0] ?? '', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token }).toString(),
  };
}

/** Stores the default plans and signs in a buyer. */
export async function openShop(db: Database, app: TestApp, email = 'ala@tipgraph.example'): Promise<Buyer> {
  await seedPlans(db, () => app.now);
  await makeUser(db, { email });
  const buyer = new Buyer(app, email);
  await buyer.client.signIn(email);
  return buyer;
}

export const allPayments = (db: Database) => db.select().from(payments).orderBy(asc(payments.id));

/** All subscriptions with their plans' names, oldest first. */
export async function allSubscriptions(db: Database) {
  const rows = await db
    .select()
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .orderBy(asc(subscriptions.id));
  return rows.map((row) => ({ ...row.subscriptions, plan: row.plans.name }));
}

export async function changePlan(db: Database, name: string, values: Partial<typeof plans.$inferInsert>) {
  await db.update(plans).set(values).where(eq(plans.name, name));
}
