import {
  type DirectiveNode,
  type DocumentNode,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import type { GraphContext } from '../../domains/context.ts';
import { fragmentsOf } from '../../kit/walk-selection.ts';
import type { OperationContext } from '../context.ts';
import type { PreparedOperation } from '../operation.ts';
import { Chunks } from '../projection/output.ts';
import { rootFields, type Selected, type Variables } from './selection.ts';
import { FieldErrors, type Run, type WriteObject, Writers } from './writers.ts';

type CompilableOperation = Pick<PreparedOperation, 'document' | 'definition' | 'variables'>;

/**
 * Runs a validated query, or one payload of a subscription, by its compiled form. Null for what graphql-js has to run:
 * mutations, introspection, and variables that are not fit.
 */
export type RunCompiled = (
  operation: CompilableOperation,
  context: OperationContext,
  payload?: unknown,
) => Promise<DataText> | null;

/** Compiles operations of a schema when they first run; what was made is kept for as long as the document is. */
export function createRunCompiled(schema: GraphQLSchema): RunCompiled {
  const compiled = new WeakMap<OperationDefinitionNode, CompiledOperation | null>();

  function compiledOf({ document, definition }: CompilableOperation): CompiledOperation | null {
    const known = compiled.get(definition);
    if (known !== undefined) return known;
    const run = compileOperation(schema, document, definition);
    compiled.set(definition, run);
    return run;
  }

  return (operation, context, payload) => {
    const { definition, variables } = operation;
    if (definition.operation === OperationTypeNode.MUTATION) return null;
    const run = compiledOf(operation);
    if (run === null) return null;
    if (!definition.variableDefinitions?.length) return run(context, {}, payload);
    const { coerced } = getVariableValues(schema, definition.variableDefinitions, variables, {
      // What is not fit is left to graphql-js, which says what is wrong.
      maxErrors: 1,
    });
    return coerced === undefined ? null : run(context, coerced, payload);
  };
}

interface DataText {
  /** A text that `chunks` complete. */
  readonly data: string;
  readonly chunks: Chunks;
  readonly errors: readonly GraphQLError[];
}

/**
 * Runs an operation with the values of its variables as they were read by its declarations, and the object that its root
 * fields read; null for values that graphql-js has to judge, which are those of `@skip` and `@include` that are no booleans.
 */
type CompiledOperation = (
  context: GraphContext,
  variables: Variables,
  rootValue?: unknown,
) => Promise<DataText> | null;

/** How many forms of one query are kept, by the values of `@skip` and `@include`; the oldest is forgotten first. */
const maxForms = 16;

/** What the whole document says that matters here. */
function look(document: DocumentNode) {
  const conditions = new Set<string>();
  let asksForSchema = false;
  visit(document, {
    Directive({ name, arguments: given = [] }: DirectiveNode) {
      const values = name.value === 'skip' || name.value === 'include' ? given.map(({ value }) => value) : [];
      for (const value of values) if (value.kind === Kind.VARIABLE) conditions.add(value.name.value);
    },
    Field({ name }) {
      if (name.value === '__schema' || name.value === '__type') asksForSchema = true;
    },
  });
  return { conditions: [...conditions], asksForSchema };
}

async function runText(write: WriteObject, run: Omit<Run, 'errors' | 'chunks' | 'args'>): Promise<DataText> {
  const errors = new FieldErrors();
  const chunks = new Chunks();
  try {
    const data = await write({ ...run, errors, chunks, args: new Map() }, run.rootValue, undefined);
    return { data, chunks, errors: errors.all };
  } catch (fault) {
    if (!(fault instanceof GraphQLError)) throw fault;
    errors.add(fault, undefined);
    return { data: 'null', chunks, errors: errors.all };
  }
}

/**
 * Compiles a validated query or subscription: what its selections mean for the schema's types is looked up once, and its answer is written as
 * JSON at once. It answers as graphql-js does, errors included. Null for introspection.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledOperation | null {
  const rootType = schema.getRootType(operation.operation);
  const { conditions: names, asksForSchema } = look(document);
  if (asksForSchema || rootType == null) return null;
  const fragments = fragmentsOf(document);
  const forms = new Map<string, WriteObject>();

  function compile(type: GraphQLObjectType, variables: Variables): WriteObject {
    const conditions = Object.fromEntries(names.map((name) => [name, variables[name]]));
    const selected: Selected = { schema, operation, fragments, conditions };
    return new Writers(selected).object(rootFields(selected, type));
  }

  return (context, variables, rootValue) => {
    if (names.some((name) => typeof variables[name] !== 'boolean')) return null;
    const form = names.map((name) => String(variables[name])).join();
    const write = forms.get(form) ?? compile(rootType, variables);
    forms.set(form, write);
    for (const oldest of forms.keys()) if (forms.size > maxForms) forms.delete(oldest);
    return runText(write, { context, variables, rootValue });
  };
}
