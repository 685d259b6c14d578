import { useIntl } from 'react-intl';
import { useRouteHandle } from './route-handle.ts';

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
