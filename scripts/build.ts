import { buildParts } from './lib/build-parts.ts';
import { runMain } from './lib/processes.ts';

await runMain(buildParts);
