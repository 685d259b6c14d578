/** Content types that a page of any other site can send without being asked first. */
const simpleTypes = new Set(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']);

/** Headers that a plain form cannot send. */
const proofHeaders = ['x-app-type', 'apollo-require-preflight', 'graphql-require-preflight'];

interface GuardedRequest {
  readonly method: string;
  readonly headers: { get(name: string): string | null };
}

/**
 * Whether a request may be a forgery sent by another site's page. A GET only reads and passes; anything else needs a
 * content type that a plain form cannot send, or a header that it cannot send.
 */
export function isForgeable(request: GuardedRequest): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false;
  if (proofHeaders.some((name) => (request.headers.get(name) ?? '') !== '')) return false;
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return type === '' || simpleTypes.has(type);
}

/** Whether a request is one with files; a fetch Request fits. */
export const isMultipart = (request: { readonly headers: { get(name: string): string | null } }): boolean =>
  /^multipart\/form-data\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');
