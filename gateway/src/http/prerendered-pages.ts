import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from './listen.ts';
import { escapeHtml } from './reference/html.ts';
import { makePage, sendPage } from './stored-page.ts';

/** Folder of the web build with the pages that were drawn at the build, not to be served as it is. */
export const prerenderedFolder = 'prerendered';

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

/** The settings of pages that were drawn at the build. */
export interface PageSettings {
  readonly webDir: string;
  readonly publicUrl: string;
  readonly siteName: string;
  readonly technicalBreak: boolean;
}

/** Answers a request when its path and language have a page; says whether it did. */
export type PrerenderedPages = (request: IncomingMessage, response: ServerResponse) => boolean;

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
export function loadPrerenderedPages(settings: PageSettings): PrerenderedPages {
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
