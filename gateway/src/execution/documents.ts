import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { limitErrors } from '../guard/document-size.ts';
import { limits } from '../guard/limits.ts';

interface ValidDocument {
  readonly document: DocumentNode;
  readonly introspectionErrors: readonly GraphQLError[];
  /** Schema coordinates of the deprecated parts that it uses. */
  readonly deprecated: readonly string[];
  readonly errors: null;
}

type ReadDocument = ValidDocument | { readonly document: null; readonly errors: readonly GraphQLError[] };

const refuse = (errors: readonly GraphQLError[]): ReadDocument => ({ document: null, errors });

export type Documents = ReturnType<typeof createDocuments>;

/** Size of the LRU cache of documents. */
const maxCachedCharacters = 500_000;

/** Suggestions would reveal the schema to callers without introspection. */
const withoutSuggestion = (error: GraphQLError): GraphQLError =>
  withCode(error, String(error.extensions.code), error.message.replace(/ Did you mean .*$/s, ''));

const withCode = (error: GraphQLError, code: string, message = error.message): GraphQLError =>
  new GraphQLError(message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { ...error.extensions, code },
  });

/** Parses, checks and validates each document once. Invalid documents are not cached. */
export function createDocuments(schema: GraphQLSchema) {
  const cache = new LRUCache<string, ValidDocument>({ maxSize: maxCachedCharacters });

  function parseAndValidate(source: string): ReadDocument {
    let document: DocumentNode;
    try {
      document = parse(source, { maxTokens: limits.tokens });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return refuse([withCode(error, 'GRAPHQL_PARSE_FAILED')]);
    }
    const tooLarge = limitErrors(document);
    const errors =
      tooLarge.length > 0 ? tooLarge : validate(schema, document, specifiedRules, { maxErrors: 20 });
    if (errors.length > 0) return refuse(errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')));
    const introspectionErrors = validate(schema, document, [NoSchemaIntrospectionCustomRule]);
    return {
      document,
      introspectionErrors: introspectionErrors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')),
      deprecated: deprecatedUses(schema, document),
      errors: null,
    };
  }

  return {
    /** @param allowsIntrospection whether the caller may learn the schema */
    read(source: string, allowsIntrospection: boolean): ReadDocument {
      const cached = cache.get(source);
      const read = cached ?? parseAndValidate(source);
      if (read.document === null) {
        return allowsIntrospection ? read : refuse(read.errors.map(withoutSuggestion));
      }
      if (cached === undefined) cache.set(source, read, { size: source.length });
      const { introspectionErrors } = read;
      return allowsIntrospection || introspectionErrors.length === 0 ? read : refuse(introspectionErrors);
    },
  };
}

/**
 * Schema coordinates of the deprecated parts that a valid document uses: `Type.field`, `Type.field(argument:)`,
 * `Input.field`, `Enum.VALUE`. Values of variables are not searched.
 */
export function deprecatedUses(schema: GraphQLSchema, document: DocumentNode): readonly string[] {
  const found = new Set<string>();
  const info = new TypeInfo(schema);
  const add = (
    part: { readonly deprecationReason?: string | null | undefined } | null | undefined,
    coordinate: string,
  ) => {
    if (part?.deprecationReason != null) found.add(coordinate);
  };
  const fieldCoordinate = () => `${info.getParentType()?.name}.${info.getFieldDef()?.name}`;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: () => add(info.getFieldDef(), fieldCoordinate()),
      Argument: ({ name }) => add(info.getArgument(), `${fieldCoordinate()}(${name.value}:)`),
      EnumValue: ({ value }) =>
        add(info.getEnumValue(), `${getNamedType(info.getInputType())?.name}.${value}`),
      ObjectField: ({ name }) => {
        const type = getNamedType(info.getParentInputType());
        if (isInputObjectType(type)) add(type.getFields()[name.value], `${type.name}.${name.value}`);
      },
    }),
  );
  return [...found];
}
