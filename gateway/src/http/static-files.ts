import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { z } from 'zod';
import { pageHeaders } from '../guard/secure-headers.ts';
import { StartError } from './listen.ts';
import { escapeHtml } from './reference/layout.ts';
import { makePage, sendPage } from './stored-page.ts';

/** Folder of the web build with the pages that were drawn at the build, not to be served as it is. */
const prerenderedFolder = 'prerendered';

/** What the build left open because only the server knows it. */
const placeholders = {
  origin: 'https://origin.placeholder.invalid',
  name: '%SITE_NAME%',
  jsonName: '%SITE_NAME_IN_JSON%',
} as const;

const listWire = z.array(
  z.object({ path: z.string(), language: z.string().nullable(), type: z.string(), file: z.string() }),
);

/** The mobile app's view, which gets no page with purchase buttons; as the web app itself tells it. */
const ofMobileApp = /(^|\s)TipgraphApp\/\d/;

interface PageSettings {
  readonly webDir: string;
  readonly publicUrl: string;
  readonly siteName: string;
  readonly technicalBreak: boolean;
}

type PrerenderedPages = (request: IncomingMessage, response: ServerResponse) => boolean;

const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');

const keyOf = (path: string, language: string | null): string => `${language ?? '*'} ${path}`;

/** The pages of a list by their paths and languages, and the shell of the web app. */
function readPages(
  folder: string,
  list: string,
  { webDir, publicUrl, siteName, technicalBreak }: PageSettings,
) {
  const replacements: readonly (readonly [string, string])[] = [
    [placeholders.origin, publicUrl],
    [placeholders.jsonName, escapeJson(siteName)],
    [placeholders.name, escapeHtml(siteName)],
  ];
  const filled = (file: string): string =>
    replacements.reduce(
      (text, [from, to]) => text.split(from).join(to),
      readFileSync(join(folder, file), 'utf8'),
    );
  const byAgent = 'accept-encoding, user-agent';
  try {
    const shell = makePage(
      'text/html; charset=utf-8',
      byAgent,
      readFileSync(join(webDir, 'index.html'), 'utf8'),
    );
    const entries = listWire
      .parse(JSON.parse(readFileSync(list, 'utf8')))
      .filter(({ language }) => language === null || !technicalBreak);
    const pages = entries.map(
      ({ path, language, type, file }) =>
        [
          keyOf(path, language),
          makePage(type, language === null ? 'accept-encoding' : byAgent, filled(file)),
        ] as const,
    );
    return { shell, pages: new Map(pages) };
  } catch (error) {
    throw new StartError(
      `The prerendered pages in ${folder} cannot be read; build the web app again.`,
      error,
    );
  }
}

/**
 * The pages that the web build has drawn, with the site's address and name filled in. `?lang=en` chooses the English
 * one, all else the Polish one. The mobile app's view gets the shell in their place: they sell, which the app may not.
 * During a technical break there are none, since they show what is closed. Throws `StartError` for a list of pages that
 * cannot be read.
 */
function loadPrerenderedPages(settings: PageSettings): PrerenderedPages {
  const folder = join(settings.webDir, prerenderedFolder);
  const list = join(folder, 'pages.json');
  if (!existsSync(list)) return () => false;
  const { pages, shell } = readPages(folder, list, settings);

  return (request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const language = new URLSearchParams(query).get('lang') === 'en' ? 'en' : 'pl';
    const drawn = pages.get(keyOf(pathname, language));
    const isApp = ofMobileApp.test(request.headers['user-agent'] ?? '');
    const page = (drawn && isApp ? shell : drawn) ?? pages.get(keyOf(pathname, null));
    if (page === undefined) return false;
    sendPage(request, response, page);
    return true;
  };
}

export interface StaticFileSettings extends PolicySettings, Omit<PageSettings, 'webDir'> {
  /** Folder of the web build; null serves no pages. */
  readonly webDir: string | null;
}

/** Serves a request for a page or a file of the web app. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse) => void;

/** Paths that belong to servers: nothing there is a page of the web app. */
const notPages = /^\/(?:api|docs|graphql|hooks|media|healthz|readyz|metrics)(?:\/|$)/;

const inPrerenderedFolder = new RegExp(`^/+${prerenderedFolder}(?:[/?]|$)`);

/**
 * This machine by its other name, where the site's address is one of the two: a browser keeps what it stores by the name, so
 * that who shops by this one would be signed out where the bank sends them back. Null for any other address.
 */
function otherHost({ hostname, host }: URL): string | null {
  const other = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[hostname];
  return other === undefined ? null : host.replace(hostname, other);
}

function notFound(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
}

/**
 * Serves the web build in a folder: hashed files under /assets for a year, all else to be asked for again each time;
 * pages that were drawn at the build from memory; every other path without a file extension is a page and gets index.html. Without a folder everything is not found.
 * Throws `StartError` for a folder that is no web build.
 */
export function createStaticFiles(config: StaticFileSettings): StaticFiles {
  const { webDir } = config;
  if (webDir === null) return notFound;
  if (!existsSync(join(webDir, 'index.html'))) throw new StartError(`WEB_DIR has no index.html: ${webDir}`);
  const headers = Object.entries({ ...pageHeaders, 'content-security-policy': pagePolicy(config) });
  const answerPrerendered = loadPrerenderedPages({ ...config, webDir });
  const site = new URL(config.publicUrl);
  const unwanted = otherHost(site);
  const serve = sirv(webDir, {
    etag: true,
    gzip: true,
    brotli: true,
    single: true,
    ignores: [notPages],
    onNoMatch: notFound,
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
    if (host !== undefined && host === unwanted && dest === 'document' && request.url?.startsWith('/')) {
      response.writeHead(302, { location: `${site.origin}${request.url}` }).end();
      return;
    }
    for (const [name, value] of headers) response.setHeader(name, value);
    if (answerPrerendered(request, response)) return;
    if (inPrerenderedFolder.test(request.url ?? '')) notFound(request, response);
    else serve(request, response);
  };
}

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

interface PolicySettings {
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
