import { reader } from '../../kit/compile-shape.ts';
import { forbidden, orNull, unauthenticated } from '../../kit/errors.ts';
import type { AdminResolvers, QueryResolvers } from '../__generated__/resolver-types.ts';
import { adminCounts } from './endpoints.ts';
import { counts as shape } from './shapes.ts';

/** The namespace of those who run the service; who may use each of its fields is the upstream's to decide. */
const admin: QueryResolvers['admin'] = async (_, _args, { loaders }) => {
  const { user } = await loaders.session.identity();
  if (user === null) throw unauthenticated();
  if (!user.is_admin && !user.is_typer) throw forbidden();
  return {};
};

const toCounts = reader(shape);

/** An upstream without this call answers 404. */
const counts: NonNullable<AdminResolvers['counts']> = async (_, _args, { rest, session }) => {
  const found = await orNull(rest.call(adminCounts, {}, session));
  return found && toCounts(found.figures);
};

export const adminResolvers = { Query: { admin }, Admin: { counts } };
