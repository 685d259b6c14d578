import { isIPv6 } from 'node:net';

/** The /64 network of an IPv6 address, since one subscriber has all addresses of it; an IPv4 address itself. */
export function addressGroup(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  const [head = '', tail] = address.split('::', 2);
  const parts = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const [before, after] = [parts(head), parts(tail)];
  const filled = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ];
  return filled
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
