import { type Language, languages } from '../i18n/language.ts';
import { loadTexts } from '../i18n/texts.ts';
import { home } from '../routes/home/route.ts';
import { areas, publicRoutes } from '../routes/index.ts';
import { pageBody } from './page-body.tsx';
import { isSiteRoute, pageAddress, pageHead } from './page-head.ts';
import { placeholders } from './placeholders.ts';

/** A page in one language as HTML, in the parts that go into the built index.html. */
export interface PrerenderedPage {
  readonly path: string;
  readonly language: Language;
  readonly head: string;
  readonly body: string;
  /** The folder of its screen and the texts that it starts with, as sources whose built files it needs at once. */
  readonly folder: string;
  readonly texts: readonly string[];
}

/** The pages that search engines are given. */
const siteRoutes = publicRoutes.filter(isSiteRoute);

/** Draws every page of the public site in every language. */
export async function prerenderSite(): Promise<PrerenderedPage[]> {
  const drawn: PrerenderedPage[] = [];
  for (const language of languages) {
    const intl = await loadTexts(language, 'main');
    for (const route of siteRoutes) {
      drawn.push({
        path: route.path,
        language,
        head: pageHead(route, intl, language),
        body: await pageBody(route.path, intl, language),
        folder: `src/routes${route === home ? '/home' : route.path}/`,
        texts: (route === home ? ['front'] : ['front', 'main']).map(
          (part) => `src/i18n/${part}.${language}.ts`,
        ),
      });
    }
  }
  return drawn;
}

/** The list of pages for search engines, each with its other languages. */
export function sitemap(): string {
  const entries = siteRoutes.flatMap(({ path }) =>
    languages.map((language) => {
      const others = languages.map(
        (other) => `    <xhtml:link rel="alternate" hreflang="${other}" href="${pageAddress(path, other)}"/>`,
      );
      return ['  <url>', `    <loc>${pageAddress(path, language)}</loc>`, ...others, '  </url>'].join('\n');
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** What makes the site an app that can be installed. */
export function webManifest(): string {
  const name = placeholders.jsonName;
  return `{
  "name": "${name}",
  "short_name": "${name}",
  "id": "/dashboard",
  "start_url": "/dashboard",
  "scope": "/",
  "display": "standalone",
  "lang": "pl",
  "background_color": "#f3f4f1",
  "theme_color": "#f3f4f1",
  "icons": [
    { "src": "/icon-192.png", "sizes": "192x192", "type": "image/png" },
    { "src": "/icon-512.png", "sizes": "512x512", "type": "image/png" },
    { "src": "/icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable" }
  ]
}
`;
}

/** What search engines leave alone: everything behind the sign-in and what is no page. */
export async function robots(): Promise<string> {
  const inAreas = await Promise.all(areas.map(({ load }) => load()));
  const closed = [...publicRoutes, ...inAreas.flat()]
    .filter((route) => !isSiteRoute(route) && route.path !== '*')
    .map(({ path }) => path.match(/^\/[^/]+/)?.[0] ?? path);
  return [
    'User-agent: *',
    ...['/graphql', '/hooks/', ...new Set(closed)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${placeholders.origin}/sitemap.xml`,
    '',
  ].join('\n');
}
