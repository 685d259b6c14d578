import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { serveFiles } from '../http/files.ts';

/** Where files are fetched; the site passes it on. */
const filePath = '/media/files/';

/** How long an address of a file holds, in milliseconds. */
export const linkLifetime = 10 * 60_000;

const signatureOf = (secret: string, name: string, expires: number): Buffer =>
  createHmac('sha256', secret).update(`file:${expires}:${name}`).digest();

/** An address from which a file can be fetched for ten minutes, without credentials. */
export function signFileLink(secret: string, name: string, now: Date): string {
  const expires = Math.floor((now.getTime() + linkLifetime) / 1000);
  const signature = signatureOf(secret, name, expires).toString('base64url');
  return `${filePath}${name}?expires=${expires}&signature=${signature}`;
}

/** Whether an address of a file was signed here and still holds; compared in constant time. */
function holdsFileLink(
  secret: string,
  name: string,
  { expires, signature }: { expires: string; signature: string },
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(expires) || !/^[\w-]{43}$/.test(signature)) return false;
  const end = Number(expires);
  const isRight = timingSafeEqual(signatureOf(secret, name, end), Buffer.from(signature, 'base64url'));
  return isRight && now.getTime() < end * 1000;
}

const proofQuery = z.object({ expires: z.string(), signature: z.string() });

/** Fetches a file by an address that the list gave; any other address, and one whose time is over, is not found. */
export function fileDownloadRoutes(server: FastifyInstance, { files, secret, clock }: ApiContext): void {
  const openSigned = async (name: string, query: unknown) => {
    const proof = proofQuery.safeParse(query);
    return proof.success && holdsFileLink(secret, name, proof.data, clock()) ? files.open(name) : null;
  };
  serveFiles(server, filePath, openSigned, (name) => ({
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  }));
}
