/** Content types that another site's page can send without a preflight. */
const simpleTypes = new Set(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']);

const nonFormHeaders = ['x-app-type', 'apollo-require-preflight', 'graphql-require-preflight'];

interface GuardedRequest {
  readonly method: string;
  readonly headers: { get(name: string): string | null };
}

/**
 * Whether another site's page could have sent a request. A GET only reads and passes. Others need a content type or a
 * header that a form cannot send.
 */
export function isForgeable(request: GuardedRequest): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false;
  if (nonFormHeaders.some((name) => (request.headers.get(name) ?? '') !== '')) return false;
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return type === '' || simpleTypes.has(type);
}

export const isMultipart = (request: Pick<GuardedRequest, 'headers'>): boolean =>
  /^multipart\/form-data\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');
