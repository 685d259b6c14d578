import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json, raw } from '../../testing/fake-origin.ts';
import { sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
let proofs: string[];
beforeEach(async () => {
  proofs = [];
  test = await startTestEngine({
    settings: { PUBLIC_URL: 'https://tipgraph.example' },
    live: { changed: () => {}, cursor: () => '', requestReauth: (uid) => proofs.push(uid) },
  });
});
afterEach(() => test.close());

const fresh = {
  'access-token': 'fresh',
  client: 'new-client',
  'token-type': 'Bearer',
  uid: 'ada@tipgraph.example',
  expiry: '1790000001',
};
const sent = () =>
  test.origin.seen.map(({ method, path, body }) => [
    `${method} ${path}`,
    body === '' ? null : JSON.parse(body),
  ]);
const passwords = { password: 'new-secret', passwordConfirmation: 'new-secret' };
const viewer = { user: { email: 'ada@tipgraph.example' } };

describe('opening an account', () => {
  const register = `mutation ($input: RegisterInput!) {
    register(input: $input) { viewer { user { email } } errors { field code } }
  }`;
  const input = { email: 'ada@tipgraph.example', ...passwords, termsAccepted: true };

  it('sends the person wrapped as user and hands over the new credentials', async () => {
    test.origin.on('POST /auth.json', json({ status: 'success', data: sampleUser() }, 200, fresh));
    const answer = await test.askAsGuest(register, { input });
    expect(answer.data).toEqual({ register: { viewer, errors: [] } });
    expect(answer.headers.get('access-token')).toBe('fresh');
    expect(sent()).toEqual([
      [
        'POST /auth.json',
        {
          user: {
            email: 'ada@tipgraph.example',
            password: 'new-secret',
            password_confirmation: 'new-secret',
            terms: true,
          },
        },
      ],
    ]);
  });

  it('gives every fault under the name of its input field', async () => {
    const errors = {
      email: ['taken'],
      password: ['too_short'],
      password_confirmation: ['confirmation'],
      terms: ['accepted'],
      full_messages: ['Email has already been taken'],
    };
    test.origin.on('POST /auth.json', json({ status: 'error', errors }, 422));
    expect((await test.askAsGuest(register, { input })).data).toEqual({
      register: {
        viewer: null,
        errors: [
          { field: ['email'], code: 'TAKEN' },
          { field: ['password'], code: 'TOO_SHORT' },
          { field: ['passwordConfirmation'], code: 'CONFIRMATION' },
          { field: ['termsAccepted'], code: 'ACCEPTED' },
        ],
      },
    });
  });

  it('gives no viewer when the reply brings no credentials', async () => {
    test.origin.on('POST /auth.json', json({ status: 'success', data: sampleUser() }));
    const answer = await test.askAsGuest(register, { input });
    expect(answer.data).toEqual({ register: { viewer: null, errors: [] } });
  });

  it('is not sent again when the connection breaks', async () => {
    test.origin.on('POST /auth.json', (_, response) => response.destroy());
    const answer = await test.askAsGuest(register, { input });
    expect(answer.codes).toEqual(['UPSTREAM_OFFLINE']);
    expect(sent()).toHaveLength(1);
  });
});

describe('changing an account', () => {
  const updatePassword = `mutation ($input: UpdatePasswordInput!) {
    updatePassword(input: $input) { viewer { user { email } } errors { field code } }
  }`;
  const input = { currentPassword: 'old-secret', ...passwords };

  it('sends the password with the one so far, and asks the open sockets of the person for proof', async () => {
    test.origin.on('PUT /auth.json', json({ status: 'success', data: sampleUser() }));
    expect((await test.ask(updatePassword, { input })).data).toEqual({
      updatePassword: { viewer, errors: [] },
    });
    expect(proofs).toEqual(['ada@tipgraph.example']);
    expect(sent()).toEqual([
      [
        'PUT /auth.json',
        { current_password: 'old-secret', password: 'new-secret', password_confirmation: 'new-secret' },
      ],
    ]);
  });

  it('gives the three faults of a password', async () => {
    const errors = {
      current_password: ['invalid'],
      password: ['too_short'],
      password_confirmation: ['confirmation'],
    };
    test.origin.on('PUT /auth.json', json({ status: 'error', errors }, 422));
    expect((await test.ask(updatePassword, { input })).data).toEqual({
      updatePassword: {
        viewer: null,
        errors: [
          { field: ['currentPassword'], code: 'INVALID' },
          { field: ['password'], code: 'TOO_SHORT' },
          { field: ['passwordConfirmation'], code: 'CONFIRMATION' },
        ],
      },
    });
    expect(proofs).toEqual([]);
  });

  it.each([401, 404])('by somebody whose session is over (%i) is UNAUTHENTICATED', async (status) => {
    test.origin.on('PUT /auth.json', json({ success: false, errors: ['User not found.'] }, status));
    expect((await test.ask(updatePassword, { input })).codes).toEqual(['UNAUTHENTICATED']);
    expect(proofs).toEqual([]);
  });

  it('by a guest asks nothing of the upstream', async () => {
    expect((await test.askAsGuest(updatePassword, { input })).codes).toEqual(['UNAUTHENTICATED']);
    expect(sent()).toEqual([]);
  });

  it('sends only the data that is given', async () => {
    test.origin.on('PUT /auth.json', json({ status: 'success', data: sampleUser({ first_name: 'Ada' }) }));
    const { data } = await test.ask(
      'mutation { updateAccount(input: { firstName: "Ada" }) { viewer { user { firstName } } errors { code } } }',
    );
    expect(data).toEqual({ updateAccount: { viewer: { user: { firstName: 'Ada' } }, errors: [] } });
    expect(sent()).toEqual([['PUT /auth.json', { first_name: 'Ada' }]]);
    expect(proofs).toEqual([]);
  });
});

describe('a forgotten password', () => {
  const request = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { errors { field code } } }`;
  const reset = `mutation ($input: ResetPasswordInput!) {
    resetPassword(input: $input) { viewer { user { email } } errors { field code } }
  }`;
  const input = { code: 'code-1', ...passwords };

  it('is asked for with the address of the page that takes the code', async () => {
    test.origin.on('POST /auth/password.json', json({ success: true, message: 'sent' }));
    const { data } = await test.askAsGuest(request, { email: 'ada@tipgraph.example' });
    expect(data).toEqual({ requestPasswordReset: { errors: [] } });
    expect(sent()).toEqual([
      [
        'POST /auth/password.json',
        { email: 'ada@tipgraph.example', redirect_url: 'https://tipgraph.example/reset-password' },
      ],
    ]);
  });

  it('does not tell that an address is unknown', async () => {
    test.origin.on('POST /auth/password.json', json({ success: false, errors: ['Unknown.'] }, 404));
    const { data, codes } = await test.askAsGuest(request, { email: 'nobody@tipgraph.example' });
    expect({ data, codes }).toEqual({ data: { requestPasswordReset: { errors: [] } }, codes: [] });
  });

  it('is renewed with the code in the body, and the caller is signed in, elsewhere asked for proof', async () => {
    test.origin.on('PUT /auth/password.json', json({ success: true, data: sampleUser() }, 200, fresh));
    const answer = await test.askAsGuest(reset, { input });
    expect(answer.data).toEqual({ resetPassword: { viewer, errors: [] } });
    expect(answer.headers.get('access-token')).toBe('fresh');
    expect(proofs).toEqual(['ada@tipgraph.example']);
    expect(sent()).toEqual([
      [
        'PUT /auth/password.json',
        { reset_password_token: 'code-1', password: 'new-secret', password_confirmation: 'new-secret' },
      ],
    ]);
  });

  it.each([
    [422, JSON.stringify({ success: false, errors: { reset_password_token: ['invalid'] } })],
    [401, JSON.stringify({ success: false, errors: ['Unauthorized'] })],
  ])('with a used code (%i) is an error at the code', async (status, body) => {
    test.origin.on('PUT /auth/password.json', raw(body, status, { 'content-type': 'application/json' }));
    const answer = await test.askAsGuest(reset, { input });
    expect(answer.data).toEqual({
      resetPassword: { viewer: null, errors: [{ field: ['code'], code: 'INVALID' }] },
    });
    expect(answer.headers.get('access-token')).toBeNull();
    expect(proofs).toEqual([]);
  });
});
