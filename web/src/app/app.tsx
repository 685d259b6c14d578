import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { toastDuration } from '../shared/ui/toast.tsx';
import { AppBoundary } from './app-boundary.tsx';
import type { AppControl } from './app-control.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { Providers } from './providers.tsx';

/** The whole app: the loading screen until texts and session are here, then the router's pages. */
export function App({ control }: { control: AppControl }) {
  const { texts, services, reload } = control;
  const intl = useSyncExternalStore(texts.subscribe, texts.current);
  const router = useSyncExternalStore(control.onRouter, control.router);
  if (!intl) return null;
  return (
    <Providers
      services={services}
      texts={intl}
      reload={reload}
      toastDuration={router ? toastDuration.routed : toastDuration.default}
    >
      <AppBoundary>{router ? <RouterProvider router={router} /> : <LoadingScreen />}</AppBoundary>
    </Providers>
  );
}
