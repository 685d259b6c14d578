import { BlockList, isIP, isIPv6 } from 'node:net';

/** The part of a request that identifies its client. */
export interface RequestSource {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

export type ClientAddress = (request: RequestSource) => string;

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Removes an IPv6 zone, and unwraps IPv4-mapped IPv6. */
const normalize = (address: string): string =>
  mappedIPv4.exec(address)?.[1] ?? address.replace(/%.*$/, '').toLowerCase();

/** An address with a port, as some proxies send it. */
const withPort = /^(?:\[(.+)\]|([\d.]+)):\d+$/;

function addressOf(entry: string): string {
  const [, ipv6, ipv4] = withPort.exec(entry) ?? [];
  return normalize(ipv6 ?? ipv4 ?? entry);
}

/** Whether a text is an address or a network such as `10.0.0.0/8`. */
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
 * Finds the client's address: the peer, unless that is a trusted proxy; then the last untrusted address of
 * X-Forwarded-For, since the client itself may have written the entries before it. A malformed entry ends the search
 * at the proxy that sent it.
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
    let address = normalize(socket.remoteAddress ?? '');
    if (trustedProxies.length === 0) return address;
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    for (
      let next = forwarded.pop();
      next !== undefined && isIP(address) && isTrusted(address);
      next = forwarded.pop()
    ) {
      const candidate = addressOf(next.trim());
      if (isIP(candidate) === 0) break;
      address = candidate;
    }
    return address;
  };
}
