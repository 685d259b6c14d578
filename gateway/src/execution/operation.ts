import {
  type DocumentNode,
  type GraphQLError,
  getOperationAST,
  type OperationDefinitionNode,
  type OperationTypeNode,
} from 'graphql';
import type { ClientName } from '../guard/client-release.ts';
import { limits } from '../guard/limits.ts';
import type { DocumentRequest, ResolveDocument } from '../guard/resolve-document.ts';
import { badUserInput } from '../kit/errors.ts';
import { isPlainObject } from '../kit/is-record.ts';
import { memoizeWeak } from '../kit/memoize.ts';
import type { UseReport } from '../kit/reports.ts';
import { type Fragments, fragmentsOf } from '../kit/walk-selection.ts';
import type { MeasureCost } from './cost/operation-cost.ts';
import type { Documents } from './documents.ts';

export interface OperationRequest extends DocumentRequest {
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** An operation that has passed all checks. */
export interface PreparedOperation {
  readonly source: string;
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  readonly fragments: Fragments;
  readonly type: OperationTypeNode;
  /** At most its first 80 characters. */
  readonly name: string | null;
  /** The latest release with this document; null for none. */
  readonly release: string | null;
  readonly operationName: string | null;
  /** Only declared variables, in the order of their declaration. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** In costs of endpoints. */
  readonly maxCost: number;
  /** Whether errors may not name what the schema has, as for callers without introspection. */
  readonly hidesSuggestions: boolean;
  /** Estimated, for callers that get the cost (`includeCost` and tools); null for others. */
  readonly cost: number | null;
}

/** The operation, or errors with codes for clients. */
export type Preparation =
  | { readonly operation: PreparedOperation; readonly errors: null }
  | { readonly operation: null; readonly errors: readonly GraphQLError[] };

/** `client` as reported by the client; null for none. */
type OperationUse = Omit<UseReport, 'client'> & { readonly client: ClientName | null };

/**
 * Resolves the document of a request, parses, checks and validates it.
 * @param toolsKey key of an internal tool, which may send any document
 * @param client as reported by the client
 */
type Prepare = (
  request: OperationRequest,
  toolsKey: string | null,
  client?: ClientName | null,
) => Preparation;

interface PrepareDeps {
  readonly documents: Documents;
  readonly resolveDocument: ResolveDocument;
  readonly measure: MeasureCost;
  /** Maximum cost of an operation with a tools key. */
  readonly toolsMaxCost: number;
  readonly includeCost: boolean;
  /** Whether every caller may use introspection, not only internal tools. */
  readonly introspection: boolean;
  /** Called for each operation that may run. */
  readonly onUse: (use: OperationUse) => void;
}

const maxNameLength = 80;

function declaredVariables(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = variableDefinitions.map(({ variable }) => variable.name.value);
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]),
  );
}

/** null for an operation within `limit`. Its own variables are only considered when its maximum exceeds the limit. */
export function costRefusal(
  measure: MeasureCost,
  limit: number,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  if (measure(document, operation, null).cost <= limit) return null;
  const { cost } = measure(document, operation, variables);
  if (cost <= limit) return null;
  return badUserInput(
    `The operation needs too many upstream calls: they cost ${cost}, and ${limit} is the most.`,
  );
}

const refuse = (...errors: readonly GraphQLError[]): Preparation => ({ operation: null, errors });

export function createPrepare({
  documents,
  resolveDocument,
  measure,
  toolsMaxCost,
  includeCost,
  introspection,
  onUse,
}: PrepareDeps): Prepare {
  const fragmentsIn = memoizeWeak(fragmentsOf);
  return (request, toolsKey, client = null) => {
    const { operationName = null, variables } = request;
    const { text, error, release, isTool } = resolveDocument(request, toolsKey);
    if (text === null) return refuse(error);
    const allowsIntrospection = introspection || isTool;
    const read = documents.read(text, allowsIntrospection);
    if (read.document === null) return { operation: null, errors: read.errors };
    const { document, deprecated } = read;
    const definition = getOperationAST(document, operationName);
    if (!definition) return refuse(badUserInput('operationName must name one of the operations.'));
    const declared = declaredVariables(definition, variables ?? {});
    for (const [variable, value] of Object.entries(declared)) {
      const excess = excessOf(value);
      if (excess !== null) return refuse(badUserInput(`Variable "$${variable}" ${excess}.`));
    }
    const maxCost = isTool ? toolsMaxCost : limits.cost;
    const tooExpensive = costRefusal(measure, maxCost, document, definition, declared);
    if (tooExpensive !== null) return refuse(tooExpensive);
    onUse({ release, client, deprecated });
    const operation = {
      source: text,
      document,
      definition,
      fragments: fragmentsIn(document),
      type: definition.operation,
      name: definition.name?.value.slice(0, maxNameLength) ?? null,
      release,
      operationName,
      variables: declared,
      maxCost,
      hidesSuggestions: !allowsIntrospection,
      cost: isTool || includeCost ? measure(document, definition, declared).cost : null,
    };
    return { operation, errors: null };
  };
}

/** Which limit the JSON value of a variable exceeds; null for none. */
function excessOf(value: unknown, depth = 1): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'has an infinite number';
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value) && !isPlainObject(value)) return null;
  const { variableDepth, variableItems } = limits;
  if (depth > variableDepth) return `is nested more than ${variableDepth} levels deep`;
  if (Array.isArray(value) && value.length > variableItems) {
    return `has a list of ${value.length} items, at most ${variableItems}`;
  }
  for (const inner of Object.values(value)) {
    const excess = excessOf(inner, depth + 1);
    if (excess !== null) return excess;
  }
  return null;
}
