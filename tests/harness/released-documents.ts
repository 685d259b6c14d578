import { readdirSync, readFileSync } from 'node:fs';
import { readDocuments } from '../../gateway/src/guard/persisted-documents.ts';

const folder = new URL('../../documents/', import.meta.url);

/** The versions whose documents the gateway still runs. */
export const releases: readonly string[] = readdirSync(folder);

/** The documents of a release by id. */
export const documentsOf = (release: string): Readonly<Record<string, string>> =>
  Object.fromEntries(readDocuments(readFileSync(new URL(`${release}/documents.json`, folder), 'utf8')));

/** The documents of all releases; one that did not change between releases is listed once. */
export const releasedTexts: readonly string[] = [
  ...new Set(releases.flatMap((release) => Object.values(documentsOf(release)))),
];
