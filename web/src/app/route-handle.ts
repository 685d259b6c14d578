import { useMatches } from 'react-router-dom';
import type { Route } from '../shared/routing/route.ts';

/** What the router keeps next to a route for whoever draws around it. */
export type RouteHandle = Omit<Route, 'screen'>;

/** What the router keeps next to the open page's route; null where it keeps nothing. */
export function useRouteHandle(): RouteHandle | null {
  return toRouteHandle(useMatches().at(-1)?.handle);
}

/** What the router keeps next to a route, when it is a page's. */
export function toRouteHandle(handle: unknown): RouteHandle | null {
  return isRouteHandle(handle) ? handle : null;
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
