import { useIntl } from 'react-intl';
import { useMatches } from 'react-router-dom';
import type { Route } from '../shared/routing/route.ts';

/** The open page's title in the language in use; null when the page has none. */
export function usePageTitle(): string | null {
  const intl = useIntl();
  const title = useRouteHandle()?.title ?? null;
  return title && intl.formatMessage({ id: title });
}

/** A document's title: the page's, a dash, the site's name; the name alone for a page without one. */
export function documentTitle(page: string | null, site: string): string {
  return page ? `${page} - ${site}` : site;
}

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
