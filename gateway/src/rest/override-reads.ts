import type { Endpoint } from './endpoint.ts';
import { replyIn } from './reply.ts';
import type { RestClient } from './rest-client.ts';
import type { UpstreamSession } from './session.ts';

/** A class, since one is made for each operation. */
class OverriddenReads implements RestClient {
  readonly read: RestClient['read'];
  readonly poll: RestClient['poll'];
  readonly #rest: RestClient;

  constructor(rest: RestClient, read: RestClient['read'], poll: RestClient['poll']) {
    this.#rest = rest;
    this.read = read;
    this.poll = poll;
  }

  get lastContact(): RestClient['lastContact'] {
    return this.#rest.lastContact;
  }

  async call<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    session: UpstreamSession,
  ): Promise<Reply> {
    return replyIn(endpoint, await this.read(endpoint, args, session));
  }

  groups(): ReturnType<RestClient['groups']> {
    return this.#rest.groups();
  }

  close(graceMs?: number): Promise<void> {
    return this.#rest.close(graceMs);
  }
}

/** A client whose reads, and polls where they are given, go another way; all else goes to `rest`. */
export const overrideReads = (
  rest: RestClient,
  { read, poll = rest.poll }: Pick<RestClient, 'read'> & Partial<Pick<RestClient, 'poll'>>,
): RestClient => new OverriddenReads(rest, read, poll);
