import { describe, expect, it, vi } from 'vitest';
import { createSharedStorage } from '../../testing/memory-storage.ts';
import type { TrackerWindow } from './trackers.ts';
import { createTrackers, isSecretAddress } from './trackers.ts';

const ids = { googleTagId: 'AW-1', googleConversionId: 'AW-1/x', metaPixelId: '77' };
const paid = { uid: 'u1', amountPln: 312.5 };
const event = { event: 'conversion', value: 312.5, currency: 'PLN', transaction_id: 'u1' };

const home = 'https://tipgraph.example/';

function setUp(browser = createSharedStorage(), href = home, referrer = '') {
  const location = { href, reload: vi.fn() };
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'referrer', { value: referrer });
  const target: TrackerWindow = { document: page, location };
  const trackers = createTrackers(browser.openTab(), target);
  const scripts = () => [...target.document.scripts].map(({ src }) => src);
  return { browser, target, location, trackers, scripts };
}

describe('trackers', () => {
  it('are not loaded and get no payment before the consent', () => {
    const { trackers, target, scripts } = setUp();
    trackers.configure(ids);
    trackers.report(paid);
    expect(scripts()).toEqual([]);
    expect(target.dataLayer).toBeUndefined();
    expect(target.fbq).toBeUndefined();
  });

  it('get a payment once the consent is given', () => {
    const { trackers, target } = setUp();
    trackers.report(paid);
    trackers.consent.change('granted');
    expect(target.dataLayer).toEqual([event]);
  });

  it('get each payment once, also after a reload and in another tab', () => {
    const { trackers, target, browser } = setUp();
    trackers.consent.change('granted');
    trackers.report(paid);
    trackers.report(paid);
    expect(target.dataLayer).toEqual([event]);
    const again = setUp(browser);
    again.trackers.report(paid);
    expect(again.target.dataLayer).toBeUndefined();
    again.trackers.report({ uid: 'u2', amountPln: 49 });
    expect(again.target.dataLayer).toHaveLength(1);
  });

  it('never get a payment from before or after a denial', () => {
    const { trackers, target } = setUp();
    trackers.report({ uid: 'u0', amountPln: 49 });
    trackers.consent.change('denied');
    trackers.report(paid);
    trackers.consent.change('granted');
    expect(target.dataLayer).toBeUndefined();
  });

  it('get nothing after the consent is withdrawn, and the page is reloaded without them', () => {
    const { trackers, target, location, browser } = setUp();
    trackers.configure(ids);
    trackers.consent.change('granted');
    const [pushed, called] = [target.dataLayer?.length, target.fbq?.queue?.length];
    trackers.consent.change(null);
    trackers.report(paid);
    expect(location.reload).not.toHaveBeenCalled();
    trackers.consent.change('denied');
    trackers.report({ uid: 'u2', amountPln: 49 });
    expect([target.dataLayer?.length, target.fbq?.queue?.length]).toEqual([pushed, called]);
    expect(location.reload).toHaveBeenCalledOnce();
    const again = setUp(browser);
    again.trackers.configure(ids);
    expect(again.scripts()).toEqual([]);
    expect(again.location.reload).not.toHaveBeenCalled();
  });

  it('are loaded once when their ids are configured', () => {
    const { trackers, scripts, target } = setUp();
    trackers.consent.change('granted');
    expect(scripts()).toEqual([]);
    trackers.configure(ids);
    trackers.configure(ids);
    expect(scripts()).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=AW-1',
      'https://connect.facebook.net/en_US/fbevents.js',
    ]);
    expect(target.fbq?.queue).toEqual([
      ['init', '77'],
      ['track', 'PageView'],
    ]);
  });

  it('get a payment in their own formats', () => {
    const { trackers, target } = setUp();
    trackers.consent.change('granted');
    trackers.configure(ids);
    trackers.report(paid);
    const calls = (target.dataLayer ?? []).filter((entry) => Array.isArray(entry));
    expect(calls.map((call) => call.slice(0, 2))).toEqual([
      ['js', expect.any(Date)],
      ['config', 'AW-1'],
      ['event', 'conversion'],
    ]);
    expect(Object.prototype.toString.call(calls[0])).toBe('[object Arguments]');
    expect(target.fbq?.queue?.at(-1)).toEqual([
      'track',
      'Purchase',
      { value: 312.5, currency: 'PLN' },
      { eventID: 'u1' },
    ]);
  });

  it('get a payment when the stored value is invalid', () => {
    const { trackers, target } = setUp(createSharedStorage({ conversions: '{', consent: 'granted' }));
    trackers.report(paid);
    expect(target.dataLayer).toEqual([event]);
  });

  const secret = `${home}reset-password/the-code`;
  it.each([
    ['opened at the address of a password mail', secret, ''],
    ['opened on the way back to it', `${home}?to=%2Freset-password%2Fthe-code`, ''],
    ['reached from it', home, secret],
  ])('are not loaded on a page that was %s', (_, href, referrer) => {
    const { trackers, target, location, scripts } = setUp(createSharedStorage(), href, referrer);
    trackers.configure(ids);
    trackers.consent.change('granted');
    trackers.report(paid);
    location.href = `${home}dashboard`;
    trackers.configure(ids);
    expect(scripts()).toEqual([]);
    expect(target.dataLayer).toBeUndefined();
    expect(target.fbq).toBeUndefined();
  });
});

it.each([
  ['/reset-password/x', true],
  ['/reset-password/x?y=1', true],
  ['/RESET-PASSWORD//x', true],
  ['/reset%2Dpassword/x', true],
  ['/login?to=%2F%3Fto%3D%252Freset-password%252Fx', true],
  ['/reset-password', false],
  ['/reset-password/', false],
  ['/payments/u1?to=/dashboard', false],
  ['', false],
])('isSecretAddress for %j returns %s', (address, expected) => {
  expect(isSecretAddress(address)).toBe(expected);
});
