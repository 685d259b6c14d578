import { buildParts } from './lib/build-parts.ts';
import { onStop } from './lib/on-stop.ts';
import { stopCommands } from './lib/run.ts';
import { runMain } from './lib/user-error.ts';

onStop(() => void stopCommands());

await runMain(buildParts);
