import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const library: { version: string } = require('country-flag-icons/package.json');
const folder = join(dirname(require.resolve('country-flag-icons')), '3x2');
const moduleId = 'virtual:country-flags';
const resolvedId = `\0${moduleId}`;

/** Where the pictures stand on the site: under a name that changes with them, as all files in /assets. */
const address = `/assets/flags-${library.version}`;

/** Codes with a picture: two letters, or with a part of the country as `GB-ENG`. */
const codes = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => basename(file, '.svg'));

/**
 * Puts the countries' flags on the site as single files, so that a browser fetches only those on show, and gives
 * their address and codes as the module `virtual:country-flags`.
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
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(folder, `${code}.svg`)) });
      }
    },
    configureServer(server) {
      server.middlewares.use(address, (request, response, next) => {
        const code = basename(request.url ?? '', '.svg');
        if (!codes.includes(code)) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(readFileSync(join(folder, `${code}.svg`)));
      });
    },
  };
}
