import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'client/README.md',
  ...readdirSync(new URL('docs/', root))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const textOf = (url: URL): string => readFileSync(url, 'utf8').replace(/^```.*?^```$/gms, '');

/** The anchors of a page's headings by GitHub's rules. */
const anchorsOf = (url: URL): string[] =>
  [...textOf(url).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** A page's links inside the project, anchors included. */
const linksOf = (page: string): string[] =>
  [...textOf(new URL(page, root)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));

describe.each(pages)('%s', (page) => {
  test('has no broken links', () => {
    const lost = linksOf(page).filter((link) => {
      const target = new URL(link, new URL(page, root));
      const anchor = decodeURIComponent(target.hash.slice(1));
      target.hash = '';
      return !existsSync(target) || (anchor !== '' && !anchorsOf(target).includes(anchor));
    });
    expect(lost).toEqual([]);
  });
});

test('the index of the documentation lists every page', () => {
  const named = linksOf('docs/README.md').map((link) => new URL(link, new URL('docs/', root)).pathname);
  const missing = pages.filter(
    (page) =>
      page.startsWith('docs/') && page !== 'docs/README.md' && !named.includes(new URL(page, root).pathname),
  );
  expect(missing).toEqual([]);
});
