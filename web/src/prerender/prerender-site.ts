import type { IntlShape } from 'react-intl';
import { documentTitle } from '../app/route-handle.ts';
import { addressLanguageKey, type Language, languages } from '../i18n/language.ts';
import { loadTexts } from '../i18n/texts.ts';
import { home } from '../routes/home/route.ts';
import { areas, publicRoutes } from '../routes/index.ts';
import type { Route } from '../shared/routing/route.ts';
import { pageBody, placeholders } from './page-body.tsx';

type SiteRoute = Route & Required<Pick<Route, 'description'>>;

export const isSiteRoute = (route: Route): route is SiteRoute => route.description !== undefined;

/** The default language has no query. */
function pageUrl(path: string, language: Language): string {
  const query = language === languages[0] ? '' : `?${addressLanguageKey}=${language}`;
  return `${placeholders.origin}${path}${query}`;
}

/** A page's metadata for search engines and link previews, as HTML. `data-page` marks what the next page must remove. */
function pageHead({ path, title, description }: SiteRoute, intl: IntlShape, language: Language): string {
  const about = intl.formatMessage({ id: description });
  const shownTitle = documentTitle(title && intl.formatMessage({ id: title }), placeholders.name);
  const alternates = languages.map(
    (other) => `<link data-page rel="alternate" hreflang="${other}" href="${pageUrl(path, other)}" />`,
  );
  return [
    `<title>${escapeHtml(shownTitle)}</title>`,
    `<meta data-page name="description" content="${escapeHtml(about)}" />`,
    `<link data-page rel="canonical" href="${pageUrl(path, language)}" />`,
    ...alternates,
    `<link data-page rel="alternate" hreflang="x-default" href="${pageUrl(path, languages[0] ?? 'pl')}" />`,
    `<meta data-page property="og:type" content="website" />`,
    `<meta data-page property="og:title" content="${escapeHtml(shownTitle)}" />`,
    `<meta data-page property="og:description" content="${escapeHtml(about)}" />`,
    `<meta data-page property="og:url" content="${pageUrl(path, language)}" />`,
    `<meta data-page property="og:locale" content="${language === 'pl' ? 'pl_PL' : 'en_GB'}" />`,
    `<script data-page type="application/ld+json">${structuredData(path, about, language)}</script>`,
  ].join('\n    ');
}

/** The page's schema.org data. The home page also describes the site and its owner. */
function structuredData(path: string, about: string, language: Language): string {
  const site = { '@id': `${placeholders.origin}/#site` };
  const owner = { '@id': `${placeholders.origin}/#owner` };
  const page = {
    '@type': 'WebPage',
    '@id': pageUrl(path, language),
    url: pageUrl(path, language),
    description: about,
    inLanguage: language,
    isPartOf: site,
  };
  const siteNodes = [
    { '@type': 'Organization', ...owner, name: placeholders.jsonName, url: `${placeholders.origin}/` },
    {
      '@type': 'WebSite',
      ...site,
      name: placeholders.jsonName,
      url: `${placeholders.origin}/`,
      inLanguage: languages,
      publisher: owner,
    },
  ];
  const graph = path === '/' ? [...siteNodes, page] : [page];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A page in one language, as parts to insert into index.html. */
interface PrerenderedPage {
  readonly path: string;
  readonly language: Language;
  readonly head: string;
  readonly body: string;
  /** The source folder of its screen, and its message modules. The page preloads their built files. */
  readonly folder: string;
  readonly texts: readonly string[];
}

const siteRoutes = publicRoutes.filter(isSiteRoute);

export async function prerenderSite(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const language of languages) {
    const intl = await loadTexts(language, 'main');
    for (const route of siteRoutes) {
      pages.push({
        path: route.path,
        language,
        head: pageHead(route, intl, language),
        body: await pageBody(route.path, intl, language),
        folder: `src/routes${route === home ? '/home' : route.path}/`,
        texts: (route === home ? ['home'] : ['home', 'main']).map(
          (part) => `src/i18n/${part}.${language}.ts`,
        ),
      });
    }
  }
  return pages;
}

export function sitemap(): string {
  const entries = siteRoutes.flatMap(({ path }) =>
    languages.map((language) => {
      const others = languages.map(
        (other) => `    <xhtml:link rel="alternate" hreflang="${other}" href="${pageUrl(path, other)}"/>`,
      );
      return ['  <url>', `    <loc>${pageUrl(path, language)}</loc>`, ...others, '  </url>'].join('\n');
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

/** Excludes everything that needs a sign-in or is no page. */
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
