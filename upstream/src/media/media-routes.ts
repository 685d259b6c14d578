import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/http-error.ts';
import { ignoreEnoent } from '../http/ignore-enoent.ts';
import { sendFile } from '../http/send-file.ts';
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
      const file = path === null ? null : await ignoreEnoent(open(path));
      if (file === null) throw notFound();
      return sendFile(reply, file, typeOfEnding[extname(name)] ?? 'application/octet-stream', {
        'cache-control': 'public, max-age=31536000, immutable',
      });
    },
  );
}
