import type { IntlShape } from 'react-intl';
import { documentTitle } from '../app/page-title.ts';
import { addressLanguageKey, type Language, languages } from '../i18n/language.ts';
import type { Route } from '../shared/routing/route.ts';
import { placeholders } from './placeholders.ts';

/** A route that search engines are given. */
export type SiteRoute = Route & Required<Pick<Route, 'description'>>;

export const isSiteRoute = (route: Route): route is SiteRoute => route.description !== undefined;

/** The address of a page in a language; the default language has the plain one. */
export function pageAddress(path: string, language: Language): string {
  const query = language === languages[0] ? '' : `?${addressLanguageKey}=${language}`;
  return `${placeholders.origin}${path}${query}`;
}

/** What stands in the head of a page for search engines and for those who share it, as HTML. */
export function pageHead(
  { path, title, description }: SiteRoute,
  intl: IntlShape,
  language: Language,
): string {
  const about = intl.formatMessage({ id: description });
  const shownTitle = documentTitle(
    intl.formatMessage({ id: title ?? 'content.seo.home' }),
    placeholders.name,
  );
  const alternates = languages.map(
    (other) => `<link rel="alternate" hreflang="${other}" href="${pageAddress(path, other)}" />`,
  );
  return [
    `<title>${escapeHtml(shownTitle)}</title>`,
    `<meta name="description" content="${escapeHtml(about)}" />`,
    `<link rel="canonical" href="${pageAddress(path, language)}" />`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${pageAddress(path, languages[0] ?? 'pl')}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${escapeHtml(shownTitle)}" />`,
    `<meta property="og:description" content="${escapeHtml(about)}" />`,
    `<meta property="og:url" content="${pageAddress(path, language)}" />`,
    `<meta property="og:locale" content="${language === 'pl' ? 'pl_PL' : 'en_GB'}" />`,
    `<script type="application/ld+json">${structuredData(path, about, language)}</script>`,
  ].join('\n    ');
}

/** The page as schema.org describes it; the home page also describes the site and who is behind it. */
function structuredData(path: string, about: string, language: Language): string {
  const site = { '@id': `${placeholders.origin}/#site` };
  const owner = { '@id': `${placeholders.origin}/#owner` };
  const page = {
    '@type': 'WebPage',
    '@id': pageAddress(path, language),
    url: pageAddress(path, language),
    description: about,
    inLanguage: language,
    isPartOf: site,
  };
  const whole = [
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
  const graph = path === '/' ? [...whole, page] : [page];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
