import { describe, expect, it } from 'vitest';
import { createClientAddress, isNetwork, type RequestSource } from './client-address.ts';

const from = (peer: string | undefined, forwarded?: string): RequestSource => ({
  headers: { 'x-forwarded-for': forwarded },
  socket: { remoteAddress: peer },
});

describe('the address of a client', () => {
  const find = createClientAddress(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);

  it.each([
    ['an untrusted peer, whatever it sends', '198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['the address sent by a trusted proxy', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['the last untrusted address', '10.1.2.3', '1.1.1.1, 203.0.113.9, 192.0.2.7', '203.0.113.9'],
    ['the first address when all are trusted', '10.1.2.3', '10.9.9.9', '10.9.9.9'],
    ['the trusted proxy without a header', '10.1.2.3', undefined, '10.1.2.3'],
    ['the trusted proxy with a malformed entry', '10.1.2.3', '203.0.113.9, unknown', '10.1.2.3'],
    ['the address sent by an IPv4-mapped proxy', '::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['the address sent by an IPv6 proxy', 'fd00::1', '2001:DB8::5', '2001:db8::5'],
    ['the address without the port that the proxy sends', '10.1.2.3', '203.0.113.9:51234', '203.0.113.9'],
    ['the IPv6 address without the port', '10.1.2.3', '[2001:DB8::5]:51234', '2001:db8::5'],
    ['the trusted proxy with a port without an address', '10.1.2.3', '203.0.113.9, []:1', '10.1.2.3'],
    ['a link-local peer without its zone', 'fe80::1%eth0', undefined, 'fe80::1'],
    ['empty for a closed connection', undefined, '203.0.113.9', ''],
  ])('is %s', (_, peer, forwarded, address) => {
    expect(find(from(peer, forwarded))).toBe(address);
  });

  it('is the peer without trusted proxies', () => {
    expect(createClientAddress([])(from('::ffff:127.0.0.1', '203.0.113.9'))).toBe('127.0.0.1');
  });
});

it.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['proxy.example', false],
  ['', false],
])('isNetwork(%j) is %s', (text, expected) => {
  expect(isNetwork(text)).toBe(expected);
});
