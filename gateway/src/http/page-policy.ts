const googleTag = 'https://www.googletagmanager.com';
/** Where Google's conversions load scripts from and report to, by Google's guide to content security policies. */
const googleAds = [
  'https://www.google.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
];
const google = `${googleAds.join(' ')} https://google.com https://*.google-analytics.com`;
const meta = 'https://connect.facebook.net';
const metaPixel = 'https://www.facebook.com';
/** Scripts by their paths: elsewhere on these hosts stands what answers with a script of the asker's own (JSONP). */
const googleScripts = [`${googleTag}/gtag/`, ...googleAds.map((host) => `${host}/pagead/`)];
const metaScripts = [`${meta}/en_US/fbevents.js`, `${meta}/signals/`];

/** The settings that the policy of pages follows. */
export interface PolicySettings {
  readonly publicUrl: string;
  readonly trackers: {
    readonly googleTagId: string | null;
    readonly googleConversionId: string | null;
    readonly metaPixelId: string | null;
  };
  /** Origins next to the site's own that pages show pictures from; any by https where there are none. */
  readonly imageOrigins: readonly string[];
}

/**
 * The Content-Security-Policy of pages: all from this site, and what the configured trackers need. Pictures come from the
 * named origins, and from anywhere by https where none are named, since the REST service alone knows where its are.
 */
export function pagePolicy({ publicUrl, trackers, imageOrigins }: PolicySettings): string {
  const withGoogle = trackers.googleTagId !== null || trackers.googleConversionId !== null;
  const withMeta = trackers.metaPixelId !== null;
  const scripts = ["'self'", ...(withGoogle ? googleScripts : []), ...(withMeta ? metaScripts : [])];
  const connections = [
    "'self'",
    publicUrl.replace(/^http/, 'ws'),
    ...(withGoogle ? [googleTag, google] : []),
    ...(withMeta ? [metaPixel, meta] : []),
  ];
  const pictures =
    imageOrigins.length === 0
      ? ['https:']
      : [...imageOrigins, ...(withGoogle ? [googleTag, google] : []), ...(withMeta ? [metaPixel] : [])];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${pictures.join(' ')}`,
    "font-src 'self' data:",
    "worker-src 'self'",
    `connect-src ${connections.join(' ')}`,
    ...(withGoogle ? [`frame-src ${googleTag} https://td.doubleclick.net`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
