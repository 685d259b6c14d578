import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { z } from 'zod';
import type { GatewayConfig } from '../config.ts';
import { pageHeaders } from '../guard/secure-headers.ts';
import { StartError } from '../kit/start-error.ts';
import { escapeHtml } from './reference/layout.ts';
import { createStoredPage, type StoredPage, sendPage } from './stored-page.ts';

/** Folder of the prerendered pages in the web build. Its files contain placeholders and are not served directly. */
const prerenderedFolder = 'prerendered';

const listWire = z.array(
  z.object({ path: z.string(), language: z.string().nullable(), type: z.string(), file: z.string() }),
);

/** User agent of the mobile app, which must not show purchase buttons. The web app uses the same pattern. */
const mobileAppAgent = /(^|\s)TipgraphApp\/\d/;

const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');

const varyByAgent = 'accept-encoding, user-agent';

const keyOf = (path: string, language: string | null): string => `${language ?? '*'} ${path}`;

/** Returns the prerendered pages by `keyOf`. */
function readPages(
  folder: string,
  list: string,
  { publicUrl, siteName, technicalBreak }: GatewayConfig,
): ReadonlyMap<string, StoredPage> {
  const readFilled = (file: string): string =>
    readFileSync(join(folder, file), 'utf8')
      .replaceAll('https://origin.placeholder.invalid', () => publicUrl)
      .replaceAll('%SITE_NAME_IN_JSON%', () => escapeJson(siteName))
      .replaceAll('%SITE_NAME%', () => escapeHtml(siteName));
  try {
    const entries = listWire
      .parse(JSON.parse(readFileSync(list, 'utf8')))
      .filter(({ language }) => language === null || !technicalBreak);
    const pages = entries.map(
      ({ path, language, type, file }) =>
        [
          keyOf(path, language),
          createStoredPage(type, language === null ? 'accept-encoding' : varyByAgent, readFilled(file)),
        ] as const,
    );
    return new Map(pages);
  } catch (error) {
    throw new StartError(
      `The prerendered pages in ${folder} cannot be read; build the web app again.`,
      error,
    );
  }
}

/**
 * The prerendered pages, with the site's URL and name filled in: English with `?lang=en`, otherwise Polish. The mobile app gets
 * the shell instead, because it must not sell. During a technical break there are none.
 * @throws StartError when the list of pages is invalid
 */
function loadPrerenderedPages(
  webDir: string,
  config: GatewayConfig,
  shell: StoredPage,
): (request: IncomingMessage) => StoredPage | undefined {
  const folder = join(webDir, prerenderedFolder);
  const list = join(folder, 'pages.json');
  if (!existsSync(list)) return () => undefined;
  const pages = readPages(folder, list, config);

  return (request) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const language = new URLSearchParams(query).get('lang') === 'en' ? 'en' : 'pl';
    const prerendered = pages.get(keyOf(pathname, language));
    const isApp = mobileAppAgent.test(request.headers['user-agent'] ?? '');
    return (prerendered && isApp ? shell : prerendered) ?? pages.get(keyOf(pathname, null));
  };
}

export type StaticFiles = (request: IncomingMessage, response: ServerResponse) => void;

/** Paths of the shell's file. */
const shellPath = /^\/(?:index(?:\.html)?\/?)?$/;

/** Paths of the server, and of files unless they are a `namedPage`: no pages of the web app. */
const otherPaths = [
  /^\/(?:api|assets|docs|graphql|hooks|media|healthz|readyz|metrics|\.well-known)(?:\/|$)/,
  /\/[\w\s~$.-]*\.\w+$/,
];

/** Pages of the web app whose path ends in a name, which may look like that of a file. */
const namedPage = /^\/(?:tips|dropinfo|payments|admin\/payments|reset-password)\/[^/]+$/;

const inPrerenderedFolder = new RegExp(`^/+${prerenderedFolder}(?:[/?]|$)`);

/**
 * The other loopback name of a local site. Browsers store sessions by host name, so a user of this name would be signed out
 * when the bank redirects to the site's own URL. Null for any other site.
 */
