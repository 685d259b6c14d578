import { badUserInput } from './errors.ts';

/** A global id taken apart. */
export interface NodeRef {
  readonly type: string;
  readonly id: number;
}

/** Global id of an object: base64url of `Type:id`, whose characters give no `+` or `/` in base64. */
export const toGlobalId = (type: string, id: number): string => btoa(`${type}:${id}`).replace(/=+$/, '');

/** Takes a global id apart; null when it is none. Of which types there are objects, the domains know. */
export function fromGlobalId(globalId: string): NodeRef | null {
  const match = /^([A-Za-z]+):([1-9]\d{0,14})$/.exec(Buffer.from(globalId, 'base64url').toString('utf8'));
  const [, type, id] = match ?? [];
  if (type === undefined || toGlobalId(type, Number(id)) !== globalId) return null;
  return { type, id: Number(id) };
}

/**
 * The upstream's id in the global id of an object of a type, given in an input's field.
 * @throws GraphQLError BAD_USER_INPUT for what is none
 */
export function idOf(type: string, globalId: string, field = 'id'): number {
  const ref = fromGlobalId(globalId);
  if (ref?.type !== type)
    throw badUserInput(`${field} is not the id of ${/^[AEIOU]/.test(type) ? 'an' : 'a'} ${type}.`);
  return ref.id;
}
