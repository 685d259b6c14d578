import { useSyncExternalStore } from 'react';
import { pinnedPanelCount } from './pinned-panel-count.ts';

/** How many player panels the window has room for now; the component draws again only when that changes. */
export function usePinnedPanelCount(): number {
  return useSyncExternalStore(onResize, () => pinnedPanelCount(window.innerWidth));
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
