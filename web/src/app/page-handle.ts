import { useMatches } from 'react-router-dom';
import type { PageHandle } from './page.ts';

/** What the router keeps beside the open page's route; null where it keeps nothing. */
export function usePageHandle(): PageHandle | null {
  const handle = useMatches().at(-1)?.handle;
  return isPageHandle(handle) ? handle : null;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
