import type { League } from '../__generated__/schema.ts';
import { toGlobalId } from '../global-id.ts';
import type { LeagueWire } from './endpoints.ts';

/** A league of the wire as the graph shows it, its seasons newest first. */
export const toLeague = (wire: LeagueWire): League => ({
  __typename: 'League',
  id: toGlobalId('League', wire.id),
  name: wire.name,
  country: wire.country,
  flag: wire.flag ?? null,
  logo: wire.logo ?? null,
  season: wire.season ?? null,
  seasons: (wire.seasons ?? [])
    .map(({ year, name }) => ({ year, name }))
    .sort((a, b) => b.year.localeCompare(a.year, 'en', { numeric: true })),
});
