import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../../error-code.ts';

export type ProviderErrorCode =
  | 'provider_refused'
  | 'provider_rate_limited'
  | 'provider_unreachable'
  | 'provider_unreadable';

/** The provider failed and nothing was stored; the message gives the reason in one line. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly code: ProviderErrorCode;
  /** The delay that the provider asks for before the next request; null when it names none. */
  readonly retryDelayMs: number | null;

  constructor(code: ProviderErrorCode, message: string, retryDelayMs: number | null = null) {
    super(message);
    this.code = code;
    this.retryDelayMs = retryDelayMs;
  }
}

/** Where the provider's JSON comes from. */
export interface ProviderSource {
  /**
   * The document at a path, for example `unique-tournament/8/seasons`; null when there is none.
   * @throws ProviderError when it is unavailable or not JSON
   */
  get(path: string): Promise<unknown>;
  /** Paths of event lists below a season: a single list, or pages numbered from 0. */
  readonly eventLists: readonly { path: string; paged: boolean }[];
}

/** Fetches and parses the document at a path; null when there is none. */
export async function readAt<T>(
  source: ProviderSource,
  path: string,
  read: (document: unknown, path: string) => T,
): Promise<T | null> {
  const document = await source.get(path);
  return document === null ? null : read(document, path);
}

/** A recorded response. */
const recorded = z.object({ url: z.string(), status: z.number(), body: z.unknown() });
/** The provider's own error document. */
const refusal = z.object({ error: z.object({ code: z.number() }) });

/**
 * Parses a document, bare or in the wrapper `{url, status, body}`.
 * @param path names the document in the error
 * @returns null for a recorded 404
 * @throws ProviderError for invalid JSON and a recorded refusal
 */
export function parseDocument(text: string, path: string): unknown {
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ProviderError('provider_unreadable', `The provider's ${path} is cut off or no JSON`);
  }
  const wrapper = recorded.safeParse(document);
  const body = wrapper.success ? wrapper.data.body : document;
  const inBody = refusal.safeParse(body);
  const status = inBody.success ? inBody.data.error.code : wrapper.success ? wrapper.data.status : 200;
  if (status === 404) return null;
  if (status >= 400) {
    throw new ProviderError('provider_refused', `The provider refused ${path} with ${status}`);
  }
  return body;
}

/**
 * Documents of a folder with the provider's paths, for example `unique-tournament/8/seasons.json`. A season's events may
 * also be in one `events.json`.
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
    const code = errorCode(error) ?? 'unknown';
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new ProviderError('provider_unreachable', `The provider's ${path} cannot be read: ${code}`);
  }
}
