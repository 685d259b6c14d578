import { areEqualSelectors, type GraphQLTaggedNode, getFragment, getSingularSelector } from 'relay-runtime';

/**
 * Whether two references are for the same fragment, record and query. An insert into a list creates new references for the rows
 * after it; a memoized row that compares with this does not render again.
 */
export function isSameFragment(fragment: GraphQLTaggedNode, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const node = getFragment(fragment);
  const [selector, otherSelector] = [getSingularSelector(node, one), getSingularSelector(node, other)];
  return Boolean(selector && otherSelector && areEqualSelectors(selector, otherSelector));
}
