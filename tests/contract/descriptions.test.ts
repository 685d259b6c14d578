import { readFileSync } from 'node:fs';
import { type DefinitionNode, Kind, parse, visit } from 'graphql';
import { expect, it } from 'vitest';

const text = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

const described = new Set<string>([
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.DIRECTIVE_DEFINITION,
  Kind.FIELD_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
]);

it('describes each type, directive, field, argument and value of an enum', () => {
  const missing: string[] = [];
  visit(parse(text), {
    enter(node, _key, _parent, _path, ancestors) {
      if (!described.has(node.kind) || !('name' in node) || !node.name) return;
      if ('description' in node && node.description && node.description.value.trim() !== '') return;
      const above = ancestors.flatMap((one) =>
        'kind' in one && 'name' in one && one.name ? [(one as DefinitionNode & typeof one).name?.value] : [],
      );
      missing.push([...above, node.name.value].join('.'));
    },
  });
  expect(missing).toEqual([]);
});
