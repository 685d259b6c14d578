import { reader } from '../../kit/compile-shape.ts';
import { checkPageSize, Edge, paged, placeOf } from '../../kit/connection.ts';
import { orNull } from '../../kit/errors.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { sealHeadGet, sealList } from './endpoints.ts';
import { seal, sealHead } from './shapes.ts';

const toSeal = reader(seal);
const toHead = reader(sealHead);

/** Part of the cursors, which also contain a seal's sequence. */
const listName = 'seals';

export const sealResolvers = {
  Query: {
    seals: async (_, { first, after }, { call }) => {
      checkPageSize({ first });
      const start = placeOf({ name: listName }, { first, after });
      const reply = await orNull(call(sealList, { after: start, limit: first }));
      if (reply === null) return null;
      const edges = reply.seals.map((row) => new Edge(toSeal(row), listName, [row.sequence]));
      const last = edges.at(-1)?.node.sequence ?? reply.total;
      return { ...paged(edges, start > 0, last < reply.total), totalCount: reply.total };
    },
    sealHead: async (_, _args, { call }) => {
      const reply = await orNull(call(sealHeadGet));
      return reply?.head ? toHead(reply.head) : null;
    },
  },
} satisfies DomainResolvers;
