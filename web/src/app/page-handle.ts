import { useMatches } from 'react-router-dom';
import type { PageHandle } from './page.ts';

/** What the router keeps beside the open page's route; null where it keeps nothing. */
export function usePageHandle(): PageHandle | null {
  return toPageHandle(useMatches().at(-1)?.handle);
}

/** What the router keeps beside a route, when it is a page's. */
export function toPageHandle(handle: unknown): PageHandle | null {
  return isPageHandle(handle) ? handle : null;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
