import { buildParts, generatedParts } from './lib/build-parts.ts';
import { runMain } from './lib/user-error.ts';

/** What npm runs after an installation: an editor then finds the generated sources. */
await runMain(() => buildParts(generatedParts));
