import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json, raw } from '../../testing/fake-origin.ts';
import { sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  test.origin.on('GET /auth/validate_token.json', json({ success: true, user: sampleUser(), plans: [] }));
});
afterEach(() => test.close());

const sent = () =>
  test.origin.seen
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path}`, JSON.parse(body)]);
const update = 'PUT /users/7/update_data.json';

describe('a profile', () => {
  const mutation = `mutation ($input: UpdateProfileInput!) {
    updateProfile(input: $input) { viewer { user { firstName notes } } errors { field code } }
  }`;

  it('is changed under the caller’s number, with only the given fields', async () => {
    test.origin.on(update, json({ user: sampleUser({ first_name: 'Ada', notes: 'secret' }) }));
    expect((await test.execute(mutation, { input: { firstName: 'Ada', discordName: null } })).data).toEqual({
      updateProfile: { viewer: { user: { firstName: 'Ada', notes: null } }, errors: [] },
    });
    expect(sent()).toEqual([[update, { user: { first_name: 'Ada' } }]]);
  });

  it('shows its notes to admins', async () => {
    test.origin.on(update, json({ user: sampleUser({ is_admin: true, notes: 'mine' }) }));
    const { data } = await test.execute(mutation, { input: { notes: 'mine' } });
    expect(data).toMatchObject({ updateProfile: { viewer: { user: { notes: 'mine' } } } });
  });

  it.each([
    ['nothing', raw('', 204)],
    ['the form for admins', json({ user: { id: 7, email: 'ada@tipgraph.example', role: 'admin' } })],
  ])('is read again after a reply with %s', async (_, reply) => {
    test.origin.on(update, (request, response) => {
      const user = sampleUser({ first_name: 'Ada' });
      test.origin.on('GET /auth/validate_token.json', json({ user, plans: [] }));
      return reply(request, response);
    });
    expect((await test.execute(mutation, { input: { firstName: 'Ada' } })).data).toEqual({
      updateProfile: { viewer: { user: { firstName: 'Ada', notes: null } }, errors: [] },
    });
  });

  it('returns errors by input field', async () => {
    const errors = { first_name: ['blank'], discord: ['invalid'] };
    test.origin.on(update, json({ errors }, 422));
    const input = { firstName: ' ', discordName: 'a b' };
    expect((await test.execute(mutation, { input })).data).toEqual({
      updateProfile: {
        viewer: null,
        errors: [
          { field: ['firstName'], code: 'BLANK' },
          { field: ['discordName'], code: 'INVALID' },
        ],
      },
    });
    expect(sent()).toEqual([[update, { user: { first_name: ' ', discord: 'a b' } }]]);
  });

  it('is UNAUTHENTICATED for refused credentials, and nothing is sent', async () => {
    test.origin.on('GET /auth/validate_token.json', json({ success: false, errors: ['no'] }, 401));
    expect((await test.execute(mutation, { input: { firstName: 'Ada' } })).codes).toEqual([
      'UNAUTHENTICATED',
    ]);
    expect(sent()).toEqual([]);
  });
});

describe('notifications', () => {
  const preferences = '{ viewer { user { push { publicKey dropinfo aiTips defaultTips specialTips } } } }';

  it('are off when the upstream does not send them', async () => {
    expect((await test.execute(preferences)).data).toEqual({
      viewer: {
        user: {
          push: { publicKey: null, dropinfo: false, aiTips: false, defaultTips: false, specialTips: false },
        },
      },
    });
  });

  it.each([
    ['DROPINFO', 'want_dropinfo_push', 'dropinfo'],
    ['AI_TIPS', 'want_chatgpt_tips_push', 'aiTips'],
    ['DEFAULT_TIPS', 'want_default_tips_push', 'defaultTips'],
    ['SPECIAL_TIPS', 'want_special_tips_push', 'specialTips'],
  ])('of the kind %s are set by %s', async (kind, flag, field) => {
    test.origin.on(update, json({ user: { ...sampleUser(), [flag]: true, push_public_key: 'key' } }));
    const answer = await test.execute(
      `mutation ($kind: PushKind!) {
        setPushPreference(input: { kind: $kind, wanted: true }) { viewer { user { push { publicKey ${field} } } } errors { code } }
      }`,
      { kind },
    );
    expect(answer.data).toEqual({
      setPushPreference: { viewer: { user: { push: { publicKey: 'key', [field]: true } } }, errors: [] },
    });
    expect(sent()).toEqual([[update, { user: { [flag]: true } }]]);
  });

  it('register a device', async () => {
    test.origin.on('POST /device_infos', json({ success: true }));
    const register = `mutation ($input: RegisterDeviceInput!) { registerDevice(input: $input) { errors { field code } } }`;
    const input = { token: '{}', deviceType: 'WEB' };
    expect((await test.execute(register, { input })).data).toEqual({ registerDevice: { errors: [] } });
    expect(sent()).toEqual([['POST /device_infos', { token: '{}', device_type: 'web' }]]);
    test.origin.on('POST /device_infos', json({ errors: { token: ['invalid'] } }, 422));
    expect((await test.execute(register, { input })).data).toEqual({
      registerDevice: { errors: [{ field: ['token'], code: 'INVALID' }] },
    });
  });
});
