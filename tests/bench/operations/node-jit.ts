import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { readBody, serve } from '../lib/serve.ts';
import { makeSchema } from './resolvers.ts';
import { createReadUpstream } from './upstream.ts';

/** The peer: Node's HTTP server with graphql-jit alone. */
const read = createReadUpstream();
const schema = makeSchema<{ headers: IncomingHttpHeaders }>(async (path, { headers }) =>
  JSON.parse((await read(path, headers)).body.toString()),
);
const compiled = new Map<string, CompiledQuery>();

function compile(query: string): CompiledQuery {
  const made = compileQuery(schema, parse(query));
  if (!isCompiledQuery(made)) throw new Error(JSON.stringify(made.errors));
  compiled.set(query, made);
  return made;
}

serve(async (request, response) => {
  const { query, variables } = JSON.parse(await readBody(request));
  const run = (compiled.get(query) ?? compile(query)).query;
  const result = await run({}, { headers: request.headers }, variables ?? {});
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
});
