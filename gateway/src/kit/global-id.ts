import { badUserInput } from './errors.ts';

/** The object's type, and the number or uid of the upstream. */
type NodeRef =
  | { readonly type: string; readonly id: number; readonly uid?: undefined }
  | { readonly type: string; readonly id?: undefined; readonly uid: string };

/**
 * Base64url of `Type:id` for a number, whose characters never result in `+` or `/` in base64, and of `Type/uid` for a
 * text.
 */
export const toGlobalId = (type: string, key: number | string): string =>
  typeof key === 'number'
    ? btoa(`${type}:${key}`).replace(/=+$/, '')
    : Buffer.from(`${type}/${key}`).toString('base64url');

/** Returns null for a malformed id; the type is not checked. */
export function fromGlobalId(globalId: string): NodeRef | null {
  const text = Buffer.from(globalId, 'base64url').toString('utf8');
  const [, type, id, uid] = /^([A-Za-z]+)(?::([1-9]\d{0,14})|\/([^/]{1,200}))$/s.exec(text) ?? [];
  if (type === undefined || toGlobalId(type, uid ?? Number(id)) !== globalId) return null;
  return uid === undefined ? { type, id: Number(id) } : { type, uid };
}

function rejectId(type: string, field: string): never {
  throw badUserInput(`${field} is not the id of ${/^[AEIO]/.test(type) ? 'an' : 'a'} ${type}.`);
}

function refOf(type: string, globalId: string): NodeRef | null {
  const ref = fromGlobalId(globalId);
  return ref?.type === type ? ref : null;
}

/** Returns the upstream's number in a global id of a type. @throws GraphQLError BAD_USER_INPUT for another id */
export const idOf = (type: string, globalId: string, field = 'id'): number =>
  refOf(type, globalId)?.id ?? rejectId(type, field);

/** Returns the upstream's uid in a global id of a type. @throws GraphQLError BAD_USER_INPUT for another id */
export const uidOf = (type: string, globalId: string, field: string): string =>
  refOf(type, globalId)?.uid ?? rejectId(type, field);
