import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

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
