import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { GraphContext } from '../../domains/context.ts';
import { type CompiledQuery, compileQuery, type QueryText } from './compiled-query.ts';

interface CompilableOperation {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Runs a validated operation by its compiled form. Null for what graphql-js has to run: mutations, subscriptions, looks at
 * the schema, and variables that are not fit.
 */
export type RunCompiled = (
  operation: CompilableOperation,
  context: GraphContext,
) => Promise<QueryText> | null;

/** Compiles queries of a schema when they first run; what was made is kept for as long as the document is. */
export function createRunCompiled(schema: GraphQLSchema): RunCompiled {
  const compiled = new WeakMap<OperationDefinitionNode, CompiledQuery | null>();

  function compiledOf(document: DocumentNode, definition: OperationDefinitionNode): CompiledQuery | null {
    const known = compiled.get(definition);
    if (known !== undefined) return known;
    const query = compileQuery(schema, document, definition);
    compiled.set(definition, query);
    return query;
  }

  return ({ document, operationName, variables }, context) => {
    const definition = getOperationAST(document, operationName);
    if (definition?.operation !== OperationTypeNode.QUERY) return null;
    const query = compiledOf(document, definition);
    if (query === null) return null;
    const { coerced } = getVariableValues(schema, definition.variableDefinitions ?? [], variables, {
      // What is not fit is left to graphql-js, which says what is wrong.
      maxErrors: 1,
    });
    return coerced === undefined ? null : query(context, coerced);
  };
}
