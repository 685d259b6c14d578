import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { pagePolicy } from './page-policy.ts';

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
  it('lets nothing in from elsewhere without trackers', () => {
    const policy = policyOf({});
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self' wss://tipgraph.example");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.has('frame-src')).toBe(false);
  });

  it('lets in what the configured tracker needs, and no other', () => {
    const google = policyOf({ GOOGLE_TAG_ID: 'AW-1' });
    expect(google.get('script-src')).toContain('https://www.googletagmanager.com');
    expect(google.get('script-src')).not.toContain('facebook');
    const meta = policyOf({ META_PIXEL_ID: '1' });
    expect(meta.get('script-src')).toBe("'self' https://connect.facebook.net");
    expect(meta.get('connect-src')).toContain('https://www.facebook.com');
    expect(meta.get('connect-src')).not.toContain('google');
  });
});