function loopbackAlias({ hostname, host }: URL): string | null {
  const alias = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[hostname];
  return alias === undefined ? null : host.replace(hostname, alias);
}

/** As sirv decodes it. */
function decodedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function notFound(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
}

/**
 * Serves the web build: hashed files under /assets are cached for a year, all other files are revalidated. Prerendered pages
 * are served from memory; other paths get index.html with the site's name as its title, except those of the server and of
 * files. Without a folder all responses are 404.
 * @throws StartError when the folder is not a web build
 */
export function createStaticFiles(config: GatewayConfig): StaticFiles {
  const { webDir } = config;
  if (webDir === null) return notFound;
  if (!existsSync(join(webDir, 'index.html'))) throw new StartError(`WEB_DIR has no index.html: ${webDir}`);
  const headers = new Map(Object.entries({ ...pageHeaders, 'content-security-policy': pagePolicy(config) }));
  const index = readFileSync(join(webDir, 'index.html'), 'utf8').replace(
    /<title>.*<\/title>/,
    () => `<title>${escapeHtml(config.siteName)}</title>`,
  );
  const shell = createStoredPage('text/html; charset=utf-8', varyByAgent, index);
  const prerenderedPage = loadPrerenderedPages(webDir, config, shell);
  const site = new URL(config.publicUrl);
  const aliasHost = loopbackAlias(site);
  const serve = sirv(webDir, {
    etag: true,
    gzip: true,
    brotli: true,
    // The option `single` would test paths with a regular expression that takes exponential time.
    ignores: false,
    onNoMatch(request, response) {
      const [path = '/'] = (request.url ?? '/').split('?', 1);
      const isPage = namedPage.test(path) || !otherPaths.some((pattern) => pattern.test(path));
      if (!isPage) notFound(request, response);
      else sendPage(request, response, shell);
    },
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith('/assets/');
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const { host, 'sec-fetch-dest': dest } = request.headers;
    if (host !== undefined && host === aliasHost && dest === 'document' && request.url?.startsWith('/')) {
      response.writeHead(302, { location: `${site.origin}${request.url}` }).end();
      return;
    }
    response.setHeaders(headers);
    const page = prerenderedPage(request);
    if (page !== undefined) return sendPage(request, response, page);
    const path = decodedPath(request.url ?? '');
    if (shellPath.test(path)) return sendPage(request, response, shell);
    if (inPrerenderedFolder.test(path)) return notFound(request, response);
    // sirv answers most ranges wrongly, and handles no error of a file that is gone.
    delete request.headers.range;
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    serve(request, response);
  };
}

const googleTag = 'https://www.googletagmanager.com';
/** Script and report hosts of Google's conversions, from Google's guide to content security policies. */
const googleAds = [
  'https://www.google.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
];
const google = `${googleAds.join(' ')} https://google.com https://*.google-analytics.com`;
const meta = 'https://connect.facebook.net';
const metaPixel = 'https://www.facebook.com';
/** With paths, because other paths of these hosts return caller-defined scripts (JSONP). */
const googleScripts = [`${googleTag}/gtag/`, ...googleAds.map((host) => `${host}/pagead/`)];
const metaScripts = [`${meta}/en_US/fbevents.js`, `${meta}/signals/`];

/** The Content-Security-Policy of pages: the site itself, its image origins and the configured trackers. */
export function pagePolicy({ publicUrl, trackers, imageOrigins }: GatewayConfig): string {
  const withGoogle = trackers.googleTagId !== null || trackers.googleConversionId !== null;
  const withMeta = trackers.metaPixelId !== null;
  const scripts = ["'self'", ...(withGoogle ? googleScripts : []), ...(withMeta ? metaScripts : [])];
  const connections = [
    "'self'",
    publicUrl.replace(/^http/, 'ws'),
    ...(withGoogle ? [googleTag, google] : []),
    ...(withMeta ? [metaPixel, meta] : []),
  ];
  const images =
    imageOrigins.length === 0
      ? ['https:']
      : [...imageOrigins, ...(withGoogle ? [googleTag, google] : []), ...(withMeta ? [metaPixel] : [])];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${images.join(' ')}`,
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
