import {
  areEqualSelectors,
  FRAGMENT_OWNER_KEY,
  FRAGMENTS_KEY,
  type GraphQLTaggedNode,
  getFragment,
  getSingularSelector,
  ID_KEY,
} from 'relay-runtime';
import { isRecord } from '../is-record.ts';

/**
 * Whether two references stand for the same fragment of the same record, read for the same query. Relay makes new
 * references for all rows behind one that is put into a list; a row that compares with this is not drawn again.
 */
export function isSameFragment(fragment: GraphQLTaggedNode, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const node = getFragment(fragment);
  if (isPlainlySame(node.name, one, other)) return true;
  const [selector, otherSelector] = [getSingularSelector(node, one), getSingularSelector(node, other)];
  return Boolean(selector && otherSelector && areEqualSelectors(selector, otherSelector));
}

/** Tells it of the usual case, a fragment without arguments, leaving nothing for the browser to clear away. */
function isPlainlySame(name: string, one: unknown, other: unknown): boolean {
  return (
    isRecord(one) &&
    isRecord(other) &&
    one[ID_KEY] === other[ID_KEY] &&
    one[FRAGMENT_OWNER_KEY] === other[FRAGMENT_OWNER_KEY] &&
    takesNothing(one[FRAGMENTS_KEY], name) &&
    takesNothing(other[FRAGMENTS_KEY], name)
  );
}

function takesNothing(fragments: unknown, name: string): boolean {
  const given = isRecord(fragments) ? fragments[name] : null;
  if (!isRecord(given)) return false;
  for (const _argument in given) return false;
  return true;
}
