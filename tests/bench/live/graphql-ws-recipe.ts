import { setMaxListeners } from 'node:events';
import { useServer } from 'graphql-ws/use/ws';
import { createPubSub } from 'graphql-yoga';
import { WebSocketServer } from 'ws';
import { serve } from '../lib/serve.ts';
import { makeSchema } from '../operations/resolvers.ts';
import { type LivePayload, payloadOf, takeEvents } from './live-payload.ts';

const topic = 'dropinfosAdded';
const eventTarget = new EventTarget();
setMaxListeners(0, eventTarget);

/** The peer: the recipe of graphql-ws for a server with ws, with graphql-js for every socket. */
const events = createPubSub<{ [topic]: [{ dropinfosAdded: LivePayload }] }>({ eventTarget });
const schema = makeSchema<object>(
  () => Promise.reject(new Error('This server only sends events.')),
  () => events.subscribe(topic),
);
const server = serve(takeEvents((row) => events.publish(topic, { dropinfosAdded: payloadOf(row) })));
useServer({ schema }, new WebSocketServer({ server, path: '/graphql' }));
