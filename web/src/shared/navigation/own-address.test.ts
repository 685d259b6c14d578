import { expect, it } from 'vitest';
import { notificationOf } from '../../service-worker/notification-of.ts';
import { ownAddress, paymentAddress, wantedAddress } from './addresses.ts';

const elsewhere = [
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

it.each(elsewhere)('is no address of this site: %j', (address) => {
  expect(ownAddress(address)).toBeNull();
  expect(wantedAddress(`/login?to=${encodeURIComponent(address)}`)).toBeNull();
  expect(notificationOf(JSON.stringify({ url: address }), 'x').url).toBe('/dashboard');
  expect(paymentAddress(address)?.kind).not.toBe('inside');
});

it.each([
  ['/dropinfo/u1?sort=drop#x', '/dropinfo/u1?sort=drop#x'],
  ['/a/../tips', '/tips'],
  ['/?openCart=1', '/?openCart=1'],
  ['/x//y', '/x//y'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
])('keeps %j', (address, expected) => {
  expect(ownAddress(address)).toBe(expected);
  expect(notificationOf(JSON.stringify({ url: address }), 'x').url).toBe(expected);
  expect(paymentAddress(address)).toEqual({ kind: 'inside', address: expected });
});

it('pays at another site by http alone', () => {
  expect(paymentAddress('https://bank.example/pay?x=1')).toEqual({
    kind: 'outside',
    address: 'https://bank.example/pay?x=1',
  });
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', '//evil.example', ''])(
  'pays nowhere at %j',
  (address) => expect(paymentAddress(address)).toBeNull(),
);
