import { expect, it } from 'vitest';
import { notificationOf } from '../../service-worker/notification-of.ts';
import { ownAddress, paymentAddress, returnToOf } from './addresses.ts';

const foreign = [
  'https://evil.example/',
  '//evil.example/x',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/x/../..//evil.example',
  '/%2e%2e//evil.example',
  '/%2E//evil.example',
  '/..\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\t..//evil.example',
  'javascript:alert(1)',
  'tips',
  '',
];

it.each(foreign)('rejects %j as a path of this site', (address) => {
  expect(ownAddress(address)).toBeNull();
  expect(returnToOf(`/login?to=${encodeURIComponent(address)}`)).toBeNull();
  expect(notificationOf(JSON.stringify({ url: address }), 'x').url).toBe('/dashboard');
  expect(paymentAddress(address)?.kind).not.toBe('inside');
});

it.each([
  ['/dropinfo/u1?sort=drop#x', '/dropinfo/u1?sort=drop#x'],
  ['/a/../tips', '/tips'],
  ['/?openCart=1', '/?openCart=1'],
  ['/x//y', '/x//y'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
])('normalizes %j to %j', (address, expected) => {
  expect(ownAddress(address)).toBe(expected);
  expect(notificationOf(JSON.stringify({ url: address }), 'x').url).toBe(expected);
  expect(paymentAddress(address)).toEqual({ kind: 'inside', address: expected });
});

it('paymentAddress accepts an HTTP URL of another site', () => {
  expect(paymentAddress('https://bank.example/pay?x=1')).toEqual({
    kind: 'outside',
    address: 'https://bank.example/pay?x=1',
  });
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', '//evil.example', ''])(
  'paymentAddress rejects %j',
  (address) => expect(paymentAddress(address)).toBeNull(),
);
