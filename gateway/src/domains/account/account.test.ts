import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json, raw } from '../../testing/fake-origin.ts';
import { sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
let reauthUids: string[];
beforeEach(async () => {
  reauthUids = [];
  test = await startTestEngine({
    settings: { PUBLIC_URL: 'https://tipgraph.example' },
    live: { changed: () => {}, cursor: () => '', requestReauth: (uid) => reauthUids.push(uid) },
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

describe('register', () => {
  const register = `mutation ($input: RegisterInput!) {
    register(input: $input) { viewer { user { email } } errors { field code } }
  }`;
  const input = { email: 'ada@tipgraph.example', ...passwords, termsAccepted: true };

  it('sends the input as `user` and returns the new credentials', async () => {
    test.origin.on('POST /auth.json', json({ status: 'success', data: sampleUser() }, 200, fresh));
    const answer = await test.executeAsGuest(register, { input });
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

  it('returns every error by input field', async () => {
    const errors = {
      email: ['taken'],
      password: ['too_short'],
      password_confirmation: ['confirmation'],
      terms: ['accepted'],
      full_messages: ['Email has already been taken'],
    };
    test.origin.on('POST /auth.json', json({ status: 'error', errors }, 422));
    expect((await test.executeAsGuest(register, { input })).data).toEqual({
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

  it('returns no viewer when the reply has no credentials', async () => {
    test.origin.on('POST /auth.json', json({ message: 'Confirm your e-mail address.' }));
    const answer = await test.executeAsGuest(register, { input });
    expect(answer.data).toEqual({ register: { viewer: null, errors: [] } });
  });

  it('is not retried when the connection breaks', async () => {
    test.origin.on('POST /auth.json', (_, response) => response.destroy());
    const answer = await test.executeAsGuest(register, { input });
    expect(answer.codes).toEqual(['UPSTREAM_OFFLINE']);
    expect(sent()).toHaveLength(1);
  });
});

describe('changing an account', () => {
  const updatePassword = `mutation ($input: UpdatePasswordInput!) {
    updatePassword(input: $input) { viewer { user { email } } errors { field code } }
  }`;
  const input = { currentPassword: 'old-secret', ...passwords };

  it('sends the new and the current password, and makes the user’s sockets reauthenticate', async () => {
    test.origin.on('PUT /auth.json', json({ status: 'success', data: sampleUser() }));
    expect((await test.execute(updatePassword, { input })).data).toEqual({
      updatePassword: { viewer, errors: [] },
    });
    expect(reauthUids).toEqual(['ada@tipgraph.example']);
    expect(sent()).toEqual([
      [
        'PUT /auth.json',
        { current_password: 'old-secret', password: 'new-secret', password_confirmation: 'new-secret' },
      ],
    ]);
  });

  it('returns three password errors', async () => {
    const errors = {
      current_password: ['invalid'],
      password: ['too_short'],
      password_confirmation: ['confirmation'],
    };
    test.origin.on('PUT /auth.json', json({ status: 'error', errors }, 422));
    expect((await test.execute(updatePassword, { input })).data).toEqual({
      updatePassword: {
        viewer: null,
        errors: [
          { field: ['currentPassword'], code: 'INVALID' },
          { field: ['password'], code: 'TOO_SHORT' },
          { field: ['passwordConfirmation'], code: 'CONFIRMATION' },
        ],
      },
    });
    expect(reauthUids).toEqual([]);
  });

  it.each([401, 404])('with an expired session (%i) is UNAUTHENTICATED', async (status) => {
    test.origin.on('PUT /auth.json', json({ success: false, errors: ['User not found.'] }, status));
    expect((await test.execute(updatePassword, { input })).codes).toEqual(['UNAUTHENTICATED']);
    expect(reauthUids).toEqual([]);
  });

  it('by a guest makes no call', async () => {
    expect((await test.executeAsGuest(updatePassword, { input })).codes).toEqual(['UNAUTHENTICATED']);
    expect(sent()).toEqual([]);
  });

  it('sends only the given data', async () => {
    test.origin.on('PUT /auth.json', json({ status: 'success', data: sampleUser({ first_name: 'Ada' }) }));
    const { data } = await test.execute(
      'mutation { updateAccount(input: { firstName: "Ada" }) { viewer { user { firstName } } errors { code } } }',
    );
    expect(data).toEqual({ updateAccount: { viewer: { user: { firstName: 'Ada' } }, errors: [] } });
    expect(sent()).toEqual([['PUT /auth.json', { first_name: 'Ada' }]]);
    expect(reauthUids).toEqual([]);
  });

  it('names the Discord name as the upstream does, and in its errors as the input', async () => {
    test.origin.on('PUT /auth.json', json({ status: 'error', errors: { discord: ['blank'] } }, 422));
    const { data } = await test.execute(
      'mutation { updateAccount(input: { discordName: "" }) { errors { field code } } }',
    );
    expect(data).toEqual({ updateAccount: { errors: [{ field: ['discordName'], code: 'BLANK' }] } });
    expect(sent()).toEqual([['PUT /auth.json', { discord: '' }]]);
  });

  it('reads the user again when the reply lacks them', async () => {
    test.origin.on('PUT /auth.json', json({ status: 'success', data: { id: 7 } }));
    const changed = sampleUser({ first_name: 'Ada' });
    test.origin.on('GET /auth/validate_token.json', json({ user: changed, plans: [] }));
    const { data } = await test.execute(
      'mutation { updateAccount(input: { firstName: "Ada" }) { viewer { user { firstName } } errors { code } } }',
    );
    expect(data).toEqual({ updateAccount: { viewer: { user: { firstName: 'Ada' } }, errors: [] } });
  });
});

describe('a password reset', () => {
  const request = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { errors { field code } } }`;
  const reset = `mutation ($input: ResetPasswordInput!) {
    resetPassword(input: $input) { viewer { user { email } } errors { field code } }
  }`;
  const input = { code: 'code-1', ...passwords };

  it('is requested with the URL of the page for the code', async () => {
    test.origin.on('POST /auth/password.json', json({ message: 'sent' }));
    const { data } = await test.executeAsGuest(request, { email: 'ada@tipgraph.example' });
    expect(data).toEqual({ requestPasswordReset: { errors: [] } });
    expect(sent()).toEqual([
      [
        'POST /auth/password.json',
        { email: 'ada@tipgraph.example', redirect_url: 'https://tipgraph.example/reset-password' },
      ],
    ]);
  });

  it('does not reveal an unknown address', async () => {
    test.origin.on('POST /auth/password.json', json({ success: false, errors: ['Unknown.'] }, 404));
    const { data, codes } = await test.executeAsGuest(request, { email: 'nobody@tipgraph.example' });
    expect({ data, codes }).toEqual({ data: { requestPasswordReset: { errors: [] } }, codes: [] });
  });

  it('without an address is BLANK, also where the upstream answers 401', async () => {
    test.origin.on('POST /auth/password.json', json({ success: false, errors: ['No e-mail.'] }, 401));
    const { data, codes } = await test.executeAsGuest(request, { email: '' });
    expect(codes).toEqual([]);
    expect(data).toEqual({ requestPasswordReset: { errors: [{ field: ['email'], code: 'BLANK' }] } });
  });

  it('sends the code in the body, signs the caller in and makes other sockets reauthenticate', async () => {
    test.origin.on('PUT /auth/password.json', json({ success: true, data: sampleUser() }, 200, fresh));
    const answer = await test.executeAsGuest(reset, { input });
    expect(answer.data).toEqual({ resetPassword: { viewer, errors: [] } });
    expect(answer.headers.get('access-token')).toBe('fresh');
    expect(reauthUids).toEqual(['ada@tipgraph.example']);
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
  ])('with a used code (%i) returns an error for `code`', async (status, body) => {
    test.origin.on('PUT /auth/password.json', raw(body, status, { 'content-type': 'application/json' }));
    const answer = await test.executeAsGuest(reset, { input });
    expect(answer.data).toEqual({
      resetPassword: { viewer: null, errors: [{ field: ['code'], code: 'INVALID' }] },
    });
    expect(answer.headers.get('access-token')).toBeNull();
    expect(reauthUids).toEqual([]);
  });
});

describe.each([
  [
    'register',
    'RegisterInput',
    { email: 'ada@tipgraph.example', termsAccepted: true },
    'POST /auth.json',
    [],
  ],
  ['updatePassword', 'UpdatePasswordInput', { currentPassword: 'old' }, 'PUT /auth.json', [fresh.uid]],
  ['resetPassword', 'ResetPasswordInput', { code: 'code-1' }, 'PUT /auth/password.json', [fresh.uid]],
])('%s', (name, type, fields, route, reauthenticates) => {
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { viewer { user { email } } errors { code } } }`;
  const input = { ...passwords, ...fields };
  const { id, email } = sampleUser();
  const identity = 'GET /auth/validate_token.json';

  it.each([
    ['the caller as `user`', JSON.stringify({ user: sampleUser() }), []],
    [
      'a user without permissions',
      JSON.stringify({ status: 'success', data: { id, email, uid: email } }),
      [identity],
    ],
    ['a message', JSON.stringify({ message: 'saved' }), [identity]],
    ['nothing', '', [identity]],
  ])('returns the caller after a reply with %s', async (_, body, reads) => {
    test.origin.on(route, raw(body, 200, { 'content-type': 'application/json', ...fresh }));
    test.origin.on(identity, json({ user: sampleUser(), plans: [] }));
    const send = name === 'updatePassword' ? test.execute : test.executeAsGuest;
    const answer = await send(document, { input });
    expect(answer.codes).toEqual([]);
    expect(answer.data).toEqual({ [name]: { viewer, errors: [] } });
    expect(answer.headers.get('access-token')).toBe('fresh');
    expect(sent().map(([call]) => call)).toEqual([route, ...reads]);
    expect(reauthUids).toEqual(reauthenticates);
  });
});

it('a new password is saved and ends other sessions although the caller cannot be read again', async () => {
  test.origin.on('PUT /auth.json', json({ status: 'success' }));
  test.origin.on('GET /auth/validate_token.json', json({}, 500));
  const answer = await test.execute(
    'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { viewer { id } errors { code } } }',
    { input: { currentPassword: 'old', ...passwords } },
  );
  expect(answer.data).toEqual({ updatePassword: { viewer: null, errors: [] } });
  expect(answer.codes).toEqual(['UPSTREAM_ERROR']);
  expect(answer.errors.map(({ path }) => path)).toEqual([['updatePassword', 'viewer']]);
  expect(reauthUids).toEqual(['ada@tipgraph.example']);
});
