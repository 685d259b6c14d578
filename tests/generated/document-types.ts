import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  parse,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** The parts of the schema that the documents of a release depend on, sorted. */
export interface DocumentTypes {
  /** Types of the selected fields, by `Type.field`. */
  readonly fields: Readonly<Record<string, string>>;
  /** Types of all fields of the inputs that variables reach, by `Input.field`. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Enum values that variables may have, by enum. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

const sorted = <Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** @param documents must be valid for the schema */
export function documentTypes(schema: GraphQLSchema, documents: readonly string[]): DocumentTypes {
  const fields = new Map<string, string>();
  const inputs = new Map<string, string>();
  const values = new Map<string, readonly string[]>();

  function addInput(type: GraphQLInputType): void {
    const named = getNamedType(type);
    if (isEnumType(named))
      values.set(
        named.name,
        named
          .getValues()
          .map(({ name }) => name)
          .sort(),
      );
    if (!isInputObjectType(named)) return;
    for (const field of Object.values(named.getFields())) {
      const key = `${named.name}.${field.name}`;
      if (inputs.has(key)) continue;
      inputs.set(key, String(field.type));
      addInput(field.type);
    }
  }

  for (const text of documents) {
    const info = new TypeInfo(schema);
    const visitor = visitWithTypeInfo(info, {
      Field(node) {
        const field = info.getFieldDef();
        const parent = info.getParentType();
        if (field && parent && !field.name.startsWith('__')) {
          fields.set(`${parent.name}.${node.name.value}`, String(field.type));
        }
      },
      VariableDefinition(node) {
        const type = typeFromAST(schema, node.type);
        if (isInputType(type)) addInput(type);
      },
    });
    visit(parse(text), visitor);
  }
  return { fields: sorted(fields), inputs: sorted(inputs), values: sorted(values) };
}
