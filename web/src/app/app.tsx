import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { toastDuration } from '../shared/ui/toast.tsx';
import { AppBoundary } from './app-boundary.tsx';
import type { AppControl } from './app-control.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { NoNetworkScreen } from './no-network-screen.tsx';
import { Providers } from './providers.tsx';

/** The whole app: the loading screen until texts and session are here, then the router's pages. */
export function App({ control }: { control: AppControl }) {
  const { texts, services, reload } = control;
  const intl = useSyncExternalStore(texts.subscribe, texts.current, texts.current);
  const router = useSyncExternalStore(control.onRouter, control.router, control.router);
  const isUnanswered = useSyncExternalStore(control.onRouter, control.isUnanswered, control.isUnanswered);
  if (!intl) return null;
  const start = isUnanswered ? <NoNetworkScreen retry={services.retries.now} /> : <LoadingScreen />;
  return (
    <Providers
      services={services}
      language={control.language}
      texts={intl}
      reload={reload}
      toastDuration={router ? toastDuration.routed : toastDuration.default}
    >
      <AppBoundary>{router ? <RouterProvider router={router} /> : start}</AppBoundary>
    </Providers>
  );
}
