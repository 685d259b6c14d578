import type { GraphQLResolveInfo } from 'graphql';
import { nullIfNotFound } from '../../kit/errors.ts';
import { selectsOnly } from '../../kit/walk-selection.ts';
import type { GraphContext } from '../context.ts';
import type { Loaders } from '../loaders.ts';
import { userGet, userLinks } from './admin-endpoints.ts';
import { toUserForAdmin, type UserForAdminWire, type UserLink } from './admin-shapes.ts';
import type { UserModel } from './shapes.ts';

/** For admins; null when there is none. */
export async function readUser(id: number, { read }: Loaders): Promise<UserForAdminWire | null> {
  return id < 1 ? null : ((await nullIfNotFound(read(userGet, { id })))?.user ?? null);
}

/** For admins; null when there is none. */
export async function findUser(id: number, loaders: Loaders): Promise<UserModel | null> {
  const wire = await readUser(id, loaders);
  return wire && toUserForAdmin(wire);
}

/** The resolver of a user reference; reads the user only when the selection needs more than the link has. */
export const linkedUser =
  <Model>(field: keyof typeof userLinks, linkOf: (model: Model) => UserLink | null) =>
  (model: Model, _: object, { loaders }: GraphContext, info: GraphQLResolveInfo) => {
    const link = linkOf(model);
    if (link === null) return null;
    return selectsOnly(info, userLinks[field]) ? (link as UserModel) : findUser(link.userId, loaders);
  };
