import { expect, it } from 'vitest';
import { areas, publicRoutes } from '../routes/index.ts';
import { isSiteRoute, robots } from './prerender-site.ts';

it('search engines leave alone every page but those that they are given', async () => {
  const closed = [...(await robots()).matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '');
  const isClosed = (path: string) => closed.some((prefix) => path.startsWith(prefix));
  const inAreas = (await Promise.all(areas.map(({ load }) => load()))).flat();
  const open = [...publicRoutes, ...inAreas].filter(({ path }) => !isClosed(path));
  expect(open.map(({ path }) => path)).toEqual([
    ...publicRoutes.filter(isSiteRoute).map(({ path }) => path),
    '*',
  ]);
});
