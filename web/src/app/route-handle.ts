import { useIntl } from 'react-intl';
import { useMatches } from 'react-router-dom';
import type { Route } from '../shared/routing/route.ts';

export function usePageTitle(): string | null {
  const intl = useIntl();
  const title = useRouteHandle()?.title ?? null;
  return title && intl.formatMessage({ id: title });
}

export function documentTitle(page: string | null, site: string): string {
  return page ? `${page} - ${site}` : site;
}

/** A route's metadata for the components around its screen. */
export type RouteHandle = Omit<Route, 'screen'>;

export function useRouteHandle(): RouteHandle | null {
  return toRouteHandle(useMatches().at(-1)?.handle);
}

export function toRouteHandle(handle: unknown): RouteHandle | null {
  return isRouteHandle(handle) ? handle : null;
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
