/** `operationName` selects one of several operations. */
export interface ReleasedDocument<Data, Variables> {
  readonly id: string;
  readonly operationName?: string;
  __apiType?(variables: Variables): Data;
}

/** Document text as generated for TypeScript; a parsed document does not match. */
export interface TypedText<Data, Variables> {
  readonly kind?: never;
  toString(): string;
  __apiType?(variables: Variables): Data;
}

/** Document text, or the id of a released document. */
export type GraphDocument<Data = unknown, Variables = unknown> =
  | string
  | TypedText<Data, Variables>
  | ReleasedDocument<Data, Variables>;

/** The request body for a document, over HTTP and WebSocket. @throws TypeError for a parsed document */
export function requestOf(document: GraphDocument, variables: unknown = {}): Record<string, unknown> {
  if (typeof document === 'object' && 'kind' in document) {
    throw new TypeError('A parsed document: give its text, as `print` of graphql makes it, or its id');
  }
  const fields =
    typeof document === 'object' && 'id' in document
      ? { documentId: document.id, operationName: document.operationName }
      : { query: String(document) };
  return { ...fields, variables };
}
