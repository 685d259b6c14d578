import type { FileHandle } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../error-code.ts';
import { notFound } from './http-error.ts';

/** What was done with a file; null when there is no such file. */
export async function ignoreEnoent<Value>(done: Promise<Value>): Promise<Value | null> {
  try {
    return await done;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

const typeOfEnding: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Sends files below a path as what their endings say and as nothing else: no browser guesses at their type or runs what is
 * in them.
 * @param open the file of a name, for an address with this query; null for whoever may not have it
 * @param headersOf headers besides those of the type and the size
 */
export function serveFiles(
  server: FastifyInstance,
  path: string,
  open: (name: string, query: unknown) => Promise<FileHandle | null>,
  headersOf: (name: string) => Readonly<Record<string, string>>,
): void {
  const config = { guardsItself: true };
  server.get<{ Params: { name: string } }>(`${path}:name`, { config }, async (request, reply) => {
    const { name } = request.params;
    const file = await open(name, request.query);
    if (file === null) throw notFound();
    const { size } = await file.stat();
    return reply
      .type(typeOfEnding[extname(name)] ?? 'application/octet-stream')
      .headers({
        ...headersOf(name),
        'content-length': size,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(file.createReadStream());
  });
}
