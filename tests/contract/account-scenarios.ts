import { expect, vi } from 'vitest';
import { demoPassword, personas } from '../harness/personas.ts';
import type { Stack } from '../harness/start-stack.ts';

type AccountRow = 'auth.register' | 'auth.update' | 'auth.password.request' | 'auth.password.reset';

interface Fault {
  field: string[] | null;
  code: string;
}

interface Answer {
  viewer: { user: { email: string; firstName: string | null } } | null;
  errors: Fault[];
}

const answer = '{ viewer { user { email firstName } } errors { field code } }';
const register = `mutation ($input: RegisterInput!) { register(input: $input) ${answer} }`;
const updateAccount = `mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) ${answer} }`;
const updatePassword = `mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) ${answer} }`;
const resetPassword = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) ${answer} }`;
const requestReset = `mutation ($email: String!) {
  requestPasswordReset(input: { email: $email }) { errors { field code } }
}`;

const twice = (password: string) => ({ password, passwordConfirmation: password });
const fault = (field: string, code: string): Fault => ({ field: [field], code });

/** Scenarios of account calls. */
export function accountScenarios(stack: () => Stack): Record<AccountRow, () => Promise<void>> {
  async function codeFor(email: string): Promise<string> {
    const client = await stack().client().open();
    const before = new Set(await stack().mailedLinks());
    const reply = await client.data(requestReset, { email });
    expect(reply).toEqual({ requestPasswordReset: { errors: [] } });
    const link = await vi.waitFor(
      async () => {
        const found = (await stack().mailedLinks()).find((address) => !before.has(address));
        if (found === undefined) throw new Error('No mail has arrived.');
        return found;
      },
      { timeout: 10_000 },
    );
    const page = 'http://site.tipgraph.example/reset-password/';
    expect(link.startsWith(page), link).toBe(true);
    return link.slice(page.length);
  }

  return {
    async 'auth.register'() {
      const client = await stack().client().open();
      const email = 'ada.new@tipgraph.example';
      const refused = await client.data<{ register: Answer }>(register, {
        input: {
          email: personas.pro.email,
          password: 'short',
          passwordConfirmation: 'other',
          termsAccepted: false,
        },
      });
      expect(refused.register.viewer).toBeNull();
      expect(refused.register.errors).toEqual(
        expect.arrayContaining([
          fault('email', 'TAKEN'),
          fault('password', 'TOO_SHORT'),
          fault('passwordConfirmation', 'CONFIRMATION'),
          fault('termsAccepted', 'ACCEPTED'),
        ]),
      );
      expect(client.credentials).toBeNull();

      const done = await client.data<{ register: Answer }>(register, {
        input: { email, ...twice('ada-secret'), termsAccepted: true },
      });
      expect(done.register).toEqual({ viewer: { user: { email, firstName: null } }, errors: [] });
      expect(client.credentials).toMatchObject({ uid: email });
      expect(await client.data('{ viewer { user { email } activeSubscription { planName } } }')).toEqual({
        viewer: { user: { email }, activeSubscription: null },
      });
    },

    async 'auth.update'() {
      const client = await stack().signedIn('standardplus');
      const named = await client.data<{ updateAccount: Answer }>(updateAccount, {
        input: { firstName: 'Paula' },
      });
      expect(named.updateAccount).toMatchObject({ viewer: { user: { firstName: 'Paula' } }, errors: [] });

      const refused = await client.data<{ updatePassword: Answer }>(updatePassword, {
        input: { currentPassword: 'wrong', password: 'short', passwordConfirmation: 'other' },
      });
      expect(refused.updatePassword.errors).toEqual(
        expect.arrayContaining([
          fault('currentPassword', 'INVALID'),
          fault('password', 'TOO_SHORT'),
          fault('passwordConfirmation', 'CONFIRMATION'),
        ]),
      );
      const changed = await client.data<{ updatePassword: Answer }>(updatePassword, {
        input: { currentPassword: demoPassword, ...twice('paula-secret') },
      });
      expect(changed.updatePassword.errors).toEqual([]);
      const again = await stack().client().signIn(personas.standardplus.email, 'paula-secret');
      expect(again.credentials).not.toBeNull();
      expect((await client.data<{ viewer: unknown }>('{ viewer { user { email } } }')).viewer).not.toBeNull();
    },

    async 'auth.password.request'() {
      expect(await codeFor(personas.vip.email)).toMatch(/^[\w-]{16,}$/);
      const client = await stack().client().open();
      const sent = (await stack().mailedLinks()).length;
      expect(await client.data(requestReset, { email: 'nobody@tipgraph.example' })).toEqual({
        requestPasswordReset: { errors: [] },
      });
      expect(await client.data(requestReset, { email: 'nobody' })).toEqual({
        requestPasswordReset: { errors: [fault('email', 'INVALID')] },
      });
      expect(await stack().mailedLinks()).toHaveLength(sent);
    },

    async 'auth.password.reset'() {
      const code = await codeFor(personas.mevip.email);
      const reset = async (given: string) => {
        const client = await stack().client().open();
        const reply = await client.data<{ resetPassword: Answer }>(resetPassword, {
          input: { code: given, ...twice('new-secret') },
        });
        return { client, ...reply.resetPassword };
      };
      expect((await reset('another-code')).errors).toEqual([fault('code', 'INVALID')]);
      const done = await reset(code);
      expect(done).toMatchObject({ viewer: { user: { email: personas.mevip.email } }, errors: [] });
      expect(await done.client.data('{ viewer { user { email } } }')).toEqual({
        viewer: { user: { email: personas.mevip.email } },
      });
      expect((await reset(code)).errors).toEqual([fault('code', 'INVALID')]);
      await stack().client().signIn(personas.mevip.email, 'new-secret');
    },
  };
}
