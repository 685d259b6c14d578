import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  type OperationDefinitionNode,
  print,
  visit,
} from 'graphql';
import {
  isPersonalSource,
  type LiveArgs,
  type LiveSource,
  type PersonalSource,
} from '../domains/live-source.ts';
import type { PreparedOperation } from '../execution/operation.ts';
import { limits } from '../guard/limits.ts';
import { badUserInput } from '../kit/errors.ts';
import { memoizeWeak } from '../kit/memoize.ts';
import { fieldsOf } from '../kit/walk-selection.ts';
import type { LiveLanguage } from './event.ts';
import { parseCursor } from './log.ts';

interface Resumable {
  readonly prepared: PreparedOperation;
  /** The cursor to resume after; null for none. */
  readonly after: string | null;
}

/** Operations with the same `key` get the same payloads. */
export interface SharedOperation extends Resumable {
  readonly type: 'shared';
  readonly lang: LiveLanguage;
  readonly key: string;
  readonly source: LiveSource;
  readonly args: LiveArgs;
}

export interface PersonalOperation extends Resumable {
  readonly type: 'personal';
  readonly source: PersonalSource;
}

export type LiveOperation = SharedOperation | PersonalOperation;

/** Whether the payloads depend on the caller's favourite leagues. */
export const dependsOnFavourites = (operation: LiveOperation): boolean =>
  operation.type === 'shared' && operation.source.isPersonal(operation.args);

export type LiveSources = readonly (LiveSource | PersonalSource)[];

/**
 * Validates a subscription and finds its source.
 * @throws GraphQLError BAD_USER_INPUT for wrong variables or arguments and for a malformed cursor
 */
export function prepareOperation(
  schema: GraphQLSchema,
  sources: LiveSources,
  prepared: PreparedOperation,
  lang: LiveLanguage,
): LiveOperation {
  const { definition } = prepared;
  const type = schema.getSubscriptionType();
  const [node] = fieldsOf(definition.selectionSet, prepared.fragments);
  const source = sources.find(({ field }) => field === node?.name.value);
  const field = node === undefined ? undefined : type?.getFields()[node.name.value];
  if (node === undefined || source === undefined || field === undefined) {
    throw badUserInput('There is no such subscription.');
  }
  const coerced = getVariableValues(schema, definition.variableDefinitions ?? [], prepared.variables, {
    maxErrors: limits.variableErrors,
  });
  if (coerced.errors !== undefined) {
    throw badUserInput(coerced.errors.map(({ message }) => message).join(' '));
  }
  const { after, ...args } = argumentsOf(field, node, coerced.coerced);
  const resume = typeof after === 'string' ? after : null;
  if (resume !== null) parseCursor(resume);
  if (isPersonalSource(source)) return { type: 'personal', prepared, source, after: resume };
  source.check(args);
  return {
    type: 'shared',
    prepared,
    lang,
    key: JSON.stringify([
      documentKey(prepared.document),
      definition.name?.value ?? null,
      canonical(keyVariables(definition, node, prepared)),
      lang,
    ]),
    source,
    args,
    after: resume,
  };
}

function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  try {
    return getArgumentValues(field, node, variables);
  } catch (error) {
    throw error instanceof Error ? badUserInput(error.message) : error;
  }
}

const documentKey = memoizeWeak((document: DocumentNode) =>
  createHash('sha256')
    .update(document.loc?.source.body ?? print(document))
    .digest('base64url'),
);

/** The variables that a payload may depend on: all declared ones, except one used only as the cursor argument. */
function keyVariables(
  definition: OperationDefinitionNode,
  node: FieldNode,
  request: PreparedOperation,
): Record<string, unknown> {
  const after = node.arguments?.find((argument) => argument.name.value === 'after')?.value;
  const cursor = after?.kind === 'Variable' ? after.name.value : null;
  const isOnlyCursor = cursor !== null && countUses(request.document, cursor) === 1;
  return Object.fromEntries(
    (definition.variableDefinitions ?? [])
      .map(({ variable }) => variable.name.value)
      .filter((name) => name in request.variables && !(isOnlyCursor && name === cursor))
      .map((name) => [name, request.variables[name]]),
  );
}

function countUses(document: DocumentNode, name: string): number {
  let uses = 0;
  visit(document, {
    VariableDefinition: () => false,
    Variable: (variable) => {
      uses += variable.name.value === name ? 1 : 0;
    },
  });
  return uses;
}

/** Replaces objects by sorted entries, so that equal values serialize to equal text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, canonical(item)]);
  }
  return value;
}
