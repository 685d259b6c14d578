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
  /** Told of a release that cannot be read, once until it can be again. */
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
const minReadIntervalMs = 1000;

/**
 * Opens a folder with a folder for each release. Old releases stay in it, so that pages and apps that are still open go
 * on working. A release that cannot be read, such as one that is being copied, is left out, or stays as it was read before.
 * @throws Error when the folder cannot be read
 */
export function openPersistedDocuments(dir: string, options: PersistedDocumentsOptions): PersistedDocuments {
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

/** Reads all releases, but for those whose files are as they were; `report` hears how each went. */
function readReleases(
  dir: string,
  before: Releases,
  report: (path: string, fault: Error | null) => void,
): Releases {
  const folders = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const releases = new Map<string, Release>();
  for (const { name } of folders) {
    const path = join(dir, name, fileName);
    const known = before.get(path);
    try {
      releases.set(path, readRelease(path, known));
      report(path, null);
    } catch (fault) {
      if (known !== undefined) releases.set(path, known);
      report(path, fault instanceof Error ? fault : new Error(String(fault)));
    }
  }
  return releases;
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
