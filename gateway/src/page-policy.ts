import type { GatewayConfig } from './config.ts';

const googleTag = 'https://www.googletagmanager.com';
const google =
  'https://www.google.com https://www.googleadservices.com https://googleads.g.doubleclick.net https://*.google-analytics.com';
const meta = 'https://connect.facebook.net';

/** The Content-Security-Policy of pages: all from this site, and what the configured trackers need. */
export function pagePolicy({ publicUrl, trackers }: Pick<GatewayConfig, 'publicUrl' | 'trackers'>): string {
  const withGoogle = trackers.googleTagId !== null || trackers.googleConversionId !== null;
  const withMeta = trackers.metaPixelId !== null;
  const scripts = [
    "'self'",
    ...(withGoogle ? [googleTag, 'https://www.googleadservices.com'] : []),
    ...(withMeta ? [meta] : []),
  ];
  const connections = [
    "'self'",
    publicUrl.replace(/^http/, 'ws'),
    ...(withGoogle ? [googleTag, google] : []),
    ...(withMeta ? ['https://www.facebook.com', meta] : []),
  ];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src ${connections.join(' ')}`,
    ...(withGoogle ? [`frame-src ${googleTag} https://td.doubleclick.net`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
