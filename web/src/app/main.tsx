import '../shared/ui/styles.ts';
import './first-paint.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createAppControl } from './app-control.ts';
import { reloadOnStaleCode } from './reload-on-stale-code.ts';
import { reportCaught } from './report-caught.ts';

reloadOnStaleCode(window);
const control = createAppControl(window);
const container = document.getElementById('root');
const untilTextsAreHere = control.texts.subscribe(() => {
  untilTextsAreHere();
  // Until now index.html's own loading word is shown.
  if (!container) return;
  // Not in StrictMode: its rehearsed unmount makes Relay release the query that the router has started.
  createRoot(container, { onCaughtError: reportCaught }).render(<App control={control} />);
});
