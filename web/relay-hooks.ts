import type { Plugin } from 'vite';

const importOfRelay = /import\s*\{([^}]*)\}\s*from\s*["'](react-relay|relay-runtime)["'];?/g;

/** Files of Relay's runtime that export one thing. */
const runtimeFiles: Readonly<Record<string, string>> = {
  commitLocalUpdate: 'mutations/commitLocalUpdate',
  commitMutation: 'mutations/commitMutation',
  ConnectionHandler: 'handlers/connection/ConnectionHandler',
  DefaultHandlerProvider: 'handlers/RelayDefaultHandlerProvider',
  Environment: 'store/RelayModernEnvironment',
  fetchQuery: 'query/fetchQuery',
  Network: 'network/RelayNetwork',
  Observable: 'network/RelayObservable',
  readInlineData: 'store/readInlineData',
  RecordSource: 'store/RelayRecordSource',
  requestSubscription: 'subscription/requestSubscription',
  Store: 'store/RelayModernStore',
};

/** The file of a hook that does not export the hook alone. */
const named = new Set(['loadQuery']);

/** The one file that every page needs and that takes something from the whole runtime. */
const contextFile = /\/react-relay\/lib\/ReactRelayContext\.js$/;

/** What the runtime's index has for older and experimental ways, of which the app goes none. */
const indexFile = /\/relay-runtime\/lib\/index\.js$/;
const unused =
  /require\('\.\/(?:experimental|network\/RelayQueryResponseCache|query\/fetchQuery_DEPRECATED|store\/createFragmentSpecResolver|store\/NormalizationEngine|util\/createPayloadFor3DField)'\)/g;

/**
 * Takes what is Relay's from the files that have it, so that a page fetches only what it uses; the indexes of both
 * packages are one piece with all of it.
 */
export function relayHooks(): Plugin {
  return {
    name: 'tipgraph-relay-hooks',
    apply: 'build',
    enforce: 'post',
    transform(source, id) {
      if (indexFile.test(id)) return { code: source.replace(unused, '{}'), map: null };
      if (contextFile.test(id)) {
        const context = "require('relay-runtime/lib/store/createRelayContext')";
        const code = source.replace(
          "require('relay-runtime')",
          `{ __internal: { createRelayContext: ${context} } }`,
        );
        return { code, map: null };
      }
      if (id.includes('/node_modules/') || !/["'](?:react-relay|relay-runtime)["']/.test(source)) return null;
      // Artifacts import nothing but types.
      const isArtifact = id.includes('/__generated__/');
      const code = source.replace(importOfRelay, (_, names: string, from: string) =>
        isArtifact ? '' : importsOf(names, from),
      );
      return { code, map: null };
    },
  };
}

function importsOf(names: string, from: string): string {
  return names
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', local = name] = part.split(/\s+as\s+/);
      const file = runtimeFiles[name];
      if (file !== undefined) return `import ${local} from 'relay-runtime/lib/${file}.js';`;
      // Its tags are artifacts by now.
      if (name === 'graphql') return '';
      if (from === 'relay-runtime') return `import { ${part} } from 'relay-runtime';`;
      const what = named.has(name) ? `{ ${part} }` : local;
      return `import ${what} from 'react-relay/lib/relay-hooks/${name}.js';`;
    })
    .join(' ');
}
