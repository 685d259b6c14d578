import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { toGlobalId } from '../../gateway/src/kit/global-id.ts';
import { alertReceipts } from '../../upstream/src/db/alert-tables.ts';
import { leagues, users } from '../../upstream/src/db/tables.ts';
import { personas } from '../harness/personas.ts';
import type { Stack } from '../harness/start-stack.ts';
import { monthInWarsaw } from '../harness/warsaw-time.ts';

type AlertRow = 'alert.settings' | 'alert.saveSettings' | 'alert.receipts' | 'alert.opened';

const settingsFields = `isOwn maxPerHour maxPerDay quietFrom quietUntil digestAt timeZone minDrop
  leagues { name } cooldownMinutes`;
const save = `mutation ($input: SaveAlertSettingsInput!) {
  saveAlertSettings(input: $input) { viewer { alertSettings { ${settingsFields} } } errors { field code } } }`;
const open =
  'mutation ($alert: String!) { markAlertOpened(input: { alertId: $alert }) { errors { field code } } }';

/** Scenarios of alert budget calls. */
export function alertScenarios(stack: () => Stack): Record<AlertRow, () => Promise<void>> {
  /** Inserts receipts as if one notification had been sent each hour until now. */
  const insertReceipts = async (persona: 'pro' | 'vip', alerts: readonly string[]) => {
    const { db, clock } = stack();
    const [user] = await db.select().from(users).where(eq(users.email, personas[persona].email));
    const now = clock.now().getTime();
    const rows = alerts.map((alert, index) => ({
      userId: user?.id ?? 0,
      alert,
      title: `Match ${index}`,
      pick: '1',
      pickEn: '1',
      kickOff: new Date(now + 3_600_000),
      inDigest: false,
      sentAt: new Date(now - (alerts.length - 1 - index) * 3_600_000),
      odds: 2,
    }));
    await db.insert(alertReceipts).values(rows);
  };

  return {
    async 'alert.settings'() {
      const client = await stack().signedIn('premium');
      expect(await client.data(`{ viewer { alertSettings { ${settingsFields} } } }`)).toEqual({
        viewer: {
          alertSettings: {
            isOwn: false,
            maxPerHour: 6,
            maxPerDay: null,
            quietFrom: '23:00',
            quietUntil: '07:00',
            digestAt: '20:00',
            timeZone: 'Europe/Warsaw',
            minDrop: null,
            leagues: [],
            cooldownMinutes: null,
          },
        },
      });
    },

    async 'alert.saveSettings'() {
      const client = await stack().signedIn('pro');
      const [league] = await stack().db.select().from(leagues).limit(1);
      const own = {
        maxPerDay: 5,
        quietFrom: '22:30',
        quietUntil: '08:00',
        digestAt: '19:45',
        timeZone: 'Europe/London',
        minDrop: 0.12,
        cooldownMinutes: 30,
      };
      const input = { ...own, leagueIds: [toGlobalId('League', league?.id ?? 0)] };
      expect(await client.data(save, { input })).toEqual({
        saveAlertSettings: {
          viewer: {
            alertSettings: { isOwn: true, maxPerHour: 6, ...own, leagues: [{ name: league?.name }] },
          },
          errors: [],
        },
      });
      const wrong = {
        maxPerDay: 0,
        quietFrom: '7',
        digestAt: '',
        timeZone: 'Nowhere',
        leagueIds: [toGlobalId('League', 9_999)],
      };
      expect(await client.data(save, { input: wrong })).toEqual({
        saveAlertSettings: {
          viewer: null,
          errors: [
            { field: ['quietFrom'], code: 'INVALID' },
            { field: ['maxPerDay'], code: 'OUT_OF_RANGE' },
            { field: ['timeZone'], code: 'INVALID' },
            { field: ['leagueIds'], code: 'INVALID' },
          ],
        },
      });
    },

    async 'alert.receipts'() {
      await insertReceipts('vip', ['receipt-of-vip-1', 'receipt-of-vip-2', 'receipt-of-vip-3']);
      const client = await stack().signedIn('vip');
      const read = `query ($after: String, $month: YearMonth) { viewer { alertReceipts(first: 2, after: $after, month: $month) {
        totalCount months summary { sent opened measured slippage }
        pageInfo { endCursor hasNextPage } edges { node { title odds openedOdds currentOdds slippage } } } } }`;
      interface Page {
        viewer: {
          alertReceipts: {
            pageInfo: { endCursor: string };
            months: string[];
            edges: { node: { title: string } }[];
          };
        };
      }
      const first = (await client.data<Page>(read)).viewer.alertReceipts;
      expect(first).toMatchObject({
        totalCount: 3,
        summary: { sent: 3, opened: 0, measured: 0, slippage: null },
        pageInfo: { hasNextPage: true },
      });
      const [month] = first.months;
      const second = (await client.data<Page>(read, { after: first.pageInfo.endCursor })).viewer
        .alertReceipts;
      expect([first, second].flatMap(({ edges }) => edges.map(({ node }) => node.title))).toEqual([
        'Match 2',
        'Match 1',
        'Match 0',
      ]);
      const elsewhere = (await client.data<Page>(read, { month: '2020-01' })).viewer.alertReceipts;
      expect([month, elsewhere.edges]).toEqual([monthInWarsaw(stack().clock.now()), []]);
    },

    async 'alert.opened'() {
      await insertReceipts('pro', ['receipt-of-pro-1']);
      const owner = await stack().signedIn('pro');
      const other = await stack().signedIn('premium');
      const alert = 'receipt-of-pro-1';
      const unknown = { markAlertOpened: { errors: [{ field: ['alertId'], code: 'NOT_FOUND' }] } };
      expect(await other.data(open, { alert })).toEqual(unknown);
      expect(await owner.data(open, { alert: '../settings' })).toEqual(unknown);
      for (const _ of [1, 2])
        expect(await owner.data(open, { alert })).toEqual({ markAlertOpened: { errors: [] } });
      const read = '{ viewer { alertReceipts { summary { sent opened } } } }';
      expect(await owner.data(read)).toEqual({
        viewer: { alertReceipts: { summary: { sent: 1, opened: 1 } } },
      });
    },
  };
}
