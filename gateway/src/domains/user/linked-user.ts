import type { GraphQLResolveInfo } from 'graphql';
import { fieldsIn } from '../../kit/selected-fields.ts';
import type { GraphContext } from '../context.ts';
import { toUserForAdmin } from './admin-mapper.ts';
import type { UserModel } from './mapper.ts';
import type { UserRef } from './user-ref.ts';

/** The user of a number as admins see them; null when there is none. */
export async function findUser(id: number, { loaders }: GraphContext): Promise<UserModel | null> {
  const wire = id < 1 ? null : await loaders.user.one(id);
  return wire && toUserForAdmin(wire);
}

/** The user that a link leads to, who is read only where more is selected than the fields that are known of them. */
export function linkedUser(
  link: UserRef | null,
  known: ReadonlySet<string>,
  context: GraphContext,
  info: GraphQLResolveInfo,
): UserModel | null | Promise<UserModel | null> {
  if (link === null) return null;
  const isEnough = info.fieldNodes.every(({ selectionSet }) =>
    fieldsIn(selectionSet, info).every(({ name }) => known.has(name.value)),
  );
  return isEnough ? link : findUser(link.userId, context);
}
