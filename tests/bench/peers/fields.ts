import { sidesOf as gatewaySides } from '../../../gateway/src/domains/dropinfo/mapper.ts';
import { profitUnitsOf as gatewayUnits, toTipStatus } from '../../../gateway/src/domains/tip/mapper.ts';
import type { DropinfoRow, SideRow, TipRow } from './wire.ts';

/** An enum's name in the graph, from its name on the wire. */
export const enumName = (value: string): string => value.replace(/^tip_/, '').toUpperCase();

/** Global id of an object. */
export const globalId = (type: string, id: number): string =>
  Buffer.from(`${type}:${id}`).toString('base64url');

/** Profit of a tip in units, as the gateway counts it: each server does the same sum. */
export const profitUnitsOf = ({ tip_status: status, rate, exchange }: TipRow): number | null =>
  gatewayUnits(toTipStatus(status), rate, exchange);

/** Which side dropped, as the gateway finds it. */
export const sidesOf = (row: DropinfoRow): { dropped: SideRow; opposite: SideRow | null } =>
  gatewaySides(row);

/** The headers of a request that sign it. */
export const credentialNames = ['access-token', 'client', 'token-type', 'uid'] as const;
