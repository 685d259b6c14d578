import { readFileSync } from 'node:fs';
import { type GraphQLSchema, getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { z } from 'zod';

/** Written by the test that runs them, at the same distance from `src/http/reference` and `dist/http/reference`. */
const stored = new URL('../../../../docs/graph-examples.json', import.meta.url);

const exampleShape = z.object({
  title: z.string(),
  /** Name of the operation, by which its page part is found. */
  name: z.string(),
  /** The demo account that ran it; null for a guest. */
  account: z.string().nullable(),
  document: z.string(),
  variables: z.record(z.string(), z.unknown()),
  /** The answer, with long lists cut. */
  answer: z.unknown(),
  /** What it could have cost, in costs of calls. */
  cost: z.number(),
});

/** An operation that was run, with its answer. */
export type Example = Readonly<z.infer<typeof exampleShape>>;

/** The examples of the documentation. */
export const readExamples = (): readonly Example[] =>
  z.array(exampleShape).parse(JSON.parse(readFileSync(stored, 'utf8')));

/** The examples by the types whose fields they select or whose values they take. */
export function examplesByType(
  schema: GraphQLSchema,
  examples: readonly Example[],
): ReadonlyMap<string, readonly Example[]> {
  const found = new Map<string, Example[]>();
  for (const example of examples) {
    const types = new Set<string>();
    const note = (type: Parameters<typeof getNamedType>[0]) => {
      if (type) types.add(getNamedType(type).name);
    };
    const info = new TypeInfo(schema);
    visit(
      parse(example.document),
      visitWithTypeInfo(info, {
        Field: () => note(info.getParentType()),
        Argument: () => note(info.getInputType()),
        VariableDefinition: () => note(info.getInputType()),
      }),
    );
    for (const type of types) found.set(type, [...(found.get(type) ?? []), example]);
  }
  return found;
}
