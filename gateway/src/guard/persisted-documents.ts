import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The documents of released clients, by their ids: the SHA-256 of the text in hex. */
export type PersistedDocuments = ReturnType<typeof openPersistedDocuments>;

interface PersistedDocumentsOptions {
  /** Told of a release that cannot be read, once until it can be again. */
  readonly onFault: (fault: unknown) => void;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

interface Release {
  readonly name: string;
  readonly mtimeMs: number;
  readonly texts: ReadonlyMap<string, string>;
}

type Releases = ReadonlyMap<string, Release>;

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

/** What Apollo Kotlin calls `operationOutput` and Apollo iOS the manifest of `legacyAPQ`. */
const operationOutput = z
  .record(z.string(), z.object({ name: z.string(), source: z.string() }))
  .transform((operations) =>
    Object.fromEntries(Object.entries(operations).map(([id, { source }]) => [id, source])),
  );

const fileContent = z.union([texts, manifest, operationOutput], {
  error: 'it is neither an object from ids to texts nor a manifest of Apollo',
});

/** An id without `sha256:`, which may stand before it to say how it was made. */
export const withoutAlgorithm = (id: string): string => id.replace(/^sha256:/, '');

/**
 * The texts by their ids in a release's file: an object from id to text, as relay-compiler and graphql-codegen write it,
 * or a manifest of Apollo's tools.
 * @throws Error for any other content, and for an id that is not the SHA-256 of its text in hex
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

/** An unknown id makes the folder be read anew at most so often, for a release that came while the gateway runs. */
const minReadIntervalMs = 1000;

/**
 * Opens a folder with a folder for each release. Old releases stay in it, so that pages and apps that are still open go
 * on working. A release that cannot be read, such as one that is being copied, is left out, or stays as it was read before.
 * @throws Error when the folder cannot be read
 */
export function openPersistedDocuments(dir: string, options: PersistedDocumentsOptions) {
  const { onFault, now = Date.now } = options;
  /** Paths that could not be read the last time. */
  const faulty = new Set<string>();
  let releases = readReleases(dir, new Map(), report);
  let readAt = now();

  function report(path: string, fault: Error | null): void {
    if (fault === null) faulty.delete(path);
    else if (!faulty.has(path)) {
      faulty.add(path);
      onFault(fault);
    }
  }

  function readAgain(): void {
    if (now() - readAt < minReadIntervalMs) return;
    readAt = now();
    try {
      releases = readReleases(dir, releases, report);
      report(dir, null);
    } catch (fault) {
      report(dir, fault instanceof Error ? fault : new Error(String(fault)));
    }
  }

  function known(id: string) {
    for (const { name, texts } of releases.values()) {
      const text = texts.get(id);
      if (text !== undefined) return { text, release: name };
    }
    return null;
  }

  return {
    /** The names of the releases, the newest first. */
    releases: (): readonly string[] => [...releases.values()].map(({ name }) => name),
    /** A document and the newest release that has it; null when none has. */
    find(id: string): { readonly text: string; readonly release: string } | null {
      const found = known(id);
      if (found !== null) return found;
      readAgain();
      return known(id);
    },
  };
}

/** Reads all releases, the newest first, but for those whose files are as they were; `report` hears how each went. */
function readReleases(
  dir: string,
  before: Releases,
  report: (path: string, fault: Error | null) => void,
): Releases {
  const folders = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .sort((one, other) => other.name.localeCompare(one.name, 'en', { numeric: true }));
  const releases = new Map<string, Release>();
  for (const { name } of folders) {
    const path = join(dir, name, fileName);
    const known = before.get(path);
    try {
      releases.set(path, readRelease(name, path, known));
      report(path, null);
    } catch (fault) {
      if (known !== undefined) releases.set(path, known);
      report(path, fault instanceof Error ? fault : new Error(String(fault)));
    }
  }
  return releases;
}

function readRelease(name: string, path: string, before: Release | undefined): Release {
  try {
    const { mtimeMs } = statSync(path);
    if (before?.mtimeMs === mtimeMs) return before;
    return { name, mtimeMs, texts: readDocuments(readFileSync(path, 'utf8')) };
  } catch (error) {
    throw new Error(`The documents in ${path} cannot be read: ${String(error)}`);
  }
}
