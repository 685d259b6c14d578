import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { readDocuments } from '../guard/persisted-documents.ts';

const project = new URL('../../../', import.meta.url);
export const { version } = JSON.parse(readFileSync(new URL('package.json', project), 'utf8')) as {
  version: string;
};

const documentsOf = (release: string) =>
  Object.fromEntries(
    readDocuments(readFileSync(new URL(`documents/${release}/documents.json`, project), 'utf8')),
  );

/** Documents of this version's web app by id. */
export const webDocuments = documentsOf(version);

/** Documents of all releases. */
export const releasedDocuments: readonly string[] = readdirSync(new URL('documents/', project)).flatMap(
  (release) => Object.values(documentsOf(release)),
);

const byName = new Map(
  Object.values(webDocuments).map((text) => {
    const [first] = parse(text).definitions;
    return [first?.kind === 'OperationDefinition' ? first.name?.value : undefined, text];
  }),
);

/** A query of the web app by its operation name. */
export function webQuery(name: string): string {
  const text = byName.get(name);
  if (text === undefined) throw new Error(`The web app has no query ${name}.`);
  return text;
}
