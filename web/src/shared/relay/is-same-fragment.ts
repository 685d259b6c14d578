import { areEqualSelectors, type GraphQLTaggedNode, getFragment, getSingularSelector } from 'relay-runtime';

/**
 * Whether two references stand for the same fragment of the same record, read for the same query. Relay makes new
 * references for all rows behind one that is put into a list; a row that compares with this is not drawn again.
 */
export function isSameFragment(fragment: GraphQLTaggedNode, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const node = getFragment(fragment);
  const [selector, otherSelector] = [getSingularSelector(node, one), getSingularSelector(node, other)];
  return Boolean(selector && otherSelector && areEqualSelectors(selector, otherSelector));
}
