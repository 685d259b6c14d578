import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { documentId } from '../../harness/release-documents.ts';
import { readBody, serve } from '../lib/serve.ts';
import { operations } from './operations.ts';
import { shapes } from './shapes.ts';
import { createReadUpstream, handedOn, hasDuties, secureHeaders } from './upstream.ts';

/**
 * The limit of reshaping: reads, JSON.parse, fields picked by hand and JSON.stringify. With duties it gets the operation
 * in the request's body and forwards credentials, cookies and security headers.
 */
const read = createReadUpstream();
const names = new Map(operations.map(({ name, query }) => [documentId(query), name]));

async function nameOf(request: IncomingMessage): Promise<string> {
  if (!hasDuties) return decodeURIComponent(request.url ?? '').slice(1);
  return names.get(JSON.parse(await readBody(request)).documentId) ?? '';
}

serve(async (request, response) => {
  const shape = shapes[await nameOf(request)];
  if (!shape) return void response.writeHead(404).end();
  const replies: IncomingHttpHeaders[] = [];
  const data = await shape(async (path) => {
    const { body, headers } = await read(path, request.headers);
    if (hasDuties) replies.push(headers);
    return JSON.parse(body.toString());
  });
  const text = JSON.stringify({ data });
  response.writeHead(200, {
    'content-type': 'application/json',
    ...(hasDuties && { ...secureHeaders, ...handedOn(request.headers, replies) }),
  });
  response.end(text);
});
