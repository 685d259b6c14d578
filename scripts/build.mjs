import './lib/check-node.mjs';
import { buildParts } from './lib/build-parts.mjs';
import { installMissing } from './lib/install.mjs';
import { runMain } from './lib/trouble.mjs';

await runMain(async () => {
  await installMissing();
  await buildParts();
});
