import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
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
import { selectedFields } from '../kit/walk-selection.ts';
import type { Lang } from '../rest/session.ts';
import { parseCursor } from './log.ts';

interface Resumable {
  readonly prepared: PreparedOperation;
  /** The cursor to resume after; null for none. */
  readonly after: string | null;
}

/** Operations with the same `key` get the same payloads. */
export interface SharedOperation extends Resumable {
  readonly type: 'shared';
  readonly lang: Lang;
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
  lang: Lang,
): LiveOperation {
  const { definition } = prepared;
  const type = schema.getSubscriptionType();
  const [node] = selectedFields(definition.selectionSet, prepared.fragments);
  const source = sources.find(({ field }) => field === node?.name.value);
  const field = node === undefined ? undefined : type?.getFields()[node.name.value];
  if (node === undefined || source === undefined || field === undefined) {
    throw badUserInput('There is no such subscription.');
  }
  const coerced = getVariableValues(schema, definition.variableDefinitions ?? [], prepared.variables, {
    maxErrors: limits.variableErrors,
    hideSuggestions: prepared.hidesSuggestions,
  });
  if (coerced.errors !== undefined) {
    throw badUserInput(coerced.errors.map(({ message }) => message).join(' '));
  }
  const { after, ...args } = argumentsOf(field, node, coerced.coerced);
  const resume = typeof after === 'string' ? after : null;
  if (resume !== null) parseCursor(resume);
  if (isPersonalSource(source)) return { type: 'personal', prepared, source, after: resume };
  source.check(args);
  return { type: 'shared', prepared, lang, key: keyOf(prepared, node, lang), source, args, after: resume };
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

/** A digest of all that a payload may depend on. */
function keyOf(
  { source, definition, document, variables }: PreparedOperation,
  node: FieldNode,
  lang: Lang,
): string {
  const { [cursorVariable(document, node) ?? '']: _, ...others } = variables;
  const parts = [source, definition.name?.value ?? null, others, lang];
  return createHash('sha256').update(JSON.stringify(parts, withSortedKeys)).digest('base64url');
}

/** The variable of the cursor argument if it is used for nothing else. */
function cursorVariable(document: DocumentNode, node: FieldNode): string | null {
  const after = node.arguments?.find((argument) => argument.name.value === 'after')?.value;
  if (after?.kind !== 'Variable') return null;
  const name = after.name.value;
  let uses = 0;
  visit(document, {
    VariableDefinition: () => false,
    Variable: (variable) => {
      uses += variable.name.value === name ? 1 : 0;
    },
  });
  return uses === 1 ? name : null;
}

/** For `JSON.stringify`: equal values become equal text. */
const withSortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
