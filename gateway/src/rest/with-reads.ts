import { replyIn } from './reply.ts';
import type { RestClient } from './rest-client.ts';

/** A client whose reads, and polls where they are given, go another way; all else goes to `rest`. */
export function withReads(
  rest: RestClient,
  { read, poll = rest.poll }: Pick<RestClient, 'read'> & Partial<Pick<RestClient, 'poll'>>,
): RestClient {
  return {
    get lastContact() {
      return rest.lastContact;
    },
    call: async (endpoint, args, session) => replyIn(endpoint, await read(endpoint, args, session)),
    read,
    poll,
    groups: rest.groups,
    close: rest.close,
  };
}
