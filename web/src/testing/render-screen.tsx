import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import type { ConcreteRequest, OperationType, VariablesOf } from 'relay-runtime';
import { LoadingScreen } from '../app/loading-screen.tsx';
import { reportCaught } from '../app/report-caught.ts';
import { createPageClock } from '../shared/live/clock.ts';
import { LiveContext } from '../shared/live/live-context.ts';
import { ClockContext } from '../shared/live/use-now.ts';
import { createRetryQueue, RetryQueueContext } from '../shared/relay/retry-queue.ts';
import type { ScreenProps } from '../shared/relay/screen-props.ts';
import { screenWithQuery } from '../shared/routing/screen-with-query.tsx';
import type { BrowserStorage } from '../shared/storage/browser-storage.ts';
import { StorageContext } from '../shared/storage/storage-context.ts';
import { toastDuration } from '../shared/ui/toast.tsx';
import { Toasts } from '../shared/ui/toasts.tsx';
import { createSharedStorage } from './memory-storage.ts';
import { createScriptedGraph } from './scripted-graph.ts';
import { polish } from './texts.ts';

interface ScreenUnderTest<TQuery extends OperationType> {
  readonly path: string;
  readonly Screen: ComponentType<ScreenProps<TQuery>>;
  readonly query: ConcreteRequest;
  readonly field: keyof TQuery['response'] & string;
  readonly partParam?: string;
  readonly variables: (url: URL, storage: BrowserStorage) => VariablesOf<TQuery>;
  readonly skeleton: ReactNode;
}

interface Surroundings {
  /** Where the person goes. */
  readonly address: string;
  readonly intl?: IntlShape;
  /** What the device remembers; nothing when absent. */
  readonly storage?: BrowserStorage;
  /** Puts more of the app's parts around the page. */
  readonly wrap?: (page: ReactNode) => ReactNode;
}

/** Opens a screen as the app does, before a graph that the test scripts; other addresses are blank pages. */
export function renderScreen<TQuery extends OperationType>(
  { path, Screen, query, field, partParam, variables, skeleton }: ScreenUnderTest<TQuery>,
  { address, intl = polish, storage = createSharedStorage().openTab(), wrap = (page) => page }: Surroundings,
) {
  const graph = createScriptedGraph();
  // Nothing is tried again by the clock.
  const retries = createRetryQueue({ wait: () => new Promise(() => undefined) });
  const screen = screenWithQuery<TQuery>({
    code: async () => Screen,
    query,
    field,
    ...(partParam && { partParam }),
    variables: ({ url }) => variables(url, storage),
    skeleton,
  });
  const routes: RouteObject[] = [
    {
      path,
      element: screen.element,
      HydrateFallback: LoadingScreen,
      loader: ({ request, params }) =>
        screen.start(graph.environment, {
          url: new URL(request.url),
          params,
          viewer: null,
          storage,
          signal: request.signal,
        }),
    },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const page = render(
    <RawIntlProvider value={intl}>
      <MantineProvider deduplicateInlineStyles env="test">
        <Toasts duration={toastDuration.default} />
        <RelayEnvironmentProvider environment={graph.environment}>
          <RetryQueueContext value={retries}>
            <LiveContext value={graph.live}>
              <ClockContext value={createPageClock()}>
                <StorageContext value={storage}>{wrap(<RouterProvider router={router} />)}</StorageContext>
              </ClockContext>
            </LiveContext>
          </RetryQueueContext>
        </RelayEnvironmentProvider>
      </MantineProvider>
    </RawIntlProvider>,
    { onCaughtError: reportCaught },
  );
  return {
    ...page,
    graph,
    router,
    /** The network returns: what failed without one is tried again. */
    networkReturns: () => act(async () => retries.now()),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
