import type { GraphQLError } from 'graphql';
import { badUserInput, codedError } from '../kit/errors.ts';
import { isRecord } from '../kit/is-record.ts';
import { type PersistedDocuments, withoutAlgorithm } from './persisted-documents.ts';
import type { ToolsKeys } from './tools-key.ts';

/** `release` is the newest release with the document, null for none. `isTool` says whether a valid tools key was sent. */
type Resolved =
  | { readonly text: string; readonly release: string | null; readonly isTool: boolean; readonly error: null }
  | { readonly text: null; readonly release: null; readonly isTool: false; readonly error: GraphQLError };

export interface DocumentRequest {
  /** The document; empty or absent when the request has its id. */
  readonly query?: string | null | undefined;
  /** Id of a released document: SHA-256 in hex, optionally with the prefix `sha256:`. Takes precedence over `query`. */
  readonly documentId?: unknown;
  /** May contain the document's id as in Apollo: `{persistedQuery: {sha256Hash}}`. */
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
}

export type ResolveDocument = (request: DocumentRequest, toolsKey: string | null) => Resolved;

interface ResolverOptions {
  readonly persisted: PersistedDocuments;
  readonly toolsKeys: ToolsKeys;
  /** Whether only tools may run documents of no release. */
  readonly persistedOnly: boolean;
}

const rejected = (error: GraphQLError): Resolved => ({ text: null, release: null, isTool: false, error });

const unknownDocument = (message = 'No release has a document of this id.') =>
  codedError('PERSISTED_DOCUMENT_NOT_FOUND', message);

const documentNeeded = () =>
  codedError('PERSISTED_DOCUMENT_REQUIRED', 'Only documents of released clients run here: send documentId.');

const wrongKey = () => codedError('FORBIDDEN', 'The tools key is none of this gateway.');

const isPresent = (query: string | null | undefined): boolean => query != null && query !== '';

/**
 * Resolves a request to a document: by id a released one, else the text of `query` where that is allowed. Apollo's
 * clients send text and id together after `PersistedQueryNotFound`: then the text counts. An invalid tools key is an
 * error; a blank one counts as none.
 */
export function createDocumentResolver({
  persisted,
  toolsKeys,
  persistedOnly,
}: ResolverOptions): ResolveDocument {
  return ({ query, documentId = null, extensions }, toolsKey) => {
    const isTool = toolsKeys(toolsKey);
    if (!isTool && isPresent(toolsKey)) return rejected(wrongKey());
    const apollo = documentId === null ? extensions?.persistedQuery : undefined;
    const id = isRecord(apollo) ? (apollo.sha256Hash ?? null) : documentId;
    if (id !== null) {
      if (typeof id !== 'string') return rejected(badUserInput('The id of a document must be a text.'));
      const found = persisted.find(withoutAlgorithm(id));
      if (found !== null) return { ...found, isTool, error: null };
      if (documentId !== null) return rejected(unknownDocument());
      if (!isPresent(query)) return rejected(unknownDocument('PersistedQueryNotFound'));
    }
    if (persistedOnly && !isTool) return rejected(documentNeeded());
    return { text: query ?? '', release: null, isTool, error: null };
  };
}
