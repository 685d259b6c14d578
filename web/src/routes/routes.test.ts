import { expect, it } from 'vitest';
import type { Route } from '../shared/routing/route.ts';
import adminTable from './admin/admin-routes.tsx?raw';
import { areas, publicRoutes } from './index.ts';

const files = import.meta.glob<Record<string, Route>>('./**/route.{ts,tsx}', { eager: true });
const inAreas = await Promise.all(areas.map(async ({ prefix, load }) => ({ prefix, routes: await load() })));
const listed: readonly Route[] = [...publicRoutes, ...inAreas.flatMap(({ routes }) => routes)];

/** The words of an address that no visit changes, as folders are named. */
const wordsOf = (path: string) =>
  path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':'))
    .map((part) => part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-'));

/** Every page with the file that it is described or, in the admin area, drawn by. */
const places = [
  ...Object.entries(files).flatMap(([file, exported]) =>
    Object.values(exported).map(({ path }) => ({ path, file })),
  ),
  ...Array.from(
    adminTable.matchAll(/'(\/admin\/[^']+)'[\s\S]*?import\('\.\/([^']+)'\)/g),
    ([, path = '', file]) => ({ path, file: `./admin/${file}` }),
  ),
];

it('each page is listed once', () => {
  const paths = (some: readonly { path: string }[]) => some.map(({ path }) => path).sort();
  expect(paths(listed)).toEqual(paths(places));
  expect(new Set(paths(listed)).size).toBe(listed.length);
});

it('an area is fetched for each of its routes', () => {
  const astray = inAreas.flatMap(({ prefix, routes }) =>
    routes.filter(({ path }) => !path.startsWith(prefix)),
  );
  expect(astray.map(({ path }) => path)).toEqual([]);
});

it('folders are nested as the addresses are', () => {
  const named: Record<string, string[]> = { '/': ['home'], '*': ['not-found'] };
  const elsewhere = places.filter(({ path, file }) => {
    const folders = file.split('/').slice(1, -1);
    const own = named[path] ?? wordsOf(path);
    // Sibling pages in one file are in the folder of their parent.
    const isShared = places.filter((place) => place.file === file).length > 1;
    const words = isShared ? own.slice(0, -1) : own;
    return words.some((word, at) => folders.indexOf(word) < at) || !words.includes(folders[0] ?? '');
  });
  expect(elsewhere).toEqual([]);
});

const pathsOf = (isWanted: (route: Route) => boolean) => listed.filter(isWanted).map(({ path }) => path);
const accessOf = ({ access }: Route) => {
  if (access.kind === 'role') return access.roles.join(', ');
  return access.kind === 'permission' ? access.permission : access.kind;
};
const isInAdminArea = ({ path }: Route) => path === '/admin' || path.startsWith('/admin/');
const textPages = ['/database', '/goq', '/nasza-skutecznosc', '/terms', '/policies'];
const matchPage = '/leagues/:leagueId/match/:matchId';

it.each([
  ['public', ['/', ...textPages, '/error', '/boiskoprawdy', '*']],
  ['guest', ['/login', '/registration', '/reset-password', '/reset-password/:code']],
  ['login', ['/dashboard', '/profile', '/payments/:uid', '/payment']],
  ['STATS', ['/leagues', '/leagues/:leagueId', matchPage, '/leagues/:leagueId/team/:teamId']],
  ['AUTOFILTERS', ['/autofilters']],
  ['TIPS', ['/tips/:uid?']],
  ['DROPINFO', ['/dropinfo/:uid?', '/dropinfo/backtest']],
  ['GOQ', ['/quality-value']],
  ['admin, typer', ['/admin', '/admin/tips/all', '/admin/tips/new', '/admin/tips/:id/edit']],
  [
    'admin',
    [
      ...['/admin/users', '/admin/users/discord', '/admin/users/:id'],
      ...['/admin/payments', '/admin/payments/stats', '/admin/payments/:uid'],
      ...['/admin/promocodes', '/admin/promocodes/new', '/admin/plans', '/admin/plans/:id'],
      ...['/admin/leagues/all', '/admin/leagues/match_stats'],
      ...['/admin/sofascore/new', '/admin/sofascore/category/:name/:id'],
      '/admin/sofascore/tournament/:name/:id',
      ...['/admin/tips/commission', '/admin/tips/commission/:id'],
      ...['/admin/dropinfo/filterList', '/admin/dropinfo/newFilter', '/admin/dropinfo/:id/edit'],
      ...['/admin/files', '/admin/files/newPaymentFile', '/admin/files/newXslxFile', '/admin/boiskoprawdy'],
    ],
  ],
])('the access %s has its pages', (access, paths) => {
  expect(pathsOf((route) => accessOf(route) === access)).toEqual(paths);
});

it('home and the text pages stay open during a break', () => {
  expect(pathsOf(({ isHomepage }) => isHomepage === true)).toEqual(['/', ...textPages]);
});

it('the match page and the admin area have no maximum width', () => {
  const wide = pathsOf((route) => route.path === matchPage || isInAdminArea(route));
  expect(pathsOf(({ isFullWidth }) => isFullWidth === true)).toEqual(wide);
});
