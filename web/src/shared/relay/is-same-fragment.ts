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
 * Whether two references are for the same fragment, record and query. An insert into a list creates new references for the rows
 * after it; a memoized row that compares with this does not render again.
 */
export function isSameFragment(fragment: GraphQLTaggedNode, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const node = getFragment(fragment);
  if (isSameWithoutArguments(node.name, one, other)) return true;
  const [selector, otherSelector] = [getSingularSelector(node, one), getSingularSelector(node, other)];
  return Boolean(selector && otherSelector && areEqualSelectors(selector, otherSelector));
}

/** A check of the common case that allocates nothing. */
function isSameWithoutArguments(name: string, one: unknown, other: unknown): boolean {
  return (
    isRecord(one) &&
    isRecord(other) &&
    one[ID_KEY] === other[ID_KEY] &&
    one[FRAGMENT_OWNER_KEY] === other[FRAGMENT_OWNER_KEY] &&
    hasNoArguments(one[FRAGMENTS_KEY], name) &&
    hasNoArguments(other[FRAGMENTS_KEY], name)
  );
}

function hasNoArguments(fragments: unknown, name: string): boolean {
  const args = isRecord(fragments) ? fragments[name] : null;
  if (!isRecord(args)) return false;
  for (const _argument in args) return false;
  return true;
}
