import '../shared/ui/styles.ts';
import './first-paint.css';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { whenIdle } from '../shared/ui/when-idle.ts';
import { App } from './app.tsx';
import { type AppControl, createAppControl } from './app-control.ts';
import { keepPress } from './keep-press.ts';
import { reloadOnStaleCode } from './reload-on-stale-code.ts';
import { reportCaught, reportRecovered } from './report-caught.ts';

/**
 * Calls once the session is known and the first page's code and texts are here. Until then a prerendered page stays
 * on show, so that nothing flickers when the app takes its place.
 */
function whenPageIsReady({ router, onRouter, texts }: AppControl, act: () => void): void {
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

/** Registers the worker that shows notifications and the offline page. A browser without one does without both. */
function registerServiceWorker({ navigator }: Window): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
}

reloadOnStaleCode(window);
if (import.meta.env.PROD) registerServiceWorker(window);
const control = createAppControl(window);
const container = document.getElementById('root');
const prerendered = container?.dataset.prerendered;

function WhenDrawn({ act, children }: { act: () => void; children: ReactNode }) {
  useLayoutEffect(act, [act]);
  return children;
}

function start(): void {
  if (container) draw(container);
  // Other pages and the cart wait for their texts by themselves; so nearly always these are here before.
  whenIdle(() => void control.texts.complete('main')?.catch(() => undefined));
}

function draw(root: HTMLElement): void {
  const pressAgain = keepPress(root);
  const whenDrawn = () => {
    root.removeAttribute('data-prerendered');
    pressAgain();
  };
  const app = (
    <StrictMode>
      <WhenDrawn act={whenDrawn}>
        <App control={control} />
      </WhenDrawn>
    </StrictMode>
  );
  const options = { onCaughtError: reportCaught, onRecoverableError: reportRecovered };
  // A transition draws in slices, and waits for what is here already instead of showing a skeleton.
  startTransition(() => {
    if (prerendered === control.language.current()) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
}

// Until then a prerendered page stays, or index.html's own loading word.
if (prerendered) whenPageIsReady(control, start);
else {
  const untilTextsAreHere = control.texts.subscribe(() => {
    untilTextsAreHere();
    start();
  });
}
