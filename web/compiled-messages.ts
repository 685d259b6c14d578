import { readFile } from 'node:fs/promises';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const catalogue = /\/(?:i18n\/messages\/\w+\.\w+|content\/\w+\/(?:home|seo))\.json$/;

/** Replaces the message parser, which a built app does not need. */
export const withoutMessageParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** Parses the message catalogues at build time. */
export function compiledMessages(): Plugin {
  return {
    name: 'tipgraph-compiled-messages',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!catalogue.test(id)) return null;
      const messages = Object.entries<string>(JSON.parse(await readFile(id, 'utf8')));
      const parsed = Object.fromEntries(messages.map(([key, text]) => [key, parse(text)]));
      return { code: `export default ${JSON.stringify(parsed)};`, moduleType: 'js' };
    },
  };
}
