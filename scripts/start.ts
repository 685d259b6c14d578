import { demoAccountLines } from './lib/demo-accounts.ts';
import { serve } from './lib/serve.ts';
import { readSettings } from './lib/settings.ts';
import { runMain } from './lib/user-error.ts';

await runMain(() => {
  const settings = readSettings();
  const ready = `Tipgraph is ready at ${settings.address}  (Ctrl-C stops it)`;
  return serve(settings, {
    command: 'start',
    web: true,
    ready: ['', ready, ...(settings.demo ? demoAccountLines() : []), ''],
  });
});
