import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { pagePolicy } from './static-files.ts';

const policyOf = (settings: Record<string, string>): Map<string, string> => {
  const config = readConfig({
    UPSTREAM_URL: 'http://upstream.example/api',
    PUBLIC_URL: 'https://tipgraph.example',
    ...settings,
  });
  return new Map(
    pagePolicy(config)
      .split('; ')
      .map((rule) => {
        const [name = '', ...sources] = rule.split(' ');
        return [name, sources.join(' ')];
      }),
  );
};

describe('the policy of pages', () => {
  it('allows the own origin only without trackers', () => {
    const policy = policyOf({});
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self' wss://tipgraph.example");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.has('frame-src')).toBe(false);
  });

  it('allows no inline scripts and no plugins', () => {
    const policy = policyOf({ GOOGLE_TAG_ID: 'AW-1', META_PIXEL_ID: '1' });
    for (const name of ['default-src', 'script-src']) expect(policy.get(name)).not.toMatch(/unsafe|data:|\*/);
    expect(policy.get('worker-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'self'");
  });

  it('allows scripts by path, not by host', () => {
    const policy = policyOf({ GOOGLE_TAG_ID: 'AW-1', META_PIXEL_ID: '1' });
    const [, ...hosts] = (policy.get('script-src') ?? '').split(' ');
    for (const host of hosts) expect(new URL(host).pathname.length, host).toBeGreaterThan(1);
  });

  it('allows images by https, or from configured origins and trackers only', () => {
    expect(policyOf({}).get('img-src')).toBe("'self' data: blob: https:");
    const named = { IMAGE_ORIGINS: 'https://img.example/,https://cdn.example', META_PIXEL_ID: '1' };
    expect(policyOf(named).get('img-src')).toBe(
      "'self' data: blob: https://img.example https://cdn.example https://www.facebook.com",
    );
  });

  it('allows the hosts of the configured tracker only', () => {
    const google = policyOf({ GOOGLE_TAG_ID: 'AW-1' });
    expect(google.get('script-src')).toContain('https://www.googletagmanager.com/gtag/');
    for (const host of [
      'www.google.com',
      'www.googleadservices.com',
      'googleads.g.doubleclick.net',
      'pagead2.googlesyndication.com',
    ]) {
      expect(google.get('script-src'), host).toContain(`https://${host}/pagead/`);
      expect(google.get('connect-src'), host).toContain(`https://${host}`);
    }
    expect(google.get('script-src')).not.toContain('facebook');
    const meta = policyOf({ META_PIXEL_ID: '1' });
    expect(meta.get('script-src')).toBe(
      "'self' https://connect.facebook.net/en_US/fbevents.js https://connect.facebook.net/signals/",
    );
    expect(meta.get('connect-src')).toContain('https://www.facebook.com');
    expect(meta.get('connect-src')).not.toContain('google');
  });
});
