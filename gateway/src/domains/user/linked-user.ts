import type { GraphQLResolveInfo } from 'graphql';
import { toGlobalId } from '../../kit/global-id.ts';
import { fieldsIn } from '../../kit/selected-fields.ts';
import type { GraphContext } from '../context.ts';
import { toUserForAdmin } from './admin-mapper.ts';
import type { UserModel } from './mapper.ts';

function notRead(): never {
  throw new Error('More was asked of a user than what they are linked by, which is all that was read');
}

/** What may be known of a user without reading them. */
type Known = Partial<Pick<UserModel, 'email' | 'firstName' | 'lastName'>>;

/**
 * A user of whom only the number was read, and what stands beside it; whoever makes one has seen to it that no more is
 * asked of it.
 */
export class UserRef implements UserModel {
  readonly __typename = 'User';
  readonly #known: Known;

  constructor(
    readonly userId: number,
    known: Known = {},
  ) {
    this.#known = known;
  }

  get id() {
    return toGlobalId('User', this.userId);
  }
  get email() {
    return this.#known.email ?? notRead();
  }
  get firstName() {
    return this.#known.firstName === undefined ? notRead() : this.#known.firstName;
  }
  get lastName() {
    return this.#known.lastName === undefined ? notRead() : this.#known.lastName;
  }
  get discord() {
    return notRead();
  }
  get notes() {
    return notRead();
  }
  get role() {
    return notRead();
  }
  get isAdmin() {
    return notRead();
  }
  get isTyper() {
    return notRead();
  }
  get own() {
    return notRead();
  }
  get account() {
    return notRead();
  }
}

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
