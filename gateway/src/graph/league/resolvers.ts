import type { QueryResolvers } from '../__generated__/schema.ts';
import { connect, type ListOrder } from '../connection.ts';
import type { LeagueWire } from './endpoints.ts';
import { toLeague } from './mapper.ts';

const byCountryAndName: ListOrder<LeagueWire> = {
  name: 'leagues',
  descending: false,
  keyOf: (league) => [league.country, league.name, league.id],
};

const leagues: QueryResolvers['leagues'] = async (_, { first, after }, { loaders }) =>
  connect(await loaders.league.list(), byCountryAndName, { first, after }, toLeague);

export const leagueResolvers = { Query: { leagues } };
