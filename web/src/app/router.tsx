import { lazy, Suspense } from 'react';
import {
  type LoaderFunctionArgs,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { MessageId, TextsPart } from '../i18n/texts.ts';
import { guard, isGranted } from './access.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { once } from './once.ts';
import type { Page, PageHandle } from './page.ts';
import { RootLayout } from './root-layout.tsx';
import type { PageRequest, ScreenEntry } from './screen-entry.tsx';
import { RootFault, ScreenFault } from './screen-fault.tsx';
import type { Services } from './services.ts';
import { PublicShell } from './shells/public-shell.tsx';

/** What the router needs from the app. */
export interface RouterSurroundings {
  services: Pick<Services, 'environments' | 'session' | 'storage'>;
  /** Tells the person why they are sent elsewhere. */
  notify(message: MessageId): void;
  /** Fetches the texts of a part of the site, where less is here; null where they are. */
  completeTexts(part: TextsPart): Promise<void> | null;
}

/** The page whose texts come first. */
export const frontPath = '/';

const MemberShell = lazy(
  once(async () => ({ default: (await import('./shells/member-shell.tsx')).MemberShell })),
);
const memberShell = (
  <Suspense fallback={<LoadingScreen />}>
    <MemberShell />
  </Suspense>
);

const AdminFrame = lazy(
  once(async () => ({ default: (await import('./admin/admin-frame.tsx')).AdminFrame })),
);
const adminFrame = (
  <Suspense fallback={null}>
    <AdminFrame />
  </Suspense>
);

/** Where the pages of a frame are added. */
const frameRoutes = { member: 'member', admin: 'admin' } as const;

/** Adds the pages of the signed-in area, and those of the admin area, when somebody goes to one. */
export function discoverPages(surroundings: RouterSurroundings): PatchRoutesOnNavigationFunction {
  const memberPages = once(async () => (await import('./member-pages.tsx')).memberPages);
  const adminPages = once(async () => (await import('./admin-pages.tsx')).adminPages);
  const known = new Set<Page>();
  return async ({ path, patch }) => {
    const pages = [...(await memberPages()), ...(path.startsWith('/admin/') ? await adminPages() : [])];
    for (const page of pages) {
      if (known.has(page)) continue;
      known.add(page);
      if (page.shell !== 'public') patch(frameRoutes[page.shell], [toRoute(page, surroundings)]);
    }
  };
}

/** The router's routes, made from the table of pages. */
export function createRoutes(pages: readonly Page[], surroundings: RouterSurroundings): RouteObject[] {
  const routesIn = (shell: Page['shell']) =>
    pages.filter((page) => page.shell === shell).map((page) => toRoute(page, surroundings));
  return [
    {
      element: <RootLayout completeTexts={() => surroundings.completeTexts('main')} />,
      ErrorBoundary: RootFault,
      HydrateFallback: LoadingScreen,
      children: [
        {
          id: frameRoutes.member,
          element: memberShell,
          children: [
            ...routesIn('member'),
            { id: frameRoutes.admin, element: adminFrame, children: routesIn('admin') },
          ],
        },
        { Component: PublicShell, children: routesIn('public') },
      ],
    },
  ];
}

function toRoute(page: Page, surroundings: RouterSurroundings): RouteObject {
  const handle: PageHandle = page;
  return {
    path: page.path,
    handle,
    element: page.screen.element,
    ErrorBoundary: ScreenFault,
    loader: (args) => loadPage(page, surroundings, args),
  };
}

/**
 * A detour is decided from memory, and a query is only started, so that the screen's skeleton shows at once. A
 * screen without a query has no skeleton: the page before it stays until its code is here.
 */
function loadPage(
  page: Page,
  { services: { environments, session: store, storage }, notify, completeTexts }: RouterSurroundings,
  { params, request }: LoaderFunctionArgs,
) {
  const url = new URL(request.url);
  const session = store.state();
  const detour = guard(page, session, url.pathname + url.search);
  if (detour) {
    if (detour.toast) notify(detour.toast);
    throw redirect(detour.to);
  }
  const start = (screen: ScreenEntry) =>
    startScreen(screen, environments.current(), {
      params,
      url,
      viewer: session.viewer,
      storage,
      signal: request.signal,
    });
  const texts = page.path === frontPath ? null : completeTexts(page.shell === 'admin' ? 'admin' : 'main');
  // The frame says that the page is not theirs.
  if (!isGranted(page.access, session.viewer)) return Promise.resolve(texts).then(() => null);
  const entry = 'entry' in page.screen ? page.screen.entry() : page.screen;
  if (!(entry instanceof Promise) && !texts) return start(entry);
  return Promise.all([entry, texts]).then(([screen]) => start(screen));
}

/** Starts a screen's code and query; a screen without a query is waited for. */
function startScreen(screen: ScreenEntry, environment: IEnvironment, asked: PageRequest) {
  const code = screen.preload();
  if (!screen.load) return code.then(() => null);
  // Code that cannot be had is told where the screen is drawn.
  code.catch(() => undefined);
  return screen.load(environment, asked);
}
