import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../testing/fake-origin.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine({
    settings: {
      SUPPORT_EMAIL: 'help@tipgraph.example',
      SOCIAL_LINKS: 'Facebook=https://facebook.example/tipgraph?x=1, discord=https://discord.example/t',
      APP_DOWNLOAD_URL: '/app/tipgraph.apk',
      RECOMMENDED_PLAN: 'Premium',
      GOOGLE_TAG_ID: 'AW-123456',
    },
  });
});
afterEach(() => test.close());

it('the site has its addresses and trackers from the configuration', async () => {
  const { data } = await test.executeAsGuest(`{ site { supportEmail contactEmail socialLinks { name url }
    appDownloadUrl recommendedPlan trackers { googleTagId googleConversionId metaPixelId } } }`);
  expect(data).toEqual({
    site: {
      supportEmail: 'help@tipgraph.example',
      contactEmail: null,
      socialLinks: [
        { name: 'facebook', url: 'https://facebook.example/tipgraph?x=1' },
        { name: 'discord', url: 'https://discord.example/t' },
      ],
      appDownloadUrl: '/app/tipgraph.apk',
      recommendedPlan: 'premium',
      trackers: { googleTagId: 'AW-123456', googleConversionId: null, metaPixelId: null },
    },
  });
});

it.each([
  ['TECHNICAL_BREAK', 'technicalBreak'],
  ['DASHBOARD_BREAK', 'dashboardBreak'],
  ['OFFLINE', 'offline'],
])('%s=1 sets only the site’s %s', async (setting, field) => {
  const other = await startTestEngine({ settings: { [setting]: '1' } });
  const { data } = await other.executeAsGuest('{ site { technicalBreak dashboardBreak offline } }');
  await other.close();
  const none = { technicalBreak: false, dashboardBreak: false, offline: false };
  expect(data).toEqual({ site: { ...none, [field]: true } });
});

describe('the effectiveness', () => {
  const query = `{ effectiveness { from to sampleSize won yieldPercent annualRoiPercent bankUnits
    byType { type sampleSize profitUnits } series { date cumulativeUnits sampleSize } } }`;

  it('has the figures of the upstream, with the series by day', async () => {
    test.origin.on(
      'GET /effectivness.json',
      json({
        effectiveness: {
          from: '2023-10-01',
          to: '2024-09-30T22:00:00Z',
          tips: 812,
          won: 450,
          yield: 38,
          roi: 1102,
          bank: 20,
          by_kind: [{ tip_type: 'special', tips: 40, units: 12.5 }],
          series: [
            { date: '2023-10-02', units: 3.5, tips: 4 },
            { date: '2023-10-01', units: 1.25 },
          ],
        },
      }),
    );
    expect((await test.execute(query)).data).toEqual({
      effectiveness: {
        from: '2023-10-01',
        to: '2024-09-30',
        sampleSize: 812,
        won: 450,
        yieldPercent: 38,
        annualRoiPercent: 1102,
        bankUnits: 20,
        byType: [{ type: 'SPECIAL', sampleSize: 40, profitUnits: 12.5 }],
        series: [
          { date: '2023-10-01', cumulativeUnits: 1.25, sampleSize: null },
          { date: '2023-10-02', cumulativeUnits: 3.5, sampleSize: 4 },
        ],
      },
    });
    expect(test.origin.seen[0]?.headers['access-token']).toBeUndefined();
  });

  it('is empty without figures, and null without the call', async () => {
    test.origin.on('GET /effectivness.json', json({ effectiveness: {} }));
    expect((await test.executeAsGuest(query)).data).toMatchObject({
      effectiveness: { sampleSize: null, byType: [], series: [] },
    });
    test.origin.on('GET /effectivness.json', json({ errors: ['Not found'] }, 404));
    expect(await test.executeAsGuest(query)).toMatchObject({ data: { effectiveness: null }, codes: [] });
  });
});

describe('a visit of the campaign', () => {
  const visit = 'mutation { recordCampaignVisit { errors { code } } }';
  const route = 'GET /boisko_prawdy.json';

  it('is counted without credentials', async () => {
    test.origin.on(route, json({ success: true }));
    expect((await test.execute(visit)).data).toEqual({ recordCampaignVisit: { errors: [] } });
    expect(test.origin.seen.map(({ headers }) => headers['access-token'])).toEqual([undefined]);
  });

  it('is not retried, although it is a GET', async () => {
    test.origin.on(route, (_, response) => response.destroy());
    expect((await test.executeAsGuest(visit)).codes).toEqual(['UPSTREAM_OFFLINE']);
    expect(test.origin.seen).toHaveLength(1);
    test.origin.on('GET /effectivness.json', (_, response) => response.destroy());
    await test.executeAsGuest('{ effectiveness { from } }');
    expect(test.origin.seen.map(({ path }) => path).slice(1)).toEqual(Array(2).fill('/effectivness.json'));
  });
});
