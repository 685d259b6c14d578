import {
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import type { GraphContext } from '../../domains/context.ts';
import { FieldErrors } from './field-errors.ts';
import { rootFields, type Selected, type Variables } from './selection.ts';
import { createWriters, type Run, type WriteObject } from './writers.ts';

/** What a query gave: its data as JSON, and its errors as graphql-js makes them. */
export interface QueryText {
  readonly data: string;
  readonly errors: readonly GraphQLError[];
}

/**
 * Runs a query with the values of its variables as they were read by its declarations; null for values that graphql-js has to
 * judge, which are those of `@skip` and `@include` that are no booleans.
 */
export type CompiledQuery = (context: GraphContext, variables: Variables) => Promise<QueryText> | null;

/** How many forms of one query are kept, by the values of `@skip` and `@include`; the oldest is forgotten first. */
const mostForms = 16;

/** What the whole document says that matters here. */
function look(document: DocumentNode) {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  const conditions = new Set<string>();
  let asksForSchema = false;
  visit(document, {
    FragmentDefinition(node) {
      fragments[node.name.value] = node;
    },
    Directive({ name, arguments: given = [] }: DirectiveNode) {
      const values = name.value === 'skip' || name.value === 'include' ? given.map(({ value }) => value) : [];
      for (const value of values) if (value.kind === Kind.VARIABLE) conditions.add(value.name.value);
    },
    Field({ name }) {
      if (name.value === '__schema' || name.value === '__type') asksForSchema = true;
    },
  });
  return { fragments, conditions: [...conditions], asksForSchema };
}

async function runText(write: WriteObject, context: GraphContext, variables: Variables): Promise<QueryText> {
  const errors = new FieldErrors();
  const run: Run = { context, variables, errors, args: new Map() };
  try {
    return { data: await write(run, undefined, undefined), errors: errors.all };
  } catch (fault) {
    if (!(fault instanceof GraphQLError)) throw fault;
    errors.add(fault, undefined);
    return { data: 'null', errors: errors.all };
  }
}

/**
 * Compiles a validated query: what its selections mean for the schema's types is looked up once, and its answer is written as
 * JSON at once. It answers as graphql-js does, errors included. Null for a query that looks at the schema itself.
 */
export function compileQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledQuery | null {
  const queryType = schema.getQueryType();
  const { fragments, conditions: names, asksForSchema } = look(document);
  if (asksForSchema || queryType == null) return null;
  const forms = new Map<string, WriteObject>();

  function compile(type: GraphQLObjectType, variables: Variables): WriteObject {
    const conditions = Object.fromEntries(names.map((name) => [name, variables[name]]));
    const selected: Selected = { schema, operation, fragments, conditions };
    return createWriters(selected)(rootFields(selected, type));
  }

  return (context, variables) => {
    if (names.some((name) => typeof variables[name] !== 'boolean')) return null;
    const form = names.map((name) => String(variables[name])).join();
    const write = forms.get(form) ?? compile(queryType, variables);
    forms.set(form, write);
    for (const oldest of forms.keys()) if (forms.size > mostForms) forms.delete(oldest);
    return runText(write, context, variables);
  };
}
