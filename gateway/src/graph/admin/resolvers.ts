import type { QueryResolvers } from '../__generated__/schema.ts';
import { forbidden, unauthenticated } from '../errors.ts';

/** The doorway for those who run the service; what lies behind each of its fields is the upstream's to allow. */
const admin: QueryResolvers['admin'] = async (_, _args, { loaders }) => {
  const { user } = await loaders.session.identity();
  if (user === null) throw unauthenticated();
  if (!user.is_admin && !user.is_typer) throw forbidden();
  return {};
};

export const adminResolvers = { Query: { admin } };
