import { fileURLToPath } from 'node:url';

const production = fileURLToPath(new URL('../production/', import.meta.resolve('react-router')));

/** The router's own build without warnings for developers, which its package does not choose by itself. */
export const productionRouter = [
  { find: /^react-router$/, replacement: `${production}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${production}dom-export.mjs` },
];
