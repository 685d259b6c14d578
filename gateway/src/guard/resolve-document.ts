import type { GraphQLError } from 'graphql';
import { badUserInput, codedError } from '../kit/errors.ts';
import { isRecord } from '../kit/is-record.ts';
import { type PersistedDocuments, withoutAlgorithm } from './persisted-documents.ts';
import type { ToolsKeys } from './tools-key.ts';

/** The text that a request may run, the newest release that has it or null, and whether a tools key came with it, or why it may not. */
type Admitted =
  | { readonly text: string; readonly release: string | null; readonly isTool: boolean; readonly error: null }
  | { readonly text: null; readonly release: null; readonly isTool: false; readonly error: GraphQLError };

interface DocumentRequest {
  readonly query?: string | null | undefined;
  readonly documentId?: unknown;
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Finds the document of a request, over whichever way in. */
export type Admission = (request: DocumentRequest, toolsKey: string | null) => Admitted;

interface AdmissionOptions {
  readonly persisted: PersistedDocuments;
  readonly toolsKeys: ToolsKeys;
  /** Whether documents that no release has are refused, but for callers with a tools key. */
  readonly persistedOnly: boolean;
}

const refused = (error: GraphQLError): Admitted => ({ text: null, release: null, isTool: false, error });

const unknownDocument = (message = 'No release has a document of this id.') =>
  codedError('PERSISTED_DOCUMENT_NOT_FOUND', message);

const documentNeeded = () =>
  codedError('PERSISTED_DOCUMENT_REQUIRED', 'Only documents of released clients run here: send documentId.');

const wrongKey = () => codedError('FORBIDDEN', 'The tools key is none of this gateway.');

const isText = (query: string | null | undefined): boolean => query != null && query !== '';

/**
 * Makes the look-up: an id is that of a released client's document; a `query` runs where any may. Apollo's clients send
 * text and id together when an id alone is answered with `PersistedQueryNotFound`: then the text counts. A tools key that is not
 * one is refused; a blank one counts as none.
 */
export function createAdmission({ persisted, toolsKeys, persistedOnly }: AdmissionOptions): Admission {
  return ({ query, documentId = null, extensions }, toolsKey) => {
    const isTool = toolsKeys(toolsKey);
    if (!isTool && isText(toolsKey)) return refused(wrongKey());
    const apollo = documentId === null ? extensions?.persistedQuery : undefined;
    const id = isRecord(apollo) ? (apollo.sha256Hash ?? null) : documentId;
    if (id !== null) {
      if (typeof id !== 'string') return refused(badUserInput('The id of a document must be a text.'));
      const found = persisted.find(withoutAlgorithm(id));
      if (found !== null) return { ...found, isTool, error: null };
      if (documentId !== null) return refused(unknownDocument());
      if (!isText(query)) return refused(unknownDocument('PersistedQueryNotFound'));
    }
    if (persistedOnly && !isTool) return refused(documentNeeded());
    return { text: query ?? '', release: null, isTool, error: null };
  };
}
