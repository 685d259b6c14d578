import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Key of a client for rate limits: its address as forwarded by the gateway. An IPv6 client usually has a /64 network, so
 * that counts as one.
 */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip;
  const [, mapped] = mappedIPv4.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  const [before = [], after = []] = ip.split('::', 2).map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
