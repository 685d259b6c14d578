import type { AppControl } from './app-control.ts';

/**
 * Calls once the session is known and the first page's code and texts are here. Until then a prerendered page stays
 * on show, so that nothing flickers when the app takes its place.
 */
export function whenPageIsReady({ router, onRouter, texts }: AppControl, act: () => void): void {
  let isDone = false;
  const look = () => {
    if (isDone || !router()?.state.initialized || !texts.current()) return;
    isDone = true;
    act();
  };
  onRouter(() => {
    router()?.subscribe(look);
    look();
  });
  texts.subscribe(look);
}
