import { readFileSync } from 'node:fs';
import { parse } from 'graphql';

const project = new URL('../../../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', project), 'utf8')) as { version: string };

/** The documents of this version's web app by their ids. */
export const webDocuments = JSON.parse(
  readFileSync(new URL(`documents/${version}/documents.json`, project), 'utf8'),
) as Readonly<Record<string, string>>;

const named = new Map(
  Object.values(webDocuments).map((text) => {
    const [first] = parse(text).definitions;
    return [first?.kind === 'OperationDefinition' ? first.name?.value : undefined, text];
  }),
);

/** The text of a query as the web app sends it; throws where the web app has none of the name. */
export function webQuery(name: string): string {
  const text = named.get(name);
  if (text === undefined) throw new Error(`The web app has no ${name}.`);
  return text;
}
