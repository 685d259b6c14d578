import { afterAll, beforeAll, expect, test } from 'vitest';
import { devices } from '../../upstream/src/db/push-tables.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

const update = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { viewer { user { id } } errors { field code } }
}`;
const read = '{ viewer { user { firstName lastName discord push { dropinfo } } } }';

let stack: Stack;
/** Discord is part of the running subscription. */
let client: GraphClient;

beforeAll(async () => {
  stack = await startStack();
  client = await stack.signedIn('vip');
  const { updateProfile } = await client.data<{ updateProfile: unknown }>(update, {
    input: { firstName: 'Ewa', lastName: 'Nowak', discord: 'ewa.nowak' },
  });
  expect(updateProfile).toMatchObject({ errors: [] });
});
afterAll(() => stack.close());

/** What is asked for, the field that is refused and its code. */
type Refused = readonly [about: string, input: Record<string, string>, field: string, code: string];

const badDiscordNames = [
  'a',
  'a'.repeat(33),
  'ewa..nowak',
  'ewa nowak',
  'ewa-nowak',
  'ęwa',
  'ewa#123',
  'ewa:b',
  '@@ewa',
  'everyone',
  'HERE',
  'my.discord.name',
  'Discord#1234',
  '```ewa```#1234',
];
const refused: readonly Refused[] = [
  ['a blank first name', { firstName: ' \t', lastName: 'Inna' }, 'firstName', 'BLANK'],
  ['a blank last name', { firstName: 'Inna', lastName: '' }, 'lastName', 'BLANK'],
  ['a name that is too long', { firstName: 'a'.repeat(101), lastName: 'Inna' }, 'firstName', 'TOO_LONG'],
  ['a name with a NUL', { firstName: 'a\0', lastName: 'Inna' }, 'firstName', 'INVALID'],
  ['no Discord name where it is needed', { firstName: 'Inna', discord: ' @ ' }, 'discord', 'INVALID'],
  ['a blank Discord name where it is needed', { firstName: 'Inna', discord: ' ' }, 'discord', 'BLANK'],
  ...badDiscordNames.map(
    (discord): Refused => [
      `the Discord name ${discord}`,
      { firstName: 'Inna', discord },
      'discord',
      'INVALID',
    ],
  ),
];

test.each(refused)('%s is refused, and nothing beside it is changed', async (_, input, field, code) => {
  const before = await client.data(read);
  expect(await client.data(update, { input })).toEqual({
    updateProfile: { viewer: null, errors: [{ field: [field], code }] },
  });
  expect(await client.data(read)).toEqual(before);
});

const keys = (p256dh: string, auth: string) => ({ p256dh, auth });
const subscription = (change: object) =>
  JSON.stringify({
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    keys: keys('AAAA', 'AAAA'),
    ...change,
  });

test.each([
  ['nonsense', 'nonsense', 'INVALID'],
  ['empty', '', 'BLANK'],
  ['blank', ' ', 'INVALID'],
  ['too long', 'a'.repeat(5_000), 'INVALID'],
  ['JSON of something else', '[]', 'INVALID'],
  ['a subscription with keys that are none', subscription({}), 'INVALID'],
  ['a subscription without keys', subscription({ keys: undefined }), 'INVALID'],
  [
    'a subscription to a host that is no push service',
    subscription({ endpoint: 'https://10.0.0.1/x' }),
    'INVALID',
  ],
  ['a subscription without encryption', subscription({ endpoint: 'http://fcm.googleapis.com/x' }), 'INVALID'],
])('a device token that is %s is refused, and no device is kept', async (_, token, code) => {
  const kept = await stack.db.$count(devices);
  const register = `mutation ($token: String!) {
    registerDevice(input: { token: $token, deviceType: WEB }) { errors { field code } }
  }`;
  expect(await client.data(register, { token })).toEqual({
    registerDevice: { errors: [{ field: ['token'], code }] },
  });
  expect(await stack.db.$count(devices)).toBe(kept);
});
