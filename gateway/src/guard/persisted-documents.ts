import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The documents of released clients, by their ids: the SHA-256 of the text in hex. */
export interface PersistedDocuments {
  /** The text of a document; null when no release has it. */
  text(id: string): string | null;
}

/** Where a release keeps its documents: a JSON object from id to text, as relay-compiler writes it. */
const fileName = 'documents.json';

/** An unknown id makes the folder be read anew at most so often, for a release that came while the gateway runs. */
const leastBetweenReadsMs = 1000;

/**
 * Opens a folder with a folder for each release. Old releases stay in it, so that pages and apps that are still open go
 * on working. Throws an `Error` with one line for a person when a file cannot be read or an id is not that of its text.
 */
export function openPersistedDocuments(dir: string, now: () => number = Date.now): PersistedDocuments {
  let texts = readReleases(dir);
  let readAt = now();

  function readAgain(): void {
    if (now() - readAt < leastBetweenReadsMs) return;
    readAt = now();
    texts = readReleases(dir);
  }

  return {
    text(id) {
      if (!texts.has(id)) readAgain();
      return texts.get(id) ?? null;
    },
  };
}

function readReleases(dir: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(dir, entry.name, fileName);
    for (const [id, text] of Object.entries(readRelease(path))) {
      if (createHash('sha256').update(text).digest('hex') !== id) {
        throw new Error(`${path} gives the id ${id} to another text.`);
      }
      texts.set(id, text);
    }
  }
  return texts;
}

function readRelease(path: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  } catch (error) {
    throw new Error(`The documents in ${path} cannot be read: ${String(error)}`);
  }
}
