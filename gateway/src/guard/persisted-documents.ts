import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The documents of released clients, by their ids: the SHA-256 of the text in hex. */
export interface PersistedDocuments {
  /** The text of a document; null when no release has it. */
  text(id: string): string | null;
}

interface PersistedDocumentsOptions {
  /** Told when the folder cannot be read any more, once until it can be again. */
  readonly onFault: (fault: unknown) => void;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/** A release's file as it was when it was read. */
interface Release {
  readonly mtimeMs: number;
  readonly texts: ReadonlyMap<string, string>;
}

/** Releases by the paths of their files. */
type Releases = ReadonlyMap<string, Release>;

/** Where a release keeps its documents: a JSON object from id to text, as relay-compiler writes it. */
const fileName = 'documents.json';

const fileContent = z.record(z.string(), z.string());

/** An unknown id makes the folder be read anew at most so often, for a release that came while the gateway runs. */
const leastBetweenReadsMs = 1000;

/**
 * Opens a folder with a folder for each release. Old releases stay in it, so that pages and apps that are still open go
 * on working. Throws an `Error` with one line for a person when a file cannot be read or an id is not that of its text;
 * later, what was read before stays good while a file cannot be read, such as one that is being copied.
 */
export function openPersistedDocuments(dir: string, options: PersistedDocumentsOptions): PersistedDocuments {
  const { onFault, now = Date.now } = options;
  let releases = readReleases(dir, new Map());
  let readAt = now();
  let isFaulty = false;

  function readAgain(): void {
    if (now() - readAt < leastBetweenReadsMs) return;
    readAt = now();
    try {
      releases = readReleases(dir, releases);
      isFaulty = false;
    } catch (fault) {
      if (!isFaulty) onFault(fault);
      isFaulty = true;
    }
  }

  function known(id: string): string | null {
    for (const { texts } of releases.values()) {
      const text = texts.get(id);
      if (text !== undefined) return text;
    }
    return null;
  }

  return {
    text(id) {
      const text = known(id);
      if (text !== null) return text;
      readAgain();
      return known(id);
    },
  };
}

/** Reads all releases, but for those whose files are as they were. */
function readReleases(dir: string, before: Releases): Releases {
  const folders = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = folders.map(({ name }) => join(dir, name, fileName));
  return new Map(paths.map((path) => [path, readRelease(path, before.get(path))]));
}

function readRelease(path: string, before: Release | undefined): Release {
  try {
    const { mtimeMs } = statSync(path);
    if (before?.mtimeMs === mtimeMs) return before;
    const content = fileContent.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (!content.success) throw new Error('it is no object from ids to texts');
    const texts = new Map(Object.entries(content.data));
    for (const [id, text] of texts) {
      if (createHash('sha256').update(text).digest('hex') !== id) {
        throw new Error(`the id ${id} is that of another text`);
      }
    }
    return { mtimeMs, texts };
  } catch (error) {
    throw new Error(`The documents in ${path} cannot be read: ${String(error)}`);
  }
}
