import { checkPageSize, Edge, paged } from '../../kit/connection.ts';
import { nullIfNotFound } from '../../kit/errors.ts';
import { placeOf } from '../../kit/paged-list.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import * as endpoints from './endpoints.ts';
import { toSeal, toSealHead } from './shapes.ts';

/** Part of the cursors, which also contain a seal's sequence. */
const listName = 'seals';

const resolvers: DomainResolvers = {
  Query: {
    seals: async (_, { first, after }, { loaders }) => {
      checkPageSize({ first });
      const start = placeOf({ name: listName }, { first, after });
      const reply = await nullIfNotFound(loaders.read(endpoints.sealList, { after: start, limit: first }));
      if (reply === null) return null;
      const edges = reply.seals.map((row) => new Edge(toSeal(row), listName, [row.sequence]));
      const last = edges.at(-1)?.node.sequence ?? reply.total;
      return { ...paged(edges, start > 0, last < reply.total), totalCount: reply.total };
    },
    sealHead: async (_, _args, { loaders }) => {
      const reply = await nullIfNotFound(loaders.read(endpoints.sealHeadGet));
      return reply?.head ? toSealHead(reply.head) : null;
    },
  },
};

export const seal = defineDomain({ endpoints, resolvers: [resolvers] });
