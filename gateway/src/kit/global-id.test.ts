import { describe, expect, it } from 'vitest';
import { fromGlobalId, idOf, toGlobalId, uidOf } from './global-id.ts';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('a global id', () => {
  it('can be decoded', () => {
    expect(fromGlobalId(toGlobalId('Tip', 42))).toEqual({ type: 'Tip', id: 42 });
    for (const uid of ['17', 'b7c6-4d', 'a b?c=ł💣']) {
      expect(fromGlobalId(toGlobalId('Payment', uid))).toEqual({ type: 'Payment', uid });
    }
  });

  it.each([
    ['empty', ''],
    ['plain', '42'],
    ['no number', encoded('Tip:x')],
    ['zero', encoded('Tip:0')],
    ['a leading zero', encoded('Tip:01')],
    ['negative', encoded('Tip:-1')],
    ['too large for the upstream', encoded('Tip:9999999999999999')],
    ['padded', `${encoded('Tip:4')}=`],
    ['a path', encoded('Tip:1/../2')],
    ['an empty uid', encoded('Payment/')],
    ['a path as uid', encoded('Payment/../1')],
    ['not UTF-8', Buffer.from([...Buffer.from('Payment/'), 0xff]).toString('base64url')],
  ])('that is malformed decodes to null: %s', (_, id) => {
    expect(fromGlobalId(id)).toBeNull();
  });

  it('idOf returns the number of an object of the type', () => {
    expect(idOf('Tip', toGlobalId('Tip', 42))).toBe(42);
    expect(() => idOf('Tip', toGlobalId('Plan', 42))).toThrow('id is not the id of a Tip.');
    expect(() => idOf('Autofilter', 'x', 'autofilter')).toThrow('autofilter is not the id of an Autofilter.');
    expect(() => idOf('Payment', toGlobalId('Payment', '42'))).toThrow('id is not the id of a Payment.');
    expect(() => idOf('User', 'x', 'userId')).toThrow('userId is not the id of a User.');
  });

  it('uidOf returns the uid of an object of the type', () => {
    expect(uidOf('Payment', toGlobalId('Payment', '42'), 'paymentId')).toBe('42');
    for (const id of [toGlobalId('Payment', 42), toGlobalId('Tip', '42'), 'x']) {
      expect(() => uidOf('Payment', id, 'paymentId')).toThrow('paymentId is not the id of a Payment.');
    }
  });
});
