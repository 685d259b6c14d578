import { createOperationDescriptor } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import dropinfoListItem from '../../__generated__/dropinfoListItem_dropinfo.graphql.ts';
import dropinfoScreenQuery from '../../__generated__/dropinfoScreenQuery.graphql.ts';
import { isSameFragment } from './is-same-fragment.ts';

const requestOf = (first: number) => createOperationDescriptor(dropinfoScreenQuery, { first }).request;
const request = requestOf(100);
/** A reference as Relay gives it to a component. */
const reference = (id: string, owner: object = request, given: object = {}) => ({
  __id: id,
  __fragments: { dropinfoListItem_dropinfo: given },
  __fragmentOwner: owner,
});
const isSame = (one: unknown, other: unknown) => isSameFragment(dropinfoListItem, one, other);

describe('two references', () => {
  it('are the same for the same record of the same query, made once or twice', () => {
    const one = reference('1');
    expect(isSame(one, one)).toBe(true);
    expect(isSame(one, reference('1'))).toBe(true);
    expect(isSame(one, reference('1', requestOf(100)))).toBe(true);
  });

  it('differ by record, by query and by arguments', () => {
    const one = reference('1');
    expect(isSame(one, reference('2'))).toBe(false);
    expect(isSame(one, reference('1', requestOf(200)))).toBe(false);
    expect(isSame(one, reference('1', request, { isShort: true }))).toBe(false);
    expect(
      isSame(reference('1', request, { isShort: false }), reference('1', request, { isShort: true })),
    ).toBe(false);
  });
});
