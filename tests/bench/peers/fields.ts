import type { TipRow } from './wire.ts';

/** An enum's name in the graph, from its name on the wire. */
export const enumName = (value: string): string => value.replace(/^tip_/, '').toUpperCase();

/** Global id of an object. */
export const globalId = (type: string, id: number): string =>
  Buffer.from(`${type}:${id}`).toString('base64url');

/** Profit of a tip in units. */
export function unitsOf({ tip_status: status, rate, exchange }: TipRow): number | null {
  if (status === 'tip_success') return Math.round(rate * (exchange - 1) * 100) / 100;
  if (status === 'tip_fail') return -rate;
  return status === 'tip_cancel' ? 0 : null;
}

/** The headers of a request that sign it. */
export const credentialNames = ['access-token', 'client', 'token-type', 'uid'] as const;
