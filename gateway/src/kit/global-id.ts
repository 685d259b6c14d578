import { badUserInput } from './errors.ts';

/** A global id taken apart: the object's type, and the number or the uid by which the upstream finds it. */
export type NodeRef =
  | { readonly type: string; readonly id: number; readonly uid?: undefined }
  | { readonly type: string; readonly id?: undefined; readonly uid: string };

/**
 * Global id of an object: base64url of `Type:id` for a number, whose characters give no `+` or `/` in base64, and of
 * `Type/uid` for a text.
 */
export const toGlobalId = (type: string, key: number | string): string =>
  typeof key === 'number'
    ? btoa(`${type}:${key}`).replace(/=+$/, '')
    : Buffer.from(`${type}/${key}`).toString('base64url');

/** Takes a global id apart; null when it is none. Of which types there are objects, the domains know. */
export function fromGlobalId(globalId: string): NodeRef | null {
  const text = Buffer.from(globalId, 'base64url').toString('utf8');
  const [, type, id, uid] = /^([A-Za-z]+)(?::([1-9]\d{0,14})|\/([^/]{1,200}))$/s.exec(text) ?? [];
  if (type === undefined || toGlobalId(type, uid ?? Number(id)) !== globalId) return null;
  return uid === undefined ? { type, id: Number(id) } : { type, uid };
}

function refused(type: string, field: string): never {
  throw badUserInput(`${field} is not the id of ${/^[AEIOU]/.test(type) ? 'an' : 'a'} ${type}.`);
}

function refOf(type: string, globalId: string): NodeRef | null {
  const ref = fromGlobalId(globalId);
  return ref?.type === type ? ref : null;
}

/**
 * The upstream's number in the global id of an object of a type, given in an input's field.
 * @throws GraphQLError BAD_USER_INPUT for what is none
 */
export const idOf = (type: string, globalId: string, field = 'id'): number =>
  refOf(type, globalId)?.id ?? refused(type, field);

/**
 * The upstream's uid in the global id of an object of a type, given in an input's field.
 * @throws GraphQLError BAD_USER_INPUT for what is none
 */
export const uidOf = (type: string, globalId: string, field: string): string =>
  refOf(type, globalId)?.uid ?? refused(type, field);
