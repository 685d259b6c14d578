import {
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { OperationContext } from '../context.ts';
import type { PreparedOperation } from '../operation.ts';
import { type CompiledOperation, compileOperation, type DataText } from './compile-operation.ts';

/** The part of a prepared operation that is looked at. */
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
