import { fileURLToPath } from 'node:url';

const source = (file: string) => fileURLToPath(new URL(`../client/src/${file}.ts`, import.meta.url));

/** The client package from its sources, so that neither a test nor the app's build needs it built. */
export const clientSource = [
  { find: /^@tipgraph\/client$/, replacement: source('index') },
  { find: /^@tipgraph\/client\/socket$/, replacement: source('socket') },
];
