import { GraphQLError } from 'graphql';
import { badUserInput } from '../kit/errors.ts';
import type { PersistedDocuments } from './persisted-documents.ts';
import type { ToolsKeys } from './tools-key.ts';

/** The text that a request may run, whether a release has it and whether a tools key came with it, or why it may not. */
type Admitted =
  | { readonly text: string; readonly isReleased: boolean; readonly isTool: boolean; readonly error: null }
  | {
      readonly text: null;
      readonly isReleased: false;
      readonly isTool: false;
      readonly error: GraphQLError;
    };

/** Finds the document of a request, over whichever way in. */
export type Admission = (
  request: { readonly query?: string | null | undefined; readonly documentId?: unknown },
  toolsKey: string | null,
) => Admitted;

interface AdmissionOptions {
  readonly persisted: PersistedDocuments;
  readonly toolsKeys: ToolsKeys;
  /** Whether documents that no release has are refused, but for callers with a tools key. */
  readonly persistedOnly: boolean;
}

const refused = (error: GraphQLError): Admitted => ({
  text: null,
  isReleased: false,
  isTool: false,
  error,
});

const unknownDocument = (): GraphQLError =>
  new GraphQLError('No release has a document of this id.', {
    extensions: { code: 'PERSISTED_DOCUMENT_NOT_FOUND' },
  });

const documentNeeded = (): GraphQLError =>
  new GraphQLError('Only documents of released clients run here: send documentId.', {
    extensions: { code: 'PERSISTED_DOCUMENT_REQUIRED' },
  });

/** Makes the look-up: a `documentId` is that of a released client's document; a `query` runs where any may. */
export function createAdmission({ persisted, toolsKeys, persistedOnly }: AdmissionOptions): Admission {
  return ({ query, documentId }, toolsKey) => {
    const isTool = toolsKeys(toolsKey);
    if (documentId !== undefined && documentId !== null) {
      if (typeof documentId !== 'string') return refused(badUserInput('documentId must be a text.'));
      const text = persisted.text(documentId);
      return text === null ? refused(unknownDocument()) : { text, isReleased: true, isTool, error: null };
    }
    if (persistedOnly && !isTool) return refused(documentNeeded());
    return { text: query ?? '', isReleased: false, isTool, error: null };
  };
}
