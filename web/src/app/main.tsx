import '../shared/ui/styles.ts';
import './first-paint.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { whenIdle } from '../shared/ui/when-idle.ts';
import { App } from './app.tsx';
import { createAppControl } from './app-control.ts';
import { keepPress } from './keep-press.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { reloadOnStaleCode } from './reload-on-stale-code.ts';
import { reportCaught } from './report-caught.ts';
import { whenPageIsReady } from './when-page-is-ready.ts';

reloadOnStaleCode(window);
if (import.meta.env.PROD) registerServiceWorker(window);
const control = createAppControl(window);
const container = document.getElementById('root');

function start(): void {
  // A transition draws in slices, and waits for what is here already instead of showing a skeleton.
  if (container) {
    const root = createRoot(container, { onCaughtError: reportCaught });
    startTransition(() =>
      root.render(
        <StrictMode>
          <App control={control} />
        </StrictMode>,
      ),
    );
  }
  // Other pages and the cart wait for their texts by themselves; so nearly always these are here before.
  whenIdle(() => void control.texts.complete('main')?.catch(() => undefined));
}

// Until then a prerendered page stays, or index.html's own loading word.
if (container?.querySelector('[data-prerendered]')) {
  keepPress(container);
  whenPageIsReady(control, start);
} else {
  const untilTextsAreHere = control.texts.subscribe(() => {
    untilTextsAreHere();
    start();
  });
}
