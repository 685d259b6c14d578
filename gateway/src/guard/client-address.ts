import { BlockList, isIP, isIPv6 } from 'node:net';

/** The part of a request that tells where it comes from. */
export interface Arrival {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Finds the address of the client behind a request. */
export type ClientAddress = (request: Arrival) => string;

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address without the zone of a link, and IPv4 without its IPv6 clothes. */
const plain = (address: string): string =>
  mappedIPv4.exec(address)?.[1] ?? address.replace(/%.*$/, '').toLowerCase();

/** Whether a text is an address, or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (bits === undefined) return isIP(text) !== 0;
  return (
    more.length === 0 &&
    isIP(address) !== 0 &&
    /^\d{1,3}$/.test(bits) &&
    Number(bits) <= (isIPv6(address) ? 128 : 32)
  );
}

/**
 * Makes the finder. It is the peer of the connection, unless that is one of our own proxies: then the last address of
 * X-Forwarded-For that is not one of them, since what stands before it was written by the client. An entry that is no
 * address ends the search: the one that told it counts.
 * @param trustedProxies addresses and networks, as `isNetwork` takes them
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trusted = new BlockList();
  for (const network of trustedProxies) {
    const [address = '', bits] = network.split('/');
    const type = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, type);
    else trusted.addSubnet(address, Number(bits), type);
  }
  const isTrusted = (address: string): boolean => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  return ({ headers, socket }) => {
    let address = plain(socket.remoteAddress ?? '');
    if (trustedProxies.length === 0) return address;
    const told = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    for (
      let next = told.pop();
      next !== undefined && isIP(address) && isTrusted(address);
      next = told.pop()
    ) {
      const candidate = plain(next.trim());
      if (isIP(candidate) === 0) break;
      address = candidate;
    }
    return address;
  };
}
