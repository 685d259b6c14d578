import '../shared/ui/styles.ts';
import './first-paint.css';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { whenIdle } from '../shared/when-idle.ts';
import { App } from './app.tsx';
import { type AppControl, createAppControl } from './app-control.ts';
import { reloadOnStaleCode } from './reload-on-stale-code.ts';
import { replayPress } from './replay-press.ts';
import { reportCaught, reportRecovered } from './report-errors.ts';

/**
 * Calls back once session, messages and the first page's code are loaded. Until then a prerendered page stays visible, so that
 * nothing flickers when the app replaces it.
 */
function whenPageIsReady({ router, onRouter, texts }: AppControl, onReady: () => void): void {
  let isDone = false;
  const check = () => {
    if (isDone || !router()?.state.initialized || !texts.current()) return;
    isDone = true;
    onReady();
  };
  onRouter(() => {
    router()?.subscribe(check);
    check();
  });
  texts.subscribe(check);
}

/** Registers the worker for notifications and offline use, where the browser supports it. */
function registerServiceWorker({ navigator }: Window): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
}

reloadOnStaleCode(window);
if (import.meta.env.PROD) registerServiceWorker(window);
const control = createAppControl(window);
const container = document.getElementById('root');
const prerendered = container?.dataset.prerendered;

function OnMounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useLayoutEffect(onMounted, [onMounted]);
  return children;
}

function start(): void {
  if (container) renderApp(container);
  // Preloads the messages of other pages and the cart.
  whenIdle(() => void control.texts.ensureLoaded('main')?.catch(() => undefined));
}

function renderApp(root: HTMLElement): void {
  const replay = replayPress(root);
  const onMounted = () => {
    root.removeAttribute('data-prerendered');
    replay();
  };
  const app = (
    <StrictMode>
      <OnMounted onMounted={onMounted}>
        <App control={control} />
      </OnMounted>
    </StrictMode>
  );
  const options = { onCaughtError: reportCaught, onRecoverableError: reportRecovered };
  // A transition renders in slices, and waits for loaded code instead of showing a skeleton.
  startTransition(() => {
    if (prerendered === control.language.current()) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
}

// Until then the prerendered page stays, or the loading text of index.html.
if (prerendered) whenPageIsReady(control, start);
else {
  const unsubscribe = control.texts.subscribe(() => {
    unsubscribe();
    start();
  });
}
