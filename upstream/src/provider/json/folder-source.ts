import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProviderFault } from '../provider-fault.ts';
import { parseDocument } from './parse-document.ts';
import type { ProviderSource } from './provider-source.ts';

/** How a file system says that there is no such file. */
const absentCodes: readonly string[] = ['ENOENT', 'ENOTDIR'];

/**
 * Documents of a folder that is laid out as the provider's paths: `unique-tournament/8/seasons.json` and so on.
 * A season's events may also stand in one `events.json`.
 * @param folder absolute
 */
export function createFolderSource(folder: string): ProviderSource {
  return {
    eventLists: [
      { path: 'events', paged: false },
      { path: 'events/last', paged: true },
      { path: 'events/next', paged: true },
    ],
    get: async (path) => {
      const text = await readText(join(folder, `${path}.json`), path);
      return text === null ? null : parseDocument(text, path);
    },
  };
}

async function readText(file: string, path: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (absentCodes.includes(code)) return null;
    throw new ProviderFault('provider_unreachable', `The provider's ${path} cannot be read: ${code}`);
  }
}
