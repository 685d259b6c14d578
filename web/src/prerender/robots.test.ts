import { expect, it } from 'vitest';
import { areas, publicRoutes } from '../routes/index.ts';
import { isSiteRoute, robots } from './prerender-site.ts';

it('robots.txt excludes every page that is not indexed', async () => {
  const closed = [...(await robots()).matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '');
  const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix));
  const inAreas = (await Promise.all(areas.map(({ load }) => load()))).flat();
  const open = [...publicRoutes, ...inAreas].filter(({ path }) => !isClosed(path));
  expect(open.map(({ path }) => path)).toEqual([
    ...publicRoutes.filter(isSiteRoute).map(({ path }) => path),
    '*',
  ]);
});
