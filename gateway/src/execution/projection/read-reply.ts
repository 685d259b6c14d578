import type { Rule } from '../../kit/shape.ts';
import type { Endpoint } from '../../rest/endpoint.ts';
import type { ReplyBytes } from '../../rest/reply.ts';
import { createIndexer, rootBase } from './index-reply.ts';
import { layoutOf } from './layout.ts';
import { viewClassOf } from './views.ts';

/** Returns null for an unsupported reply. */
type ReadBytes = (bytes: Buffer) => unknown;

function createReader(rule: Rule): ReadBytes | null {
  if (rule.kind !== 'object') return null;
  const layout = layoutOf(rule);
  const index = createIndexer(layout);
  const View = viewClassOf(layout);
  return (bytes) => {
    const reply = index(bytes);
    return reply === null ? null : new View(reply, rootBase);
  };
}

const readers = new WeakMap<Rule, ReadBytes | null>();

/**
 * Like `decodeReply`, but fields are decoded when they are read. Returns null for a reply that only `decodeReply` can read or
 * refuse.
 */
export function projectedReply<Reply>(endpoint: Endpoint<never, Reply>, reply: ReplyBytes): Reply | null {
  const cached = readers.get(endpoint.decode);
  const read = cached === undefined ? createReader(endpoint.decode) : cached;
  readers.set(endpoint.decode, read);
  const { buffer, byteOffset, byteLength } = reply.bytes;
  const view = read === null ? null : read(Buffer.from(buffer, byteOffset, byteLength));
  if (view !== null) reply.isValid = true;
  return view as Reply | null;
}
