import fc from 'fast-check';
import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { schema } from './sample-graph.ts';

const condition = fc.constantFrom(
  '',
  '',
  '',
  '',
  ' @skip(if: $yes)',
  ' @skip(if: $no)',
  ' @include(if: $yes)',
  ' @include(if: $no)',
  ' @include(if: true) @skip(if: $no)',
);

/** A selection, and the fragments that it uses. */
interface Selection {
  readonly text: string;
  readonly fragments: readonly string[];
}

const all = (parts: readonly Selection[]): Selection => ({
  text: parts.map(({ text }) => text).join(' '),
  fragments: parts.flatMap(({ fragments }) => fragments),
});

/** A field of a type, with alias, directives and selection. */
function field(type: GraphQLObjectType, depth: number): fc.Arbitrary<Selection> {
  const fields = Object.values(type.getFields());
  return fc
    .tuple(
      fc.constantFrom('__typename', ...fields.map(({ name }) => name)),
      fc.constantFrom('', '', 'a_', 'b_'),
      condition,
    )
    .chain(([name, alias, directives]) => {
      const found = type.getFields()[name];
      const head = `${alias === '' ? '' : `${alias}${name}: `}${name}${name === 'edges' ? '(first: 2)' : ''}${directives}`;
      const below = found === undefined ? null : getNamedType(found.type);
      if (!isObjectType(below)) return fc.constant({ text: head, fragments: [] });
      return selection(below, depth + 1).map(({ text, fragments }) => ({
        text: `${head} { ${text} }`,
        fragments,
      }));
    });
}

let fragmentNames = 0;

/** Fields of a type, some in fragments. */
function selection(type: GraphQLObjectType, depth = 0): fc.Arbitrary<Selection> {
  const one = field(type, depth);
  const some = fc.array(one, { minLength: 1, maxLength: 5 }).map(all);
  const inline = fc.tuple(some, condition).map(([{ text, fragments }, directives]) => ({
    text: `... on ${type.name}${directives} { ${text} }`,
    fragments,
  }));
  const named = fc.tuple(some, condition).map(([{ text, fragments }, directives]) => {
    fragmentNames += 1;
    const name = `F${fragmentNames}`;
    return {
      text: `...${name}${directives}`,
      fragments: [...fragments, `fragment ${name} on ${type.name} { ${text} }`],
    };
  });
  const part = fc.oneof(
    { weight: 5, arbitrary: one },
    { weight: 1, arbitrary: inline },
    { weight: 1, arbitrary: named },
  );
  return fc.array(part, { minLength: 1, maxLength: depth === 0 ? 2 : 14 }).map(all);
}

const queryType = schema.getQueryType();

const document = ({ text, fragments }: Selection): string =>
  [
    `query ($yes: Boolean!, $no: Boolean!) { ${text} total also: total @include(if: $yes) also: total @skip(if: $no) }`,
    ...fragments,
  ].join('\n');

/** Random documents of the sample graph. */
export const sampleDocuments = (count: number, seed: number): readonly string[] =>
  queryType == null ? [] : fc.sample(selection(queryType).map(document), { seed, numRuns: count });
