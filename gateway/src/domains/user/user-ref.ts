import { toGlobalId } from '../../kit/global-id.ts';
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
