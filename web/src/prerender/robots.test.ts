import { expect, it } from 'vitest';
import { memberPages } from '../app/member-pages.tsx';
import { openPages } from '../app/routes.tsx';
import { robots } from './prerender-site.ts';
import { sitePages } from './site-page.ts';

it('search engines leave alone every page but those that they are given', () => {
  const closed = [...robots().matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '');
  const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix));
  const given = sitePages.map(({ path }) => path);
  const others = [...memberPages, ...openPages].map(({ path }) => path).filter((path) => path !== '*');
  expect(given.filter(isClosed)).toEqual([]);
  expect(others.filter((path) => !given.includes(path) && !isClosed(path))).toEqual([]);
});
