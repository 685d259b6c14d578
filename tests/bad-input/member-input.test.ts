import { afterAll, beforeAll, expect, test } from 'vitest';
import { devices } from '../../upstream/src/db/push-tables.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';

const update = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { viewer { user { id } } errors { field code } }
}`;
const read = '{ viewer { user { firstName lastName discordName push { dropinfo } } } }';

let stack: Stack;
/** A member whose plan includes Discord. */
let client: GraphClient;

beforeAll(async () => {
  stack = await startStack();
  client = await stack.signedIn('vip');
  const { updateProfile } = await client.data<{ updateProfile: unknown }>(update, {
    input: { firstName: 'Ewa', lastName: 'Nowak', discordName: 'ewa.nowak' },
  });
  expect(updateProfile).toMatchObject({ errors: [] });
});
afterAll(() => stack.close());

type Refused = readonly [title: string, input: Record<string, string>, field: string, code: string];

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
  ['a Discord name of @ alone', { firstName: 'Inna', discordName: ' @ ' }, 'discordName', 'INVALID'],
  ['a blank Discord name', { firstName: 'Inna', discordName: ' ' }, 'discordName', 'BLANK'],
  ...badDiscordNames.map(
    (discordName): Refused => [
      `the Discord name ${discordName}`,
      { firstName: 'Inna', discordName },
      'discordName',
      'INVALID',
    ],
  ),
];

test.each(refused)('%s is refused without changing other fields', async (_, input, field, code) => {
  const before = await client.data(read);
  expect(await client.data(update, { input })).toEqual({
    updateProfile: { viewer: null, errors: [{ field: [field], code }] },
  });
  expect(await client.data(read)).toEqual(before);
});

const subscription = (change: object) =>
  JSON.stringify({
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    keys: { p256dh: 'AAAA', auth: 'AAAA' },
    ...change,
  });

test.each([
  ['nonsense', 'nonsense', 'INVALID'],
  ['empty', '', 'BLANK'],
  ['blank', ' ', 'BLANK'],
  ['too long', 'a'.repeat(5_000), 'INVALID'],
  ['JSON of something else', '[]', 'INVALID'],
  ['a subscription with invalid keys', subscription({}), 'INVALID'],
  ['a subscription without keys', subscription({ keys: undefined }), 'INVALID'],
  ['a subscription to an unknown push service', subscription({ endpoint: 'https://10.0.0.1/x' }), 'INVALID'],
  ['a subscription without encryption', subscription({ endpoint: 'http://fcm.googleapis.com/x' }), 'INVALID'],
])('a device token that is %s is refused and not stored', async (_, token, code) => {
  const count = await stack.db.$count(devices);
  const register = `mutation ($token: String!) {
    registerDevice(input: { token: $token, deviceType: WEB }) { errors { field code } }
  }`;
  expect(await client.data(register, { token })).toEqual({
    registerDevice: { errors: [{ field: ['token'], code }] },
  });
  expect(await stack.db.$count(devices)).toBe(count);
});
