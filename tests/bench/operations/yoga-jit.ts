import type { IncomingMessage } from 'node:http';
import type { DocumentNode } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { createYoga, type Plugin } from 'graphql-yoga';
import { serve } from '../lib/serve.ts';
import { makeSchema } from './resolvers.ts';
import { createReadUpstream } from './upstream.ts';

/** The peer: Yoga with its parser and validation caches, graphql-jit, and the same reader as the limits. */
const read = createReadUpstream();
const schema = makeSchema<{ req: IncomingMessage }>(async (path, { req }) =>
  JSON.parse((await read(path, req.headers)).body.toString()),
);
const compiled = new WeakMap<DocumentNode, CompiledQuery>();

function compile(document: DocumentNode): CompiledQuery {
  const made = compileQuery(schema, document);
  if (!isCompiledQuery(made)) throw new Error(JSON.stringify(made.errors));
  compiled.set(document, made);
  return made;
}

const runCompiled: Plugin = {
  onExecute({ args, setExecuteFn }) {
    const { query } = compiled.get(args.document) ?? compile(args.document);
    setExecuteFn(({ rootValue, contextValue, variableValues }) =>
      query(rootValue, contextValue, variableValues ?? {}),
    );
  },
};

serve(createYoga({ schema, plugins: [runCompiled], logging: false, landingPage: false }), '/graphql');
