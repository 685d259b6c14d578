import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const library: { version: string } = require('country-flag-icons/package.json');
const svgDir = join(dirname(require.resolve('country-flag-icons')), '3x2');
const moduleId = 'virtual:country-flags';
const resolvedId = `\0${moduleId}`;

/** Base URL of the flags. It changes with the library's version, since files in /assets are cached forever. */
const address = `/assets/flags-${library.version}`;

/** Codes with a flag: `PL`, or with a region as `GB-ENG`. */
const codes = readdirSync(svgDir)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => basename(file, '.svg'));

/**
 * Serves each country flag as a file of its own, so that browsers fetch only the visible ones. The module
 * `virtual:country-flags` exports their base URL and codes.
 */
export function flagsPlugin(): Plugin {
  return {
    name: 'tipgraph-flags',
    resolveId: (id) => (id === moduleId ? resolvedId : null),
    load(id) {
      if (id !== resolvedId) return null;
      return `export const address = ${JSON.stringify(address)}; export const codes = ${JSON.stringify(codes.join(' '))};`;
    },
    generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const code of codes) {
        const fileName = `${address.slice(1)}/${code}.svg`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(svgDir, `${code}.svg`)) });
      }
    },
    configureServer(server) {
      server.middlewares.use(address, (request, response, next) => {
        const code = basename(request.url ?? '', '.svg');
        if (!codes.includes(code)) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(readFileSync(join(svgDir, `${code}.svg`)));
      });
    },
  };
}
