import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type DefinitionNode,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  print,
  validate,
  visit,
} from 'graphql';
import { expect, it } from 'vitest';
import { documentsOf } from '../harness/released-documents.ts';

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

it('describes each type, directive, field, argument and enum value', () => {
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

it('has the type URL for each field that is described as one', () => {
  const types: string[] = [];
  visit(parse(text), {
    FieldDefinition({ name, description, type }) {
      if (description?.value.startsWith('URL ')) types.push(`${name.value}: ${print(type).replace('!', '')}`);
    },
  });
  expect(types.length).toBeGreaterThan(5);
  expect(types).toEqual(types.map(() => expect.stringMatching(/: URL$/)));
});

it('names the removal date of each deprecated element', () => {
  const reasons: unknown[] = [];
  visit(parse(text), {
    Directive({ name, arguments: given = [] }) {
      if (name.value !== 'deprecated') return;
      reasons.push(given.map(({ value }) => ('value' in value ? value.value : '')).join());
    },
  });
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons).toEqual(reasons.map(() => expect.stringMatching(/ Goes after \d{4}-\d{2}-\d{2}\.$/)));
});

it('is used by the web app without deprecated elements', () => {
  const schema = buildSchema(text);
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const uses = Object.values(documentsOf(version)).flatMap((one) =>
    validate(schema, parse(one), [NoDeprecatedCustomRule]).map(({ message }) => message),
  );
  expect(uses).toEqual([]);
});
