import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../kit/start-error.ts';

/** The documents of released clients by id, the SHA-256 of the text in hex. */
export type PersistedDocuments = ReturnType<typeof openPersistedDocuments>;

interface PersistedDocumentsOptions {
  /** Called once when a release becomes unreadable. */
  readonly onFault: (error: unknown) => void;
  /** ms since 1970. */
  readonly now?: () => number;
}

interface Release {
  readonly name: string;
  readonly mtimeMs: number;
  readonly texts: ReadonlyMap<string, string>;
}

const fileName = 'documents.json';

const texts = z.record(z.string(), z.string());

/** The manifest of Apollo's `generatePersistedQueryManifest`, Apollo Kotlin and Apollo iOS. */
const manifest = z
  .object({
    format: z.literal('apollo-persisted-query-manifest'),
    version: z.literal(1),
    operations: z.array(z.object({ id: z.string(), body: z.string() })),
  })
  .transform(({ operations }) => Object.fromEntries(operations.map(({ id, body }) => [id, body])));

/** `operationOutput` of Apollo Kotlin, and the `legacyAPQ` manifest of Apollo iOS. */
const operationOutput = z
  .record(z.string(), z.object({ name: z.string(), source: z.string() }))
  .transform((operations) =>
    Object.fromEntries(Object.entries(operations).map(([id, { source }]) => [id, source])),
  );

const fileContent = z.union([texts, manifest, operationOutput], {
  error: 'it is neither an object from ids to texts nor a manifest of Apollo',
});

/** Removes the optional prefix `sha256:`. */
export const withoutAlgorithm = (id: string): string => id.replace(/^sha256:/, '');

/**
 * Parses a release's file: an object from id to text, as relay-compiler and graphql-codegen write it, or a manifest
 * of Apollo's tools.
 * @throws Error for other content, and for an id that is not the SHA-256 of its text in hex
 */
export function readDocuments(json: string): ReadonlyMap<string, string> {
  const content = fileContent.safeParse(JSON.parse(json));
  if (!content.success) throw new Error(content.error.issues[0]?.message);
  const documents = new Map(Object.entries(content.data).map(([id, text]) => [withoutAlgorithm(id), text]));
  for (const [id, text] of documents) {
    if (createHash('sha256').update(text).digest('hex') !== id) {
      throw new Error(`the id ${id} is that of another text`);
    }
  }
  return documents;
}

/** Min. time between two reads of the folder, which an unknown id triggers to find new releases. */
const minReadIntervalMs = 1000;

/**
 * Opens a folder with one folder per release. Old releases stay in it for pages and apps that are still open. An
 * unreadable release, for example one that is being copied, is skipped or stays as read before.
 * @throws StartError when the folder cannot be read
 */
export function openPersistedDocuments(dir: string, options: PersistedDocumentsOptions) {
  const { onFault, now = () => performance.now() } = options;
  const unreadable = new Set<string>();
  /** By path, newest first. */
  let releases: ReadonlyMap<string, Release> = new Map();
  let readAt = now();

  function attempt<Result>(path: string, read: () => Result, fallback: Result): Result {
    try {
      const result = read();
      unreadable.delete(path);
      return result;
    } catch (error) {
      if (!unreadable.has(path)) onFault(error);
      unreadable.add(path);
      return fallback;
    }
  }

  function readReleases(): ReadonlyMap<string, Release> {
    readAt = now();
    const found = readdirSync(dir, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
      .sort((one, other) => other.name.localeCompare(one.name, 'en', { numeric: true }))
      .flatMap(({ name }) => {
        const path = join(dir, name, fileName);
        const last = releases.get(path);
        const release = attempt(path, () => readRelease(name, path, last), last);
        return release === undefined ? [] : [[path, release] as const];
      });
    return new Map(found);
  }

  try {
    releases = readReleases();
  } catch (error) {
    throw new StartError(`DOCUMENTS_DIR must be a folder that can be read; it is ${dir}.`, error);
  }

  function lookup(id: string) {
    for (const { name, texts } of releases.values()) {
      const text = texts.get(id);
      if (text !== undefined) return { text, release: name };
    }
    return null;
  }

  return {
    /** Newest first. */
    releases: (): readonly string[] => [...releases.values()].map(({ name }) => name),
    /** The document from the newest release that has it; null for none. */
    find(id: string): { readonly text: string; readonly release: string } | null {
      const found = lookup(id);
      if (found !== null || now() - readAt < minReadIntervalMs) return found;
      releases = attempt(dir, readReleases, releases);
      return lookup(id);
    },
  };
}

/** Reuses the previous release when its file has not changed. */
function readRelease(name: string, path: string, previous: Release | undefined): Release {
  try {
    const { mtimeMs } = statSync(path);
    if (previous?.mtimeMs === mtimeMs) return previous;
    return { name, mtimeMs, texts: readDocuments(readFileSync(path, 'utf8')) };
  } catch (error) {
    throw new Error(`The documents in ${path} cannot be read: ${String(error)}`);
  }
}
