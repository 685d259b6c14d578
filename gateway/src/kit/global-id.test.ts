import { describe, expect, it } from 'vitest';
import { fromGlobalId, toGlobalId } from './global-id.ts';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('a global id', () => {
  it('leads back to its object', () => {
    expect(fromGlobalId(toGlobalId('Tip', 42))).toEqual({ type: 'Tip', id: 42 });
  });

  it.each([
    ['empty', ''],
    ['plain', '42'],
    ['an unknown type', encoded('Season:1')],
    ['no number', encoded('Tip:x')],
    ['zero', encoded('Tip:0')],
    ['a leading zero', encoded('Tip:01')],
    ['negative', encoded('Tip:-1')],
    ['too large for the upstream', encoded('Tip:9999999999999999')],
    ['padded', `${encoded('Tip:4')}=`],
    ['a path', encoded('Tip:1/../2')],
    ['a prototype name', encoded('constructor:1')],
  ])('that is none of ours gives null: %s', (_, id) => {
    expect(fromGlobalId(id)).toBeNull();
  });
});
