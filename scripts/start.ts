import { demoAccountLines } from './lib/demo-accounts.ts';
import { runMain } from './lib/processes.ts';
import { serve } from './lib/serve.ts';
import { readSettings } from './lib/settings.ts';

await runMain(() => {
  const settings = readSettings();
  const ready = `Tipgraph is ready at ${settings.address}  (Ctrl-C stops it)`;
  return serve(settings, {
    command: 'start',
    web: true,
    ready: ['', ready, ...(settings.demo ? demoAccountLines() : []), ''],
  });
});
