import fastify, { type FastifyRequest } from 'fastify';
import mercurius, { type MercuriusContext } from 'mercurius';
import { announce } from '../../serve.ts';
import { createGetBytes } from '../get-bytes.ts';
import { type LivePayload, payloadOf } from '../live-payload.ts';
import { makeSchema } from '../make-schema.ts';
import { upstreamUrl } from '../settings.ts';
import type { DropinfoRow } from '../wire.ts';

type Context = MercuriusContext & { request: FastifyRequest };

/** The peer: Mercurius with queries compiled from their first run on, and the same lean reader as the limits. */
const getBytes = createGetBytes(upstreamUrl);
const topic = 'dropinfosAdded';
const app = fastify();

await app.register(mercurius, {
  schema: makeSchema<Context>(
    async (path, { request }) => JSON.parse((await getBytes(path, request.headers)).toString()),
    ({ pubsub }) => pubsub.subscribe<{ dropinfosAdded: LivePayload }>(topic),
  ),
  jit: 1,
  context: (request: FastifyRequest) => ({ request }),
  subscription: true,
});

app.post<{ Body: DropinfoRow }>('/', async (request, reply) => {
  app.graphql.pubsub.publish({ topic, payload: { dropinfosAdded: payloadOf(request.body) } });
  return reply.code(204).send();
});

announce(await app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }));
