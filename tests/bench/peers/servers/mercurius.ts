import fastify, { type FastifyRequest } from 'fastify';
import mercurius from 'mercurius';
import { announce } from '../../serve.ts';
import { createGetBytes } from '../get-bytes.ts';
import { makeSchema } from '../make-schema.ts';
import { upstreamUrl } from '../settings.ts';

/** The peer: Mercurius with queries compiled from their first run on, and the same lean reader as the limits. */
const getBytes = createGetBytes(upstreamUrl);
const app = fastify();

await app.register(mercurius, {
  schema: makeSchema<{ request: FastifyRequest }>(async (path, { request }) =>
    JSON.parse((await getBytes(path, request.headers)).toString()),
  ),
  jit: 1,
  context: (request: FastifyRequest) => ({ request }),
});

announce(`${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql`);
