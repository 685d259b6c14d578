import type { Plugin } from 'vite';

const importOfRelay = /import\s*\{([^}]*)\}\s*from\s*["']react-relay["'];?/g;

/** What the package hands on from Relay's runtime. */
const ofRuntime = new Set([
  'fetchQuery',
  'graphql',
  'readInlineData',
  'requestSubscription',
  'commitMutation',
]);

/** The file of a hook that does not export the hook alone. */
const named = new Set(['loadQuery']);

/**
 * Takes each of Relay's hooks from its own file of the package, so that a page fetches only the hooks that it uses;
 * the package's index is one piece with all of them.
 */
export function relayHooks(): Plugin {
  return {
    name: 'tipgraph-relay-hooks',
    apply: 'build',
    enforce: 'post',
    transform(source, id) {
      if (id.includes('/node_modules/') || !source.includes('react-relay')) return null;
      return { code: source.replace(importOfRelay, (_, names: string) => importsOf(names)), map: null };
    },
  };
}

function importsOf(names: string): string {
  return names
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', local = name] = part.split(/\s+as\s+/);
      if (ofRuntime.has(name)) return `import { ${part} } from 'relay-runtime';`;
      const what = named.has(name) ? `{ ${part} }` : local;
      return `import ${what} from 'react-relay/lib/relay-hooks/${name}.js';`;
    })
    .join(' ');
}
