import { reader } from '../../kit/compile-shape.ts';
import { forbidden, nullIfNotFound, unauthenticated } from '../../kit/errors.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { isStaff } from '../user/shapes.ts';
import * as endpoints from './endpoints.ts';

const toCounts = reader(endpoints.counts);

const resolvers: DomainResolvers = {
  Query: {
    /** The upstream decides access to each field. */
    admin: async (_, _args, { loaders }) => {
      const { user } = await loaders.session.identity();
      if (user === null) throw unauthenticated();
      if (!isStaff(user)) throw forbidden();
      return {};
    },
  },
  Admin: {
    /** Null when the upstream does not support this call (404). */
    counts: (_, _args, { loaders }) =>
      nullIfNotFound(loaders.read(endpoints.adminCounts).then(({ figures }) => toCounts(figures))),
  },
};

export const admin = defineDomain({ endpoints, resolvers: [resolvers] });
