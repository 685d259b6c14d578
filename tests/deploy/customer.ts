import { setTimeout as pause } from 'node:timers/promises';
import type { GraphClient } from '../harness/graph-client.ts';
import type { Bank } from './bank.ts';

const registerMutation =
  'mutation ($input: RegisterInput!) { register(input: $input) { errors { field code } } }';
const orderMutation =
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { paymentUrl errors { code } } }';

interface Payload {
  readonly errors: readonly { readonly code: string }[];
}

const retryDelayMs = 100;
/** A payment whose process was killed is resumed within two minutes. */
const timeoutMs = 180_000;

/** Retries an action until it succeeds. */
async function retry(step: string, act: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + timeoutMs;
  let last: unknown = 'no success';
  while (Date.now() < until) {
    try {
      if (await act()) return;
    } catch (error) {
      last = error;
    }
    await pause(retryDelayMs);
  }
  throw new Error(`${step}: ${last instanceof Error ? last.message : last}`);
}

/** Registers, orders a plan, pays and waits for the subscription, with retries of each step. */
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
  await retry(`${email} opens the site`, async () => {
    await client.open();
    return true;
  });
  await retry(`${email} registers`, async () => {
    const { register } = await client.data<{ register: Payload }>(registerMutation, { input: account });
    // The response of an earlier attempt was lost.
    if (register.errors.some(({ code }) => code === 'TAKEN')) await client.signIn(email, password);
    return client.credentials !== null;
  });
  await retry(`${email} orders`, async () => {
    const { placeOrder: placed } = await client.data<{
      placeOrder: Payload & { paymentUrl: string | null };
    }>(orderMutation, { input: order });
    return placed.paymentUrl !== null;
  });
  await bank.pay(email);
  await retry(`${email} gets the subscription`, async () => {
    const { viewer } = await client.data<{ viewer: { activeSubscription: unknown } | null }>(
      '{ viewer { activeSubscription { expiresAt } } }',
    );
    return viewer?.activeSubscription != null;
  });
}
