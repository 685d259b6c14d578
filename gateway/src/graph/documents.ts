import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { limitErrors, limits } from '../guard/limits.ts';
import { BoundedMap } from './bounded-map.ts';

/** A document that was read: fit to run, or why not. */
export type ReadDocument =
  | { readonly document: DocumentNode; readonly errors: null }
  | { readonly document: null; readonly errors: readonly GraphQLError[] };

/** Reads documents: parses, guards and validates, each text once. */
export interface Documents {
  read(source: string): ReadDocument;
}

/** How many characters of documents are remembered, oldest use forgotten first. */
const rememberedCharacters = 500_000;

const withCode = (error: GraphQLError, code: string, message = error.message): GraphQLError =>
  new GraphQLError(message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { ...error.extensions, code },
  });

/** Makes the reader for a schema. Documents that are refused are not remembered. */
export function createDocuments(
  schema: GraphQLSchema,
  options: { readonly introspection: boolean },
): Documents {
  const rules = options.introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const remembered = new BoundedMap<ReadDocument>(rememberedCharacters);

  /** Where the schema may not be looked up, errors do not guess at its names either. */
  function refused(error: GraphQLError): GraphQLError {
    const message = options.introspection ? error.message : error.message.replace(/ Did you mean .*$/s, '');
    return withCode(error, 'GRAPHQL_VALIDATION_FAILED', message);
  }

  function examine(source: string): ReadDocument {
    let document: DocumentNode;
    try {
      document = parse(source, { maxTokens: limits.tokens });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { document: null, errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
    }
    const tooLarge = limitErrors(document);
    const errors = tooLarge.length > 0 ? tooLarge : validate(schema, document, rules, { maxErrors: 20 });
    return errors.length > 0 ? { document: null, errors: errors.map(refused) } : { document, errors: null };
  }

  return {
    read(source) {
      const known = remembered.get(source);
      if (known !== undefined) return known;
      const result = examine(source);
      if (result.errors === null) remembered.set(source, result, source.length);
      return result;
    },
  };
}
