import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../kit/global-id.ts';
import { json } from '../testing/fake-origin.ts';
import { sampleTip, sampleUser } from '../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';
import type { LiveHint } from './context.ts';

let test: TestEngine;
let hints: LiveHint[];
beforeEach(async () => {
  hints = [];
  const live = { changed: (hint: LiveHint) => hints.push(hint), cursor: () => '', requestReauth: () => {} };
  test = await startTestEngine({ live });
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser({ is_admin: true }), plans: [] }));
  test.origin.on('GET /users/9.json', json({ user: ola }));
});
afterEach(() => test.close());

const uid = 'ada@tipgraph.example';
const ola = { id: 9, email: 'ola@tipgraph.example', role: 'user', joined_at: '2026-01-02T03:04:05Z' };
const viewerOf = (person: { id: number; email: string }) => ({
  kind: 'user',
  id: person.id,
  uid: person.email,
});
const callersHint = viewerOf(sampleUser());
const olasHint = viewerOf(ola);
const payment = { id: 4, uid: 'p-4', payment_status: 'pending', amount: 129 };
const soldTo = { ...payment, user: { id: ola.id, email: ola.email } };
const [paymentId, userId] = [toGlobalId('Payment', 'p-4'), toGlobalId('User', 9)];
const order = `planName: "pro", months: 1, paymentMethod: BLIK, firstName: "Ada", lastName: "N"`;

describe.each([
  [
    `placeOrder(input: { ${order} })`,
    'POST /subscriptions.json',
    { payment_url: '/x', payment },
    [
      { kind: 'payment', id: 4, uid },
      { kind: 'user', id: uid, uid },
    ],
  ],
  [
    `cancelOwnPayment(input: { paymentId: "${paymentId}" })`,
    'PUT /payments/p-4/cancel.json',
    { payment: { ...payment, id: undefined } },
    [
      { kind: 'payment', id: 'p-4', uid },
      { kind: 'user', id: uid, uid },
    ],
  ],
  [
    `cancelPayment(input: { paymentId: "${paymentId}" })`,
    'PUT /payments/p-4/cancel.json',
    { payment: soldTo },
    [{ kind: 'payment', id: 4, uid: ola.email }, olasHint],
  ],
  [
    `markPaymentPaid(input: { paymentId: "${paymentId}" })`,
    'PUT /payments/p-4/admin_pay_payment.json',
    { payment: soldTo },
    [{ kind: 'payment', id: 4, uid: ola.email }, olasHint],
  ],
  [
    'updateProfile(input: { firstName: "A" })',
    'PUT /users/7/update_data.json',
    { user: sampleUser() },
    [callersHint],
  ],
  [
    'setPushPreference(input: { kind: DROPINFO, wanted: true })',
    'PUT /users/7/update_data.json',
    { success: true },
    [callersHint],
  ],
  [
    'updateAccount(input: { firstName: "A" })',
    'PUT /auth.json',
    { status: 'success' },
    [{ kind: 'user', id: uid, uid }],
  ],
  [
    `updateUser(input: { userId: "${userId}" })`,
    'PUT /users/9/update_data.json',
    { success: true },
    [olasHint],
  ],
  [
    `setUserRole(input: { userId: "${userId}", role: TYPER })`,
    'PUT /users/9/set_role.json',
    { success: true },
    [olasHint],
  ],
  [
    `setUserLocked(input: { userId: "${userId}", isLocked: true })`,
    'PUT /users/9/set_locked.json',
    { user: ola },
    [olasHint],
  ],
  [
    `createUserSubscription(input: { userId: "${userId}", planName: "pro", months: 1 })`,
    'POST /subscriptions/create_user_subscription.json',
    { success: true },
    [olasHint],
  ],
  [
    `settleTip(input: { tipId: "${toGlobalId('Tip', sampleTip().id)}", result: SUCCESS })`,
    `PUT /tips/${sampleTip().id}/set_success.json`,
    { tip: sampleTip() },
    [{ kind: 'tip', id: sampleTip().id }],
  ],
])('%s', (mutation, route, reply, expectedHints) => {
  const run = () => test.execute(`mutation { ${mutation} { errors { code } } }`);

  it('publishes the change', async () => {
    test.origin.on(route, json(reply));
    expect((await run()).codes).toEqual([]);
    expect(hints).toEqual(expectedHints);
  });

  it('publishes nothing when the upstream refuses it', async () => {
    test.origin.on(route, json({ errors: { base: ['stale'] } }, 422));
    await run();
    expect(hints).toEqual([]);
  });
});
