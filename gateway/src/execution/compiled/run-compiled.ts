import { randomUUID } from 'node:crypto';
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
import { LRUCache } from 'lru-cache';
import type { GraphContext } from '../../domains/context.ts';
import { measure } from '../../guard/document-size.ts';
import { fragmentsOf } from '../../kit/walk-selection.ts';
import type { OperationContext } from '../context.ts';
import type { PreparedOperation } from '../operation.ts';
import { Chunks } from '../projection/output.ts';
import { rootFields, type Selected, type Variables } from '../selection.ts';
import { FieldErrors, type Run, type WriteObject, Writers } from './writers.ts';

type CompilableOperation = Pick<PreparedOperation, 'document' | 'definition' | 'variables'>;

/**
 * Runs the compiled form of a validated query, or of one event of a subscription. Returns null for what graphql-js must run:
 * mutations, introspection and invalid variables.
 */
export type RunCompiled = (
  operation: CompilableOperation,
  context: OperationContext,
  payload?: unknown,
) => Promise<DataText> | null;

/** Compiles operations when they first run. */
export function createRunCompiled(schema: GraphQLSchema): RunCompiled {
  const compiledOperations = new WeakMap<OperationDefinitionNode, CompiledOperation | null>();
  const variants = createVariants();

  return ({ document, definition, variables }, context, payload) => {
    if (definition.operation === OperationTypeNode.MUTATION) return null;
    const cached = compiledOperations.get(definition);
    const run = cached === undefined ? compileOperation(schema, document, definition, variants) : cached;
    compiledOperations.set(definition, run);
    if (run === null) return null;
    if (!definition.variableDefinitions?.length) return run(context, {}, payload);
    const { coerced } = getVariableValues(schema, definition.variableDefinitions, variables, {
      // graphql-js then reports the invalid variables.
      maxErrors: 1,
    });
    return coerced === undefined ? null : run(context, coerced, payload);
  };
}

interface DataText {
  /** JSON with placeholders for `chunks`. */
  readonly data: string;
  readonly chunks: Chunks;
  readonly errors: readonly GraphQLError[];
}

/**
 * Runs an operation with coerced variables. Returns null when a variable of `@skip` or `@include` is not a boolean, which
 * graphql-js must report.
 */
type CompiledOperation = (
  context: GraphContext,
  variables: Variables,
  rootValue?: unknown,
) => Promise<DataText> | null;

/**
 * LRU cache of the compiled variants of operations, which differ by the values of `@skip` and `@include`. Its size is an
 * estimate in characters of a parsed document, each of which takes about 80 bytes of memory.
 */
export const createVariants = (maxSize = 500_000) => new LRUCache<string, WriteObject>({ maxSize });

/** A compiled field takes as much memory as this many characters of the document, which its variant retains. */
const charactersPerField = 15;

const sizeOf = (document: DocumentNode): number =>
  (document.loc?.source.body.length ?? 0) + charactersPerField * measure(document).fields;

function scanDocument(document: DocumentNode) {
  const conditions = new Set<string>();
  let usesIntrospection = false;
  visit(document, {
    Directive({ name, arguments: args = [] }: DirectiveNode) {
      const values = name.value === 'skip' || name.value === 'include' ? args.map(({ value }) => value) : [];
      for (const value of values) if (value.kind === Kind.VARIABLE) conditions.add(value.name.value);
    },
    Field({ name }) {
      if (name.value === '__schema' || name.value === '__type') usesIntrospection = true;
    },
  });
  return { conditions: [...conditions], usesIntrospection };
}

async function runText(write: WriteObject, run: Omit<Run, 'errors' | 'chunks' | 'args'>): Promise<DataText> {
  const errors = new FieldErrors();
  const chunks = new Chunks();
  try {
    const data = await write({ ...run, errors, chunks, args: new Map() }, run.rootValue, undefined);
    return { data, chunks, errors: errors.all };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    errors.add(error, undefined);
    return { data: 'null', chunks, errors: errors.all };
  }
}

/**
 * Compiles a validated query or subscription: its selections are resolved against the schema once, and its answer is written
 * directly as JSON. Data and errors are the same as those of graphql-js. Returns null for introspection.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variants = createVariants(),
): CompiledOperation | null {
  const rootType = schema.getRootType(operation.operation);
  const { conditions: names, usesIntrospection } = scanDocument(document);
  if (usesIntrospection || rootType == null) return null;
  const fragments = fragmentsOf(document);
  const size = sizeOf(document);
  const id = randomUUID();

  function compile(type: GraphQLObjectType, variables: Variables): WriteObject {
    const conditions = Object.fromEntries(names.map((name) => [name, variables[name]]));
    const selected: Selected = { schema, operation, fragments, conditions };
    return new Writers(selected).object(rootFields(selected, type));
  }

  return (context, variables, rootValue) => {
    if (names.some((name) => typeof variables[name] !== 'boolean')) return null;
    const key = [id, ...names.map((name) => variables[name])].join();
    let write = variants.get(key);
    if (write === undefined) {
      write = compile(rootType, variables);
      variants.set(key, write, { size });
    }
    return runText(write, { context, variables, rootValue });
  };
}
