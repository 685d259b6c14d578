import type { ErrorCode } from '@tipgraph/client';

/** A fault of an operation that the app as a whole may have to act on. */
export interface Failure {
  code: ErrorCode;
  /** Whether a query, a mutation or a live connection failed. */
  kind: 'query' | 'mutation' | 'live';
  /** Whether it takes the page's reason away, or only one section of it. */
  scope: 'page' | 'section';
  /** Whether it is a page's first reading: without its answer there is no page to stay on. */
  opensPage?: boolean;
  /** Whether it was sent with credentials that are still the ones in use. */
  current: boolean;
}

/** Fields that only lead to others; what stands right under them counts as a page's main field. */
const NAMESPACE_FIELDS = new Set<string | number>(['viewer', 'admin']);

/**
 * Whether a fault at this path leaves the page without its main field: it is the whole request, a root field or
 * a field right under a namespace field. Anything deeper is a section, and a failed section is no failed page.
 */
export function scopeOf(path: readonly (string | number)[]): Failure['scope'] {
  const [root] = path;
  const depth = root !== undefined && NAMESPACE_FIELDS.has(root) ? 2 : 1;
  return path.length <= depth ? 'page' : 'section';
}
