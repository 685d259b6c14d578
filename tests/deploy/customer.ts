import { expect, vi } from 'vitest';
import type { GraphClient } from '../harness/graph-client.ts';
import type { Bank } from './bank.ts';

const registerMutation =
  'mutation ($input: RegisterInput!) { register(input: $input) { errors { field code } } }';
const orderMutation =
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { paymentUrl errors { code } } }';

interface Payload {
  readonly errors: readonly { readonly code: string }[];
}

/** A payment whose process was killed is resumed within two minutes. */
const retries = { timeout: 180_000, interval: 100 };

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
  await vi.waitFor(() => client.open(), retries);
  await vi.waitFor(async () => {
    const { register } = await client.data<{ register: Payload }>(registerMutation, { input: account });
    // The response of an earlier attempt was lost.
    if (register.errors.some(({ code }) => code === 'TAKEN')) await client.signIn(email, password);
    expect(client.credentials, `${email} registers`).not.toBeNull();
  }, retries);
  await vi.waitFor(async () => {
    const { placeOrder: placed } = await client.data<{
      placeOrder: Payload & { paymentUrl: string | null };
    }>(orderMutation, { input: order });
    expect(placed.paymentUrl, `${email} orders`).not.toBeNull();
  }, retries);
  await bank.pay(email);
  await vi.waitFor(async () => {
    const { viewer } = await client.data<{ viewer: { activeSubscription: unknown } | null }>(
      '{ viewer { activeSubscription { expiresAt } } }',
    );
    expect(viewer?.activeSubscription, `${email} gets the subscription`).toBeTruthy();
  }, retries);
}
