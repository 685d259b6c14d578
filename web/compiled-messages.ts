import { parse } from '@formatjs/icu-messageformat-parser';
import { type Plugin, runnerImport } from 'vite';

/** The catalogue of a language, and in it the language. */
const catalogue = /\/app\/i18n\/(?:(?:front|admin)\.)?(pl|en)\.ts$/;

/** What a built app needs no longer: the parser of messages. */
export const withoutMessageParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** Parses the catalogues at build time, so that browsers get parsed messages and no parser. */
export function compiledMessages(): Plugin {
  return {
    name: 'tipgraph-compiled-messages',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const language = catalogue.exec(id)?.[1];
      if (!language) return null;
      const { module } = await runnerImport<Record<string, Record<string, string>>>(id, {
        configFile: false,
      });
      const parsed = Object.entries(module[language] ?? {}).map(([key, text]) => [key, parse(text)]);
      return `export const ${language} = ${JSON.stringify(Object.fromEntries(parsed))};`;
    },
  };
}
