import {
  type DocumentNode,
  type GraphQLError,
  getOperationAST,
  type OperationDefinitionNode,
  type OperationTypeNode,
} from 'graphql';
import type { ClientName } from '../guard/client-release.ts';
import { limits } from '../guard/limits.ts';
import type { ResolveDocument } from '../guard/resolve-document.ts';
import { badUserInput } from '../kit/errors.ts';
import { type Fragments, fragmentsOf } from '../kit/walk-selection.ts';
import type { CostLimit } from './cost/cost-limit.ts';
import type { Documents } from './documents.ts';

export interface OperationRequest {
  /** The document; empty or absent for one that is named by its id. */
  readonly query?: string | null | undefined;
  /** Id of a document of a released client, the SHA-256 of its text in hex, `sha256:` before it or not; it goes before `query`. */
  readonly documentId?: unknown;
  /** May name the document as Apollo does: `{persistedQuery: {sha256Hash}}`. */
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** What an operation was told to cost, and the most that it may, in costs of endpoints. */
export interface ToldCost {
  readonly computed: number;
  readonly limit: number;
}

/** An operation that passed the guards and may run. */
export interface PreparedOperation {
  /** The document's text. */
  readonly source: string;
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  readonly fragments: Fragments;
  readonly type: OperationTypeNode;
  /** At most its first 80 characters. */
  readonly name: string | null;
  /** The newest release that has the document, so that its name is known beforehand; null when none has. */
  readonly release: string | null;
  readonly operationName: string | null;
  /** Those that the operation declares, in its order. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** What its calls may cost in all. */
  readonly maxCost: number;
  /** For a caller who is told: an internal tool, or anybody where all are; null for others. */
  readonly cost: ToldCost | null;
}

/** Result of preparing: the operation, or why it may not run (with codes, fit for clients). */
export type Preparation =
  | { readonly operation: PreparedOperation; readonly errors: null }
  | { readonly operation: null; readonly errors: readonly GraphQLError[] };

/** What an operation uses of the graph, for whoever wants to know what may go. */
export interface OperationUse {
  /** The newest release that has its document; null when none has. */
  readonly release: string | null;
  /** What the caller says it is; null where it says nothing. */
  readonly client: ClientName | null;
  /** What the document names that is deprecated, by schema coordinates. */
  readonly deprecated: readonly string[];
}

/**
 * Finds the document of a request, parses, guards and validates it; `toolsKey` is what an internal tool gave to send any
 * document, `client` what the caller says it is.
 */
export type Prepare = (
  request: OperationRequest,
  toolsKey: string | null,
  client?: ClientName | null,
) => Preparation;

interface PrepareServices {
  readonly documents: Documents;
  readonly admission: ResolveDocument;
  readonly costLimit: CostLimit;
  /** What an operation that comes with a tools key may cost. */
  readonly toolsMaxCost: number;
  /** Whether every caller is told what an operation costs, as tools are. */
  readonly tellCost: boolean;
  /** Told of each operation that may run. */
  readonly onUse: (use: OperationUse) => void;
}

const maxNameLength = 80;

const none: Readonly<Record<string, unknown>> = {};

/** The values of the variables that an operation declares; those that it cannot look at are left out. */
function declaredOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (variableDefinitions.length === 0) return none;
  const names = variableDefinitions.map(({ variable }) => variable.name.value);
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]),
  );
}

const refuse = (...errors: readonly GraphQLError[]): Preparation => ({ operation: null, errors });

export function createPrepare({
  documents,
  admission,
  costLimit,
  toolsMaxCost,
  tellCost,
  onUse,
}: PrepareServices): Prepare {
  const known = new WeakMap<DocumentNode, Fragments>();
  /** Operations without variables, which are the same for all who are no tools. */
  const ready = new WeakMap<OperationDefinitionNode, PreparedOperation>();

  function fragmentsIn(document: DocumentNode): Fragments {
    const fragments = known.get(document) ?? fragmentsOf(document);
    known.set(document, fragments);
    return fragments;
  }

  return (request, toolsKey, client = null) => {
    const { operationName = null, variables } = request;
    const { text, error, release, isTool } = admission(request, toolsKey);
    if (text === null) return refuse(error);
    const read = documents.read(text, isTool);
    if (read.document === null) return { operation: null, errors: read.errors };
    const { document, deprecated } = read;
    const definition = getOperationAST(document, operationName);
    if (!definition) return refuse(badUserInput('operationName must name one of the operations.'));
    const before = isTool ? undefined : ready.get(definition);
    if (before?.release === release && before.operationName === operationName) {
      onUse({ release, client, deprecated });
      return { operation: before, errors: null };
    }
    const declared = declaredOf(definition, variables ?? {});
    if (isTooDeep(declared, limits.variableDepth)) {
      return refuse(badUserInput('A variable is nested too deeply.'));
    }
    const maxCost = isTool ? toolsMaxCost : limits.cost;
    const tooExpensive = costLimit.refusal(maxCost, document, definition, declared);
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
      cost:
        isTool || tellCost
          ? { computed: costLimit.costOf(document, definition, declared), limit: maxCost }
          : null,
    };
    if (declared === none && operation.cost === null) ready.set(definition, operation);
    return { operation, errors: null };
  };
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Whether lists and objects, as JSON has them, stand in each other more often than `max`. */
function isTooDeep(value: unknown, max: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!Array.isArray(value) && !isPlain(value)) return false;
  return max === 0 || Object.values(value).some((inner) => isTooDeep(inner, max - 1));
}
