import { memoizeAsync } from '../shared/routing/load-code.ts';
import type { Route } from '../shared/routing/route.ts';
import { boiskoprawdy } from './boiskoprawdy/route.ts';
import { database } from './database/route.ts';
import { error } from './error/route.ts';
import { goq } from './goq/route.ts';
import { home } from './home/route.ts';
import { login } from './login/route.ts';
import { ourEffectiveness } from './nasza-skutecznosc/route.ts';
import { notFound } from './not-found/route.ts';
import { policies } from './policies/route.ts';
import { registration } from './registration/route.ts';
import { newPassword } from './reset-password/code/route.ts';
import { resetPassword } from './reset-password/route.ts';
import { terms } from './terms/route.ts';

/** The routes that come with the app's first code, in the order of the sitemap. */
export const publicRoutes: readonly Route[] = [
  home,
  database,
  goq,
  ourEffectiveness,
  terms,
  policies,
  error,
  boiskoprawdy,
  login,
  registration,
  resetPassword,
  newPassword,
  notFound,
];

/** All other routes, by the beginning of their addresses: they come with their queries and skeletons when somebody goes there. */
export const areas = [
  { prefix: '/', load: memoizeAsync(async () => (await import('./member-routes.ts')).memberRoutes) },
  {
    prefix: '/leagues/',
    load: memoizeAsync(async () => (await import('./leagues/league-routes.ts')).leagueRoutes),
  },
  {
    prefix: '/admin/',
    load: memoizeAsync(async () => (await import('./admin/admin-routes.tsx')).adminRoutes),
  },
] satisfies { prefix: string; load: () => Promise<readonly Route[]> }[];
