import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Stack } from '../harness/start-stack.ts';

type ProfileRow = 'user.updateData' | 'device.register' | 'tip.goq';

/** A browser's push subscription. */
function browserSubscription(): string {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const point = publicKey.export({ type: 'spki', format: 'der' }).subarray(-65);
  const keys = { p256dh: point.toString('base64url'), auth: randomBytes(16).toString('base64url') };
  return JSON.stringify({ endpoint: 'https://fcm.googleapis.com/fcm/send/contract', keys });
}

/** Scenarios of profile, notification and quality guarantee calls. */
export function profileScenarios(stack: () => Stack): Record<ProfileRow, () => Promise<void>> {
  return {
    async 'user.updateData'() {
      const client = await stack().signedIn('premium');
      const update = `mutation ($input: UpdateProfileInput!) {
        updateProfile(input: $input) { viewer { user { firstName discordName notes } } errors { field code } }
      }`;
      const input = { firstName: 'Paula', discordName: 'Paula.P', notes: 'not mine to write' };
      expect(await client.data(update, { input })).toEqual({
        updateProfile: {
          viewer: { user: { firstName: 'Paula', discordName: 'paula.p', notes: null } },
          errors: [],
        },
      });
      expect(await client.data(update, { input: { lastName: ' ', discordName: 'a..b' } })).toEqual({
        updateProfile: {
          viewer: null,
          errors: [
            { field: ['lastName'], code: 'BLANK' },
            { field: ['discordName'], code: 'INVALID' },
          ],
        },
      });
      const wish = `mutation { setPushPreference(input: { kind: DROPINFO, wanted: true }) { viewer { user { push { dropinfo } } } } }`;
      expect(await client.data(wish)).toEqual({
        setPushPreference: { viewer: { user: { push: { dropinfo: true } } } },
      });
      const { viewer } = await client.data<{ viewer: { user: { push: unknown } } }>(
        '{ viewer { user { push { publicKey dropinfo specialTips } } } }',
      );
      expect(viewer.user.push).toEqual({
        publicKey: expect.stringMatching(/^[\w-]{87}$/),
        dropinfo: true,
        specialTips: false,
      });
    },

    async 'device.register'() {
      const client = await stack().signedIn('premium');
      const register = `mutation ($token: String!) {
        registerDevice(input: { token: $token, deviceType: WEB }) { errors { field code } }
      }`;
      expect(await client.data(register, { token: browserSubscription() })).toEqual({
        registerDevice: { errors: [] },
      });
      expect(await client.data(register, { token: 'nonsense' })).toEqual({
        registerDevice: { errors: [{ field: ['token'], code: 'INVALID' }] },
      });
    },

    async 'tip.goq'() {
      const client = await stack().signedIn('typer');
      const list = `query ($first: Int!, $after: String, $filter: GoqFilterInput) {
        goqTips(first: $first, after: $after, filter: $filter) {
          totalCount edges { node { uid qualityValue } } pageInfo { hasNextPage endCursor }
        }
      }`;
      interface Page {
        goqTips: {
          totalCount: number;
          edges: { node: { uid: string; qualityValue: number } }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      }
      const uidsOf = ({ goqTips }: Page) => goqTips.edges.map(({ node }) => node.uid);
      const all = await client.data<Page>(list, { first: 30 });
      expect(all.goqTips.edges.length).toBeGreaterThan(20);
      const first = await client.data<Page>(list, { first: 15 });
      const second = await client.data<Page>(list, { first: 15, after: first.goqTips.pageInfo.endCursor });
      expect([...uidsOf(first), ...uidsOf(second)]).toEqual(uidsOf(all));
      const filtered = await client.data<Page>(list, { first: 30, filter: { minQualityValue: 80 } });
      expect(filtered.goqTips.edges.length).toBeGreaterThan(0);
      expect(filtered.goqTips.edges.every(({ node }) => node.qualityValue >= 80)).toBe(true);
      expect(filtered.goqTips.totalCount).toBeLessThan(all.goqTips.totalCount);
    },
  };
}
