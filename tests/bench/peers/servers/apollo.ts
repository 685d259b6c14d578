import type { IncomingHttpHeaders } from 'node:http';
import { type AugmentedRequest, RESTDataSource } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { announce } from '../../serve.ts';
import { credentialNames } from '../fields.ts';
import { makeSchema } from '../make-schema.ts';
import { upstreamUrl } from '../settings.ts';
import type { Replies } from '../wire.ts';

/** The peer: Apollo Server and its data source for REST, as their documentation shows them. */
class Upstream extends RESTDataSource {
  override baseURL = upstreamUrl;
  readonly #headers: IncomingHttpHeaders;

  constructor(headers: IncomingHttpHeaders) {
    super();
    this.#headers = headers;
  }

  override willSendRequest(_path: string, request: AugmentedRequest): void {
    for (const name of credentialNames) request.headers[name] = String(this.#headers[name] ?? '');
  }

  read<Path extends keyof Replies>(path: Path): Promise<Replies[Path]> {
    return this.get<Replies[Path]>(path.slice(1));
  }
}

interface Context {
  upstream: Upstream;
}

const server = new ApolloServer<Context>({
  schema: makeSchema<Context>((path, { upstream }) => upstream.read(path)),
});
const { url } = await startStandaloneServer(server, {
  listen: { port: 0, host: '127.0.0.1' },
  context: async ({ req }) => ({ upstream: new Upstream(req.headers) }),
});
announce(url);
