import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/http-error.ts';
import type { MediaStore } from './media-store.ts';
import { tipMediaPath } from './media-store.ts';

const typeOfEnding: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** The pictures of tips, for everybody who has an address: their names cannot be guessed and their bytes never change. */
export function mediaRoutes(server: FastifyInstance, { media }: { media: MediaStore }): void {
  server.get<{ Params: { name: string } }>(
    `${tipMediaPath}:name`,
    { config: { guardsItself: true } },
    async ({ params: { name } }, reply) => {
      const path = media.locate(name);
      const file = path === null ? null : await openFile(path);
      if (file === null) throw notFound();
      const { size } = await file.stat();
      return reply
        .type(typeOfEnding[extname(name)] ?? 'application/octet-stream')
        .headers({
          'content-length': size,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(file.createReadStream());
    },
  );
}

async function openFile(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
