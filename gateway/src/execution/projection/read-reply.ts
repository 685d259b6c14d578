import type { Rule } from '../../kit/shape.ts';
import type { Endpoint } from '../../rest/endpoint.ts';
import type { ReplyBytes } from '../../rest/reply.ts';
import { createIndexer, rootBase } from './index-reply.ts';
import { layoutOf } from './layout.ts';
import { viewClassOf } from './views.ts';

/** Reads replies of a declaration; null for one that is out of the ordinary. */
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
 * The reply in the bytes of a good answer, checked as `decodeReply` does, and read field by field as it is needed. Null where
 * it has to be read by `decodeReply`.
 */
export function projectedReply<Reply>(endpoint: Endpoint<never, Reply>, reply: ReplyBytes): Reply | null {
  const known = readers.get(endpoint.decode);
  const read = known === undefined ? createReader(endpoint.decode) : known;
  readers.set(endpoint.decode, read);
  const { buffer, byteOffset, byteLength } = reply.bytes;
  const found = read === null ? null : read(Buffer.from(buffer, byteOffset, byteLength));
  if (found !== null) reply.isValid = true;
  return found as Reply | null;
}
