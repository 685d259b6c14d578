import { buildParts, generatedParts } from './lib/build-parts.ts';
import { runMain } from './lib/processes.ts';

/** Runs after an installation, so that editors find the generated sources. */
await runMain(() => buildParts(generatedParts));
