import { createYoga } from 'graphql-yoga';
import { fetch } from 'undici';
import { serve } from '../../serve.ts';
import { credentialNames } from '../fields.ts';
import { makeSchema } from '../make-schema.ts';
import { upstreamUrl } from '../settings.ts';
import type { Replies } from '../wire.ts';

/** The peer: Yoga as its documentation shows it, with fetch in resolvers and no guards, decoding or credentials of its own. */
const schema = makeSchema<{ request: Request }>(async (path, { request }) => {
  const headers = credentialNames.map((name): [string, string] => [name, request.headers.get(name) ?? '']);
  const reply = await fetch(`${upstreamUrl}${path}`, { headers });
  return (await reply.json()) as Replies[typeof path];
});

serve(createYoga({ schema, logging: false, landingPage: false }), '/graphql');
