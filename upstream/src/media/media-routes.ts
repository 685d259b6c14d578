import { open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { ignoreEnoent, serveFiles } from '../http/files.ts';
import { type MediaStore, tipMediaPath } from './media-store.ts';

/** The pictures of tips, for everybody who has an address: their names cannot be guessed and their bytes never change. */
export function mediaRoutes(server: FastifyInstance, { media }: { media: MediaStore }): void {
  const openPicture = async (name: string) => {
    const path = media.locate(name);
    return path === null ? null : ignoreEnoent(open(path));
  };
  serveFiles(server, tipMediaPath, openPicture, () => ({
    'cache-control': 'public, max-age=31536000, immutable',
  }));
}
