import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import { createCredentialStore } from '@tipgraph/client';
import type { ReactNode } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { type ProvidedServices, ServiceProviders } from '../app/app.tsx';
import { LoadingScreen, PageReloadContext } from '../app/app-boundary.tsx';
import { reportCaught } from '../app/report-errors.ts';
import { createLanguageStore } from '../i18n/language.ts';
import { createDegradedAnswers } from '../shared/degraded/degraded-answers.ts';
import { createPageClock } from '../shared/live/clock.ts';
import { createCartStore } from '../shared/payment/cart-store.ts';
import { createEnvironmentStore } from '../shared/relay/environment.ts';
import { createRetryQueue } from '../shared/relay/retry-queue.ts';
import type { Route } from '../shared/routing/route.ts';
import { createSessionStore } from '../shared/session/session-store.ts';
import { createTrackers } from '../shared/session/trackers.ts';
import { createDensityStore } from '../shared/ui/density.ts';
import { theme } from '../shared/ui/theme.ts';
import { toastDuration } from '../shared/ui/toast.tsx';
import { Toasts } from '../shared/ui/toasts.tsx';
import { createSharedStorage } from './memory-storage.ts';
import { createScriptedGraph } from './scripted-graph.ts';
import { polish } from './texts.ts';
import { settle } from './time.ts';

/** The address, and services to override. By default no user is signed in and the storage is empty. */
export interface RenderOptions extends Partial<Omit<ProvidedServices, 'environments' | 'live'>> {
  readonly address?: string | undefined;
  readonly intl?: IntlShape | undefined;
  readonly reload?: () => void;
  readonly graph?: ReturnType<typeof createScriptedGraph>;
}

/** The app's services on a scripted graph. */
export function createTestServices({
  graph = createScriptedGraph(),
  storage = createSharedStorage().openTab(),
  ...given
}: RenderOptions = {}) {
  const environments = createEnvironmentStore(() => graph.environment);
  const clock = createPageClock();
  const language = createLanguageStore(storage, []);
  return {
    appType: 'Browser',
    clock,
    live: graph.live,
    degraded: createDegradedAnswers(clock),
    // No automatic retries.
    retries: createRetryQueue({ wait: () => new Promise(() => undefined) }),
    environments,
    session: createSessionStore(environments, createCredentialStore(storage)),
    cart: createCartStore(storage, language),
    trackers: createTrackers(storage, window),
    density: createDensityStore(storage, document.createElement('html')),
    storage,
    language,
    ...given,
    graph,
  } satisfies ProvidedServices & { graph: unknown; language: unknown };
}

/** Renders pages within the app's providers. */
export function renderPages(
  pages: readonly RouteObject[] | ((services: ReturnType<typeof createTestServices>) => RouteObject[]),
  options: RenderOptions = {},
) {
  const { address = '/', intl = polish, reload = () => undefined } = options;
  const services = createTestServices(options);
  const routes = typeof pages === 'function' ? pages(services) : [...pages];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const page = render(
    <PageReloadContext value={reload}>
      <RawIntlProvider value={intl}>
        <MantineProvider deduplicateInlineStyles theme={theme} env="test">
          <Toasts duration={toastDuration.default} />
          <ServiceProviders services={services}>
            <RouterProvider router={router} />
          </ServiceProviders>
        </MantineProvider>
      </RawIntlProvider>
    </PageReloadContext>,
    { onCaughtError: reportCaught },
  );
  return {
    ...page,
    ...services,
    router,
    /** Retries the requests that failed without a network. */
    networkReturns: () => act(async () => services.retries.now()),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** Renders a component at every address. */
export const renderPart = (part: ReactNode, options?: RenderOptions) =>
  renderPages([{ path: '*', element: part }], options);

interface ScreenOptions extends RenderOptions {
  /** The response to the queries of the screen and its sections. */
  readonly answer?: object | undefined;
  /** A layout that provides the screen's outlet context. */
  readonly frame?: ReactNode;
}

/** Renders a route's screen, with a response or while its query is pending. Other addresses are blank pages. */
export async function renderScreen(
  { path, screen }: Pick<Route, 'path' | 'screen'>,
  { answer, address = path, frame = <Outlet />, ...options }: ScreenOptions = {},
) {
  const page = renderPages(
    ({ environments, session, storage }) => [
      {
        element: frame,
        HydrateFallback: LoadingScreen,
        children: [
          {
            path,
            element: screen.element,
            loader: ({ request, params }) =>
              screen.start(environments.current(), {
                url: new URL(request.url),
                params,
                viewer: session.state().viewer,
                storage,
                signal: request.signal,
              }),
          },
        ],
      },
      { path: '*', element: null },
    ],
    { address, ...options },
  );
  await act(() => vi.dynamicImportSettled());
  await settle();
  if (answer) {
    for (const query of page.graph.requests) query.answer(answer);
    await settle();
  }
  return page;
}
