import type { ComponentType } from 'react';
import { memoizeAsync } from './load-code.ts';
import type { RouteScreen } from './route.ts';

/**
 * A screen that loads on its first navigation. The router waits for it before it renders the page, so that no empty page makes
 * the footer jump.
 */
export function lazyScreen(load: () => Promise<RouteScreen>): RouteScreen {
  let loaded: RouteScreen | null = null;
  const loadOnce = memoizeAsync(async () => {
    loaded = await load();
    return loaded;
  });
  return {
    start: async (environment, request) => (await loadOnce()).start(environment, request),
    element: <LoadedScreen screen={() => loaded} />,
  };
}

export function screenWithoutQuery(load: () => Promise<ComponentType>): RouteScreen {
  return lazyScreen(async () => {
    const Screen = await load();
    return { start: () => [], element: <Screen /> };
  });
}

function LoadedScreen({ screen }: { screen: () => RouteScreen | null }) {
  return screen()?.element;
}
