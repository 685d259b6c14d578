import { z } from 'zod';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { wireId } from '../wire.ts';

/** A league as the upstream sends it. */
export const leagueWire = z.object({
  id: wireId,
  name: z.string(),
  country: z.string(),
  flag: z.string().nullish(),
  logo: z.string().nullish(),
  season: z.string().nullish(),
  seasons: z.array(z.object({ year: z.string(), name: z.string() })).nullish(),
});
export type LeagueWire = z.infer<typeof leagueWire>;

export const leagueList = defineEndpoint({
  id: 'league.list',
  method: 'GET',
  path: (_: Record<never, never>) => '/leagues.json',
  auth: 'user',
  decode: z.object({ leagues: z.array(leagueWire) }),
  cost: 1,
});
