import { frontPath } from '../app/router.tsx';
import { type Language, languages } from '../i18n/language.ts';
import { loadTexts } from '../i18n/texts.ts';
import { pageBody } from './page-body.tsx';
import { pageAddress, pageHead } from './page-head.ts';
import { placeholders } from './placeholders.ts';
import { sitePages } from './site-page.ts';

/** A page in one language as HTML, in the parts that go into the built index.html. */
export interface PrerenderedPage {
  readonly path: string;
  readonly language: Language;
  readonly head: string;
  readonly body: string;
  /** Sources of the modules that draw the page, whose built files it needs at once. */
  readonly sources: readonly string[];
}

/** Draws every page of the public site in every language. */
export async function prerenderSite(): Promise<PrerenderedPage[]> {
  const drawn: PrerenderedPage[] = [];
  for (const language of languages) {
    const intl = await loadTexts(language, 'main');
    for (const page of sitePages) {
      drawn.push({
        path: page.path,
        language,
        head: pageHead(page, intl, language),
        body: await pageBody(page.path, intl, language),
        sources: [...page.sources, ...textsOf(page.path, language)],
      });
    }
  }
  return drawn;
}

/** The sources of the texts that the page starts with. */
function textsOf(path: string, language: Language): string[] {
  const parts = path === frontPath ? ['front'] : ['front', 'main'];
  return parts.map((part) => `src/i18n/${part}.${language}.ts`);
}

/** The list of pages for search engines, each with its other languages. */
export function sitemap(): string {
  const entries = sitePages.flatMap(({ path }) =>
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
export function robots(): string {
  const closed = [
    '/graphql',
    '/hooks/',
    '/admin',
    '/autofilters',
    '/boiskoprawdy',
    '/dashboard',
    '/dropinfo',
    '/error',
    '/leagues',
    '/login',
    '/payment',
    '/profile',
    '/quality-value',
    '/registration',
    '/reset-password',
    '/tips',
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${placeholders.origin}/sitemap.xml`,
    '',
  ].join('\n');
}
