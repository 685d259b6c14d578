import { createOperationDescriptor } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import dropinfoListItem from '../../__generated__/dropinfoListItem_dropinfo.graphql.ts';
import dropinfoScreenQuery from '../../__generated__/dropinfoScreenQuery.graphql.ts';
import { isSameFragment } from './is-same-fragment.ts';

const requestOf = (first: number) => createOperationDescriptor(dropinfoScreenQuery, { first }).request;
const request = requestOf(100);
/** A fragment reference, as Relay passes it to a component. */
const reference = (id: string, owner: object = request, args: object = {}) => ({
  __id: id,
  __fragments: { dropinfoListItem_dropinfo: args },
  __fragmentOwner: owner,
});
const isSame = (one: unknown, other: unknown) => isSameFragment(dropinfoListItem, one, other);

describe('isSameFragment', () => {
  it('returns true for the same record of the same query', () => {
    const one = reference('1');
    expect(isSame(one, one)).toBe(true);
    expect(isSame(one, reference('1'))).toBe(true);
    expect(isSame(one, reference('1', requestOf(100)))).toBe(true);
  });

  it('returns false for another record, query or arguments', () => {
    const one = reference('1');
    expect(isSame(one, reference('2'))).toBe(false);
    expect(isSame(one, reference('1', requestOf(200)))).toBe(false);
    expect(isSame(one, reference('1', request, { isShort: true }))).toBe(false);
    expect(
      isSame(reference('1', request, { isShort: false }), reference('1', request, { isShort: true })),
    ).toBe(false);
  });
});
