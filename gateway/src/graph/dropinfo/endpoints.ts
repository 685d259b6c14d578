import { z } from 'zod';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { wireId, wireTime } from '../wire.ts';

const sideWire = z.object({
  label: z.string(),
  from: z.number(),
  from_p: z.number().nullish(),
  to: z.number(),
  to_p: z.number().nullish(),
});

/** A fall of the odds as the upstream sends it. */
export const dropinfoWire = z.object({
  id: wireId,
  uid: z.string(),
  title: z.string(),
  tip: z.string(),
  date: wireTime,
  created_at: wireTime,
  timebetween: z.int(),
  drop: z.number(),
  over: sideWire,
  under: sideWire.nullish(),
  market: z.string().nullish(),
  league: z.object({ id: wireId, name: z.string(), country: z.string() }).nullish(),
});
export type DropinfoWire = z.infer<typeof dropinfoWire>;
export type SideWire = z.infer<typeof sideWire>;

export const dropinfoFilterWire = z.object({ id: wireId, name: z.string(), name_en: z.string().nullish() });
export type DropinfoFilterWire = z.infer<typeof dropinfoFilterWire>;

/** Reads the list of dropinfos, all that the caller may see or those of one league filter. */
export const dropinfoList = defineEndpoint({
  id: 'dropinfo.list',
  method: 'GET',
  path: () => '/dropinfos.json',
  query: (args: { leagueFilter?: number }) => ({ league_filter: args.leagueFilter?.toString() }),
  auth: 'user',
  decode: z.object({ dropinfos: z.array(dropinfoWire) }),
  cost: 2,
});

export const dropinfoFilterList = defineEndpoint({
  id: 'dropinfo.filters',
  method: 'GET',
  path: (_: Record<never, never>) => '/dropinfos/filters.json',
  auth: 'user',
  decode: z.object({ filters: z.array(dropinfoFilterWire) }),
  cost: 1,
});
