import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { notFound } from '../http/http-error.ts';
import { sendFile } from '../http/send-file.ts';
import { filePath, holdsFileLink } from './file-link.ts';

const typeOfEnding: Readonly<Record<string, string>> = {
  '.csv': 'text/csv; charset=utf-8',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const proofQuery = z.object({ expires: z.string(), signature: z.string() });

/** Fetches a file by an address that the list gave; any other address, and one whose time is over, is not found. */
export function fileDownloadRoutes(server: FastifyInstance, { files, secret, clock }: ApiContext): void {
  server.get<{ Params: { name: string } }>(
    `${filePath}:name`,
    { config: { guardsItself: true } },
    async ({ params: { name }, query }, reply) => {
      const proof = proofQuery.safeParse(query);
      if (!proof.success || !holdsFileLink(secret, name, proof.data, clock())) throw notFound();
      const file = await files.open(name);
      if (file === null) throw notFound();
      return sendFile(reply, file, typeOfEnding[extname(name)] ?? 'application/octet-stream', {
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      });
    },
  );
}
