import { type FileHandle, rm, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '../error-code.ts';
import { notFound } from './http-error.ts';

/** The result of a file operation; null if the file does not exist. */
export async function ignoreEnoent<Value>(operation: Promise<Value>): Promise<Value | null> {
  try {
    return await operation;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

const abandonedAfterMs = 3_600_000;

/** Deletes a temporary file that was last written over an hour ago. A younger one may belong to a running process. */
export async function deleteAbandoned(path: string, now: Date): Promise<void> {
  const written = await ignoreEnoent(stat(path));
  if (written && now.getTime() - written.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
}

const typeByExtension: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Serves files below a path with the type of their extension. Headers keep browsers from sniffing the type or running
 * scripts.
 * @param open returns null if the file does not exist or the query does not grant access
 * @param headersOf additional headers
 */
export function serveFiles(
  server: FastifyInstance,
  path: string,
  open: (name: string, query: unknown) => Promise<FileHandle | null>,
  headersOf: (name: string) => Readonly<Record<string, string>>,
): void {
  const config = { bypassesSession: true };
  server.get<{ Params: { name: string } }>(`${path}:name`, { config }, async (request, reply) => {
    const { name } = request.params;
    const file = await open(name, request.query);
    if (file === null) throw notFound();
    const { size } = await file.stat();
    return reply
      .type(typeByExtension[extname(name)] ?? 'application/octet-stream')
      .headers({
        ...headersOf(name),
        'content-length': size,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(file.createReadStream());
  });
}
