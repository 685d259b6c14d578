import { isIPv6 } from 'node:net';

/** Somebody with an IPv6 line has a whole /64 of addresses, so those count as one. */
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
