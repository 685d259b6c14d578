import { readFileSync } from 'node:fs';

const compiled = new URL('../../../web/src/__generated__/', import.meta.url);

/** The text of a query as the web app sends it; throws where the web app has none of the name. */
export function webQuery(name: string): string {
  const artifact = readFileSync(new URL(`${name}.graphql.ts`, compiled), 'utf8');
  const text = /"text": ("(?:[^"\\]|\\.)*")/.exec(artifact)?.[1];
  if (text === undefined) throw new Error(`${name} has no text.`);
  return JSON.parse(text);
}
