/** A released document: its id, and which of its operations runs where there are several. */
export interface ReleasedDocument<Data, Variables> {
  readonly id: string;
  readonly operationName?: string;
  __apiType?(variables: Variables): Data;
}

/** The text of a document, as generators for TypeScript wrap it; a parsed document is none. */
export interface TypedText<Data, Variables> {
  readonly kind?: never;
  toString(): string;
  __apiType?(variables: Variables): Data;
}

/** What to run: a document's text, or a released one by its id. */
export type GraphDocument<Data = unknown, Variables = unknown> =
  | string
  | TypedText<Data, Variables>
  | ReleasedDocument<Data, Variables>;

/**
 * What names a document and its variables in a request, over HTTP and on a socket alike.
 * @throws TypeError for a parsed document
 */
export function requestOf(document: GraphDocument, variables: unknown = {}): Record<string, unknown> {
  if (typeof document === 'object' && 'kind' in document) {
    throw new TypeError('A parsed document: give its text, as `print` of graphql makes it, or its id');
  }
  const named =
    typeof document === 'object' && 'id' in document
      ? { documentId: document.id, operationName: document.operationName }
      : { query: String(document) };
  return { ...named, variables };
}
