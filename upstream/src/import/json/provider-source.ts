import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../../error-code.ts';

/** What went wrong at the provider: it refused, asked us to slow down, did not answer, or sent what cannot be read. */
export type ProviderFaultCode =
  | 'provider_refused'
  | 'provider_rate_limited'
  | 'provider_unreachable'
  | 'provider_unreadable';

/** The provider did not do its part; nothing was stored. The message says in one line what happened. */
export class ProviderFault extends Error {
  override name = 'ProviderFault';
  readonly code: ProviderFaultCode;

  constructor(code: ProviderFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Where the provider's JSON comes from. */
export interface ProviderSource {
  /**
   * The document at a path, for example `unique-tournament/8/seasons`; null when there is none.
   * @throws ProviderFault when it cannot be had or is no JSON
   */
  get(path: string): Promise<unknown>;
  /** Paths below a season under which its events may be: a list of all, or pages numbered from 0. */
  readonly eventLists: readonly { path: string; paged: boolean }[];
}

/** A document as a recorder keeps it, with the address and status of the answer. */
const recorded = z.object({ url: z.string(), status: z.number(), body: z.unknown() });
/** How the provider itself says that it will not answer. */
const refusal = z.object({ error: z.object({ code: z.number() }) });

/**
 * The document in a text: bare, or in the wrapper `{url, status, body}`.
 * @param path names it in the fault
 * @returns null for one that says of itself that there is nothing
 * @throws ProviderFault for one that is cut or no JSON, and for a recorded refusal
 */
export function parseDocument(text: string, path: string): unknown {
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ProviderFault('provider_unreadable', `The provider's ${path} is cut off or no JSON`);
  }
  const wrapper = recorded.safeParse(document);
  const body = wrapper.success ? wrapper.data.body : document;
  const inBody = refusal.safeParse(body);
  const status = inBody.success ? inBody.data.error.code : wrapper.success ? wrapper.data.status : 200;
  if (status === 404) return null;
  if (status >= 400) {
    throw new ProviderFault('provider_refused', `The provider refused ${path} with ${status}`);
  }
  return body;
}

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
    const code = errorCode(error) ?? 'unknown';
    if (absentCodes.includes(code)) return null;
    throw new ProviderFault('provider_unreachable', `The provider's ${path} cannot be read: ${code}`);
  }
}
