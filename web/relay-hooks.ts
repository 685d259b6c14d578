import type { Plugin } from 'vite';

const importOfRelay = /import\s*\{([^}]*)\}\s*from\s*["'](react-relay|relay-runtime)["'];?/g;

/** Modules of relay-runtime with a single export, by its name. */
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

/** Modules of react-relay with named exports. */
const named = new Set(['loadQuery']);

/** Every page loads it, and it requires all of relay-runtime for one function. */
const contextFile = /\/react-relay\/lib\/ReactRelayContext\.js$/;

/** Modules that relay-runtime's index requires and the app does not use: deprecated and experimental ones. */
const indexFile = /\/relay-runtime\/lib\/index\.js$/;
const unused =
  /require\('\.\/(?:experimental|network\/RelayQueryResponseCache|query\/fetchQuery_DEPRECATED|store\/createFragmentSpecResolver|store\/NormalizationEngine|util\/createPayloadFor3DField)'\)/g;

/**
 * Imports Relay's functions from their modules. The packages are CommonJS, which cannot be tree-shaken: their indexes would
 * add 22 kB (brotli) to the home page.
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
      // Artifacts import only types.
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
      // vite-plugin-relay has replaced the tags.
      if (name === 'graphql') return '';
      if (from === 'relay-runtime') return `import { ${part} } from 'relay-runtime';`;
      const what = named.has(name) ? `{ ${part} }` : local;
      return `import ${what} from 'react-relay/lib/relay-hooks/${name}.js';`;
    })
    .join(' ');
}
