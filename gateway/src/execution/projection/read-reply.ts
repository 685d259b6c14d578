import { memoizeWeak } from '../../kit/memoize.ts';
import type { Rule } from '../../kit/shape.ts';
import type { Endpoint } from '../../rest/endpoint.ts';
import type { ReplyBytes } from '../../rest/reply.ts';
import { createIndexer, rootBase } from './index-reply.ts';
import { layoutOf } from './layout.ts';
import { viewClassOf } from './views.ts';

/** The reader of a reply gives null for an unsupported one; null for a rule without one. */
const readerOf = memoizeWeak((rule: Rule): ((bytes: Buffer) => unknown) | null => {
  if (rule.kind !== 'object') return null;
  const layout = layoutOf(rule);
  const index = createIndexer(layout);
  const View = viewClassOf(layout);
  return (bytes) => {
    const reply = index(bytes);
    return reply === null ? null : new View(reply, rootBase);
  };
});

/**
 * Like `decodeReply`, but fields are decoded when they are read. Returns null for a reply that only `decodeReply` can read or
 * refuse.
 */
export function projectedReply<Reply>(endpoint: Endpoint<never, Reply>, reply: ReplyBytes): Reply | null {
  const read = readerOf(endpoint.decode);
  const { buffer, byteOffset, byteLength } = reply.bytes;
  const view = read === null ? null : read(Buffer.from(buffer, byteOffset, byteLength));
  if (view !== null) reply.isValid = true;
  return view as Reply | null;
}
