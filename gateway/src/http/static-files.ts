import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { pageHeaders } from '../guard/secure-headers.ts';
import { StartError } from './listen.ts';
import { type PolicySettings, pagePolicy } from './page-policy.ts';
import { loadPrerenderedPages, type PageSettings, prerenderedFolder } from './prerendered-pages.ts';

/** The settings of the web app's pages and files. */
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
