import type { Dropinfo, QueryResolvers } from '../__generated__/schema.ts';
import { type Connection, connect } from '../connection.ts';
import { isUpstreamError } from '../errors.ts';
import { toPermissions } from '../user/mapper.ts';
import { dropinfoOrder, isWithin, leagueFilterId, type NumberedDropinfo } from './filter.ts';
import { toDropinfo, toDropinfoFilter } from './mapper.ts';

const withoutNumbers = ({ edges, ...rest }: Connection<NumberedDropinfo>): Connection<Dropinfo> => ({
  ...rest,
  edges: edges.map((edge) => ({
    node: edge.node.dropinfo,
    get cursor() {
      return edge.cursor;
    },
  })),
});

const dropinfos: QueryResolvers['dropinfos'] = async (_, { filter, orderBy, first, after }, { loaders }) => {
  const wire = await loaders.dropinfo.list(leagueFilterId(filter?.leagueFilter));
  const items = wire
    .map((row) => ({ upstreamId: row.id, dropinfo: toDropinfo(row) }))
    .filter((item) => isWithin(item.dropinfo, filter ?? {}));
  return withoutNumbers(connect(items, dropinfoOrder(orderBy), { first, after }));
};

const dropinfoFilters: QueryResolvers['dropinfoFilters'] = async (_, _args, { loaders, session }) => {
  try {
    return (await loaders.dropinfo.filters()).map((row) => toDropinfoFilter(row, session.lang));
  } catch (error) {
    if (!isUpstreamError(error, 'FORBIDDEN')) throw error;
    const { user } = await loaders.session.identity();
    const held = toPermissions(user?.permission ?? []);
    if (held.includes('DROPINFO') && !held.includes('DROPINFO_FILTERS')) return [];
    throw error;
  }
};

export const dropinfoResolvers = { Query: { dropinfos, dropinfoFilters } };
