import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import {
  type LoaderFunctionArgs,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
  replace,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { addressLanguageKey, languageOfAddress } from '../i18n/language.ts';
import type { MessageId, MessagesPart } from '../i18n/texts.ts';
import { home } from '../routes/home/route.ts';
import { areas } from '../routes/index.ts';
import { toAppError } from '../shared/relay/app-error.ts';
import { invalidateStore } from '../shared/relay/environment.ts';
import { useAutoRetry } from '../shared/relay/retry-queue.ts';
import { checkAccess, isGranted } from '../shared/routing/access.ts';
import { CodeLoadError, isOffline, memoizeAsync } from '../shared/routing/load-code.ts';
import type { Route } from '../shared/routing/route.ts';
import { useSessionStore } from '../shared/session/use-session.tsx';
import { PageError } from '../shared/ui/state-message.tsx';
import { AppFailed, LoadingScreen, PageReloadContext } from './app-boundary.tsx';
import { RootLayout } from './root-layout.tsx';
import type { RouteHandle } from './route-handle.ts';
import type { Services } from './services.ts';
import { PublicShell } from './shells/public-shell.tsx';

interface RouterDeps {
  services: Pick<Services, 'environments' | 'language' | 'session' | 'storage'>;
  /** Shows why a page redirects. */
  notify(message: MessageId): void;
  /** Loads a part's messages; null when they are loaded. */
  ensureMessages(part: MessagesPart): Promise<void> | null;
}

/** The router loads a shell in parallel with its page and waits for both, so that the focus can move to the content of the shell. */
const memberShell = memoizeAsync(async () => ({
  Component: (await import('./shells/member-shell.tsx')).MemberShell,
}));

const adminFrame = memoizeAsync(async () => ({
  Component: (await import('./shells/admin-frame.tsx')).AdminFrame,
}));

/** Adds the routes of an area on the first navigation to it. */
export function discoverRoutes(deps: RouterDeps): PatchRoutesOnNavigationFunction {
  const missing = new Set(areas);
  return async ({ path, patch }) => {
    const matching = [...missing].filter(({ prefix }) => path.startsWith(prefix));
    await Promise.all(
      matching.map(async (area) => {
        const routes = await area.load();
        if (!missing.delete(area)) return;
        for (const route of routes) patch(route.shell, [toRouteObject(route, deps)]);
      }),
    );
  };
}

/** Builds the router's routes, each within its shell. */
export function createRoutes(routes: readonly Route[], deps: RouterDeps): RouteObject[] {
  const routesIn = (shell: Route['shell']) =>
    routes.filter((route) => route.shell === shell).map((route) => toRouteObject(route, deps));
  return [
    {
      element: <RootLayout ensureMessages={() => deps.ensureMessages('main')} />,
      ErrorBoundary: RootError,
      HydrateFallback: LoadingScreen,
      children: [
        {
          id: 'member',
          lazy: memberShell,
          children: [...routesIn('member'), { id: 'admin', lazy: adminFrame, children: routesIn('admin') }],
        },
        { id: 'public', Component: PublicShell, children: routesIn('public') },
      ],
    },
  ];
}

function toRouteObject(route: Route, deps: RouterDeps): RouteObject {
  return {
    path: route.path,
    handle: route satisfies RouteHandle,
    element: route.screen.element,
    ErrorBoundary: ScreenError,
    loader: (args) => loadRoute(route, deps, args),
  };
}

/**
 * Starts the screen's query without waiting for it, so that its skeleton shows immediately. A screen without a query has no
 * skeleton: the previous page stays until its code is loaded.
 */
function loadRoute(
  route: Route,
  { services: { environments, language, session: store, storage }, notify, ensureMessages }: RouterDeps,
  { params, request }: LoaderFunctionArgs,
) {
  const url = new URL(request.url);
  // The address selects the language only when the app starts. An older history entry must not undo a later choice.
  const named = languageOfAddress(url.search);
  if (named && named !== language.current()) {
    url.searchParams.delete(addressLanguageKey);
    throw replace(url.href);
  }
  const session = store.state();
  const redirection = checkAccess(route, session, url.pathname + url.search);
  if (redirection) {
    if (redirection.toast) notify(redirection.toast);
    throw redirect(redirection.to);
  }
  // Without the grant, the admin frame shows that access is denied.
  const start = () =>
    isGranted(route.access, session.viewer)
      ? route.screen.start(environments.current(), {
          params,
          url,
          viewer: session.viewer,
          storage,
          signal: request.signal,
        })
      : [];
  const texts = route === home ? null : ensureMessages(route.shell === 'admin' ? 'admin' : 'main');
  return texts ? texts.then(start) : start();
}

/** Replaces a failed screen. The shell around it stays. */
export function ScreenError() {
  const thrown = useRouteError();
  const environment = useRelayEnvironment();
  const reload = useContext(PageReloadContext);
  const { revalidate, state } = useRevalidator();
  const error = toAppError(thrown);
  const isBusy = state === 'loading';
  const session = useSessionStore();
  const lacksCode = thrown instanceof CodeLoadError;

  const retry = async () => {
    if (lacksCode) {
      // Any response shows that the network is back.
      if (isOffline()) await session.refresh();
      if (!isOffline()) reload();
      return;
    }
    // The store may hold the error, so all data is fetched again.
    invalidateStore(environment);
    void revalidate();
  };
  useAutoRetry(error, retry, isBusy);

  const isNetwork = error.code === 'NETWORK';
  const message = <FormattedMessage id="shared.error" values={{ code: error.code }} />;
  return (
    <PageError
      title={isNetwork ? message : <FormattedMessage id="app.error.title" />}
      text={isNetwork ? <FormattedMessage id="app.error.comesBack" /> : message}
      reference={error.requestId}
      action={{ label: <FormattedMessage id="common.tryAgain" />, run: retry, busy: isBusy }}
    />
  );
}

function RootError() {
  return useRouteError() instanceof CodeLoadError ? <ScreenError /> : <AppFailed />;
}
