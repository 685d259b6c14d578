import { fileURLToPath } from 'node:url';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Resolves the client package to its sources, so that neither tests nor the app's build need it built, and Relay's
 * artifacts to their folder: the Relay plugin writes their import paths relative to the working directory.
 */
export const sourceAliases = [
  { find: /^@tipgraph\/client$/, replacement: pathOf('../client/src/index.ts') },
  { find: /^@tipgraph\/client\/socket$/, replacement: pathOf('../client/src/socket.ts') },
  {
    find: /^.*\/__generated__\/(\w+)\.graphql$/,
    replacement: `${pathOf('./src/__generated__/')}$1.graphql.ts`,
  },
];
