import type { RequestListener } from 'node:http';
import type { DropinfoRow } from './wire.ts';

/** Takes rows that are posted to a peer, and tells that they were handed on. */
export const takeEvents =
  (publish: (row: DropinfoRow) => void): RequestListener =>
  async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    publish(JSON.parse(Buffer.concat(chunks).toString()) as DropinfoRow);
    response.writeHead(204).end();
  };
