import { expect, it } from 'vitest';
import { robots, sitemap } from './prerender-site.ts';

it('search engines leave alone what is behind the sign-in, and are given no page that they leave alone', () => {
  const closed = [...robots().matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '');
  expect(closed).toEqual(
    expect.arrayContaining([
      '/tips',
      '/leagues',
      '/autofilters',
      '/quality-value',
      '/profile',
      '/admin',
      '/login',
    ]),
  );
  const given = [...sitemap().matchAll(/<loc>[^<]*?(\/[a-z-]*)(\?[^<]*)?<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  expect(given.length).toBeGreaterThan(4);
  expect(given.filter((path) => closed.some((prefix) => path.startsWith(prefix)))).toEqual([]);
});
