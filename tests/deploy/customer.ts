import { setTimeout as pause } from 'node:timers/promises';
import type { GraphClient } from '../harness/graph-client.ts';
import type { Bank } from './bank.ts';

const registerMutation =
  'mutation ($input: RegisterInput!) { register(input: $input) { errors { field code } } }';
const orderMutation =
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { paymentUrl errors { code } } }';

interface Refusable {
  readonly errors: readonly { readonly code: string }[];
}

const againMs = 100;
/** A payment whose process has died is taken up again within two minutes. */
const timeoutMs = 180_000;

/** Tries until something works, as people do whose site is away for a moment. */
async function persist(what: string, act: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + timeoutMs;
  let last: unknown = 'it was not so';
  while (Date.now() < until) {
    try {
      if (await act()) return;
    } catch (error) {
      last = error;
    }
    await pause(againMs);
  }
  throw new Error(`${what}: ${last instanceof Error ? last.message : last}`);
}

/** Opens an account, orders a plan, pays it at the bank and waits until it runs, however often it takes. */
export async function buyPlan(client: GraphClient, bank: Bank, email: string): Promise<void> {
  const password = 'customer-secret';
  const account = { email, password, passwordConfirmation: password, termsAccepted: true };
  const order = {
    planName: 'standard',
    months: 1,
    paymentMethod: 'P24',
    firstName: 'Jan',
    lastName: 'Kowal',
  };
  await persist(`${email} comes`, async () => {
    await client.open();
    return true;
  });
  await persist(`${email} registers`, async () => {
    const { register } = await client.data<{ register: Refusable }>(registerMutation, { input: account });
    // The answer of an attempt before was lost.
    if (register.errors.some(({ code }) => code === 'TAKEN')) await client.signIn(email, password);
    return client.credentials !== null;
  });
  await persist(`${email} orders`, async () => {
    const { placeOrder: placed } = await client.data<{
      placeOrder: Refusable & { paymentUrl: string | null };
    }>(orderMutation, { input: order });
    return placed.paymentUrl !== null;
  });
  await bank.pay(email);
  await persist(`${email} has what was paid`, async () => {
    const { viewer } = await client.data<{ viewer: { activeSubscription: unknown } | null }>(
      '{ viewer { activeSubscription { expiresAt } } }',
    );
    return viewer?.activeSubscription != null;
  });
}
