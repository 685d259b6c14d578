import type { ComponentType } from 'react';
import { memoizeAsync } from './load-code.ts';
import type { RouteScreen } from './route.ts';

/**
 * A screen whose description is fetched when somebody goes there. The router waits for it before it draws the page, so that
 * the screen is drawn at once: without a moment of an empty page, in which the footer would jump.
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

/** A screen that asks nothing of its own. */
export function screenWithoutQuery(load: () => Promise<ComponentType>): RouteScreen {
  return lazyScreen(async () => {
    const Screen = await load();
    return { start: () => [], element: <Screen /> };
  });
}

function LoadedScreen({ screen }: { screen: () => RouteScreen | null }) {
  return screen()?.element;
}
