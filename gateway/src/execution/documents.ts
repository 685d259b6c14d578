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
import { limitErrors } from '../guard/document-size.ts';
import { limits } from '../guard/limits.ts';
import { BoundedMap } from '../kit/bounded-map.ts';

/** A document that was read: fit to run, or why not. */
export type ReadDocument =
  | {
      readonly document: DocumentNode;
      /** What it names that is deprecated, by schema coordinates. */
      readonly deprecated: readonly string[];
      readonly errors: null;
    }
  | { readonly document: null; readonly errors: readonly GraphQLError[] };

export type Documents = ReturnType<typeof createDocuments>;

/** How many characters of documents are remembered, oldest use forgotten first. */
const rememberedCharacters = 500_000;

/** Who may not look at the schema is not told names of it by guesses either. */
const withoutGuess = (error: GraphQLError): GraphQLError =>
  withCode(error, String(error.extensions.code), error.message.replace(/ Did you mean .*$/s, ''));

const withCode = (error: GraphQLError, code: string, message = error.message): GraphQLError =>
  new GraphQLError(message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { ...error.extensions, code },
  });

interface ValidDocument {
  readonly document: DocumentNode;
  readonly lookUps: readonly GraphQLError[];
  readonly deprecated: readonly string[];
}

/**
 * Makes the reader of documents for a schema: it parses, guards and validates each text once. Those that are refused are not
 * remembered.
 */
export function createDocuments(schema: GraphQLSchema, options: { readonly introspection: boolean }) {
  const remembered = new BoundedMap<ValidDocument>(rememberedCharacters);

  function examine(source: string): ValidDocument | readonly GraphQLError[] {
    let document: DocumentNode;
    try {
      document = parse(source, { maxTokens: limits.tokens });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return [withCode(error, 'GRAPHQL_PARSE_FAILED')];
    }
    const tooLarge = limitErrors(document);
    const errors =
      tooLarge.length > 0 ? tooLarge : validate(schema, document, specifiedRules, { maxErrors: 20 });
    if (errors.length > 0) return errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'));
    const lookUps = validate(schema, document, [NoSchemaIntrospectionCustomRule]);
    return {
      document,
      lookUps: lookUps.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')),
      deprecated: deprecatedUses(schema, document),
    };
  }

  return {
    /** `isTool`: an internal tool may look at the schema wherever it runs. */
    read(source: string, isTool: boolean): ReadDocument {
      const mayLookUp = options.introspection || isTool;
      const known = remembered.get(source);
      const read = known ?? examine(source);
      if (!('document' in read)) {
        return { document: null, errors: mayLookUp ? read : read.map(withoutGuess) };
      }
      if (known === undefined) remembered.set(source, read, source.length);
      if (!mayLookUp && read.lookUps.length > 0) return { document: null, errors: read.lookUps };
      return { document: read.document, deprecated: read.deprecated, errors: null };
    },
  };
}

/**
 * The deprecated parts of a schema that a valid document names, by their schema coordinates: `Type.field`,
 * `Type.field(argument:)`, `Input.field`, `Enum.VALUE`, each once. What only variables hold is not seen.
 */
export function deprecatedUses(schema: GraphQLSchema, document: DocumentNode): readonly string[] {
  const found = new Set<string>();
  const info = new TypeInfo(schema);
  const add = (
    part: { readonly deprecationReason?: string | null | undefined } | null | undefined,
    at: string,
  ) => {
    if (part?.deprecationReason != null) found.add(at);
  };
  const fieldAt = () => `${info.getParentType()?.name}.${info.getFieldDef()?.name}`;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: () => add(info.getFieldDef(), fieldAt()),
      Argument: ({ name }) => add(info.getArgument(), `${fieldAt()}(${name.value}:)`),
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
