import {
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { AnyEndpoint } from '../../domains/define-domain.ts';
import type { FieldCall, FieldName } from '../../kit/field-use.ts';
import { fromGlobalId } from '../../kit/global-id.ts';
import {
  type Fragments,
  fragmentsOf,
  type SelectionVisitor,
  selectedFields,
  walkSelection,
} from '../../kit/walk-selection.ts';
import { type FieldUses, indexUses } from './field-uses.ts';
import {
  argumentValues,
  countIn,
  type InputValues,
  Unknown,
  valueAt,
  valueIn,
  variablesOf,
} from './input-values.ts';

interface OperationCost {
  /** In costs of endpoints. */
  readonly cost: number;
  /** How often each call may be made, by the endpoints' ids. */
  readonly calls: ReadonlyMap<string, number>;
}

/**
 * Computes the cost of an operation of a valid document; with null for variables, the maximum over all values, which is
 * computed once.
 */
export type MeasureCost = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: InputValues | null,
) => OperationCost;

/** Maximum length of a list with `first` or ids, and of one that is read in pages. */
const maxLength = { list: 300, pages: 100 };

/** Assumed length of a list without a limit: that of the longest window. */
const defaultLength = 10;

interface Scope {
  readonly type: GraphQLObjectType | null;
  readonly parentField: FieldName | null;
  /** Differs before and after each mutation, where loaders are reset. */
  readonly loaders: string;
  /** Key of the same objects. */
  readonly object: string;
  readonly path: string;
  /** Maximum number of objects. */
  readonly rows: number;
  /** Requested length of the list below. */
  readonly length: number | null;
}

const isList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

const keyOf = (values: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(values).filter(([, value]) => value != null));

const applies = ({ when = {} }: FieldCall, args: InputValues): boolean =>
  Object.entries(when).every(([path, wanted]) => {
    const value = valueAt(args, path);
    if (value instanceof Unknown) return true;
    if (wanted === 'given') return value != null;
    if (wanted === 'absent') return value == null;
    return wanted.some((one) => one === value);
  });

/** Number of pages of a list; one more if it may start within a page. */
function pagesOf({ pages }: FieldCall, { first, after, page }: InputValues): number {
  if (pages === undefined) return 1;
  const length = countIn(first, maxLength.pages);
  const size = pages === 'first' ? length : pages;
  const isWhole = pages === 'first' || (!(first instanceof Unknown) && length % size === 0);
  const beginsPage = after == null && (page === undefined || page === null || page === 1 || isWhole);
  return Math.ceil(length / size) + (beginsPage ? 0 : 1);
}

/**
 * A call counts once per key: calls that loaders share have the same key, calls per object count for each row that a list may
 * have. A call that depends on a reply or an unknown value counts as made.
 */
export function createMeasure(schema: GraphQLSchema, endpoints: readonly AnyEndpoint[]): MeasureCost {
  const uses = indexUses(endpoints);
  const maxCosts = new WeakMap<OperationDefinitionNode, OperationCost>();
  return (document, operation, given) => {
    const cached = given === null ? maxCosts.get(operation) : undefined;
    if (cached !== undefined) return cached;
    const cost = new Walk(schema, uses, document, variablesOf(operation, given)).count(operation);
    if (given === null) maxCosts.set(operation, cost);
    return cost;
  };
}

class Walk {
  readonly #schema: GraphQLSchema;
  readonly #uses: FieldUses;
  readonly #variables: InputValues;
  readonly #fragments: Fragments;
  readonly #calls = new Map<string, { readonly endpoint: AnyEndpoint; readonly times: number }>();
  readonly #spread = new Set<string>();

  constructor(schema: GraphQLSchema, uses: FieldUses, document: DocumentNode, variables: InputValues) {
    this.#schema = schema;
    this.#uses = uses;
    this.#variables = variables;
    this.#fragments = fragmentsOf(document);
  }

  count({ operation, selectionSet }: OperationDefinitionNode): OperationCost {
    const type = this.#schema.getRootType(operation) ?? null;
    const isMutation = operation === 'mutation';
    const root = { type, parentField: null, loaders: '', object: '', path: '', rows: 1, length: null };
    this.#selections(selectionSet, root, isMutation);
    const calls = new Map<string, number>();
    let cost = 0;
    for (const { endpoint, times } of this.#calls.values()) {
      calls.set(endpoint.id, (calls.get(endpoint.id) ?? 0) + times);
      cost += endpoint.cost * times;
    }
    return { cost, calls };
  }

  #add(key: string, endpoint: AnyEndpoint, times: number): void {
    const call = `${endpoint.id} ${key}`;
    this.#calls.set(call, { endpoint, times: Math.max(times, this.#calls.get(call)?.times ?? 0) });
  }

  #selections(set: SelectionSetNode | undefined, scope: Scope, inTurn = false): void {
    const visitor: SelectionVisitor<Scope> = {
      takes: this.#isTaken,
      enter: (fragment, at) => {
        if (fragment.kind === Kind.FRAGMENT_DEFINITION) {
          const spread = `${fragment.name.value} ${at.path}`;
          if (this.#spread.has(spread)) return null;
          this.#spread.add(spread);
        }
        return this.#narrow(at, fragment.typeCondition?.name.value);
      },
      field: (node, at) => this.#field(node, at, inTurn),
    };
    walkSelection(set, this.#fragments, visitor, scope);
  }

  readonly #isTaken = ({ directives = [] }: SelectionNode): boolean => {
    const condition = (name: string): unknown => {
      const directive = directives.find((one) => one.name.value === name);
      return valueIn(directive?.arguments?.find((one) => one.name.value === 'if')?.value, this.#variables);
    };
    return condition('skip') !== true && condition('include') !== false;
  };

  #narrow(scope: Scope, typeName: string | undefined): Scope {
    const type = typeName === undefined ? undefined : this.#schema.getType(typeName);
    return isObjectType(type) ? { ...scope, type } : scope;
  }

  #field(node: FieldNode, scope: Scope, inTurn: boolean): void {
    const { type } = scope;
    const definition = type?.getFields()[node.name.value];
    if (type === null || definition === undefined) return;
    const field: FieldName = `${type.name}.${definition.name}`;
    const args = argumentValues(definition, node.arguments ?? [], this.#variables);
    const path = `${scope.path}/${node.alias?.value ?? definition.name}`;
    const loaders = inTurn ? path : scope.loaders;
    const here: Scope = { ...scope, loaders, path };
    this.#countCalls(field, here, args, node);
    const requested = 'first' in args ? countIn(args.first, maxLength.list) : scope.length;
    const length = this.#countNodeCalls(field, here, args) ?? requested;
    const inner = getNamedType(definition.type);
    const givesList = isList(definition.type);
    this.#selections(node.selectionSet, {
      type: isObjectType(inner) ? inner : null,
      parentField: field,
      loaders: inTurn ? `${loaders}>` : loaders,
      object: `${scope.object}/${definition.name}${keyOf(args)}`,
      path,
      rows: givesList ? scope.rows * (length ?? defaultLength) : scope.rows,
      length: givesList ? null : length,
    });
  }

  #countCalls(field: FieldName, scope: Scope, args: InputValues, { selectionSet }: FieldNode): void {
    for (const { endpoint, use } of this.#uses.of(field)) {
      const { per, by = [], of, beyond, times = 1 } = use;
      if (!applies(use, args)) continue;
      if (beyond !== undefined && !this.#selectsBeyond(selectionSet, beyond)) continue;
      if (of !== undefined && (scope.parentField === null || !of.includes(scope.parentField))) continue;
      const owner = per === undefined ? '' : per === 'object' ? scope.object : scope.path;
      const key = keyOf(Object.fromEntries(by.map((name) => [name, valueAt(args, name)])));
      const rows = per === undefined ? 1 : scope.rows;
      this.#add(`${scope.loaders} ${owner} ${key}`, endpoint, rows * pagesOf(use, args) * times);
    }
  }

  /** Whether other fields than `fields` are selected. */
  #selectsBeyond(set: SelectionSetNode | undefined, fields: ReadonlySet<string>): boolean {
    return selectedFields(set, this.#fragments, this.#isTaken).some(({ name }) => !fields.has(name.value));
  }

  /** Counts the calls of `Query.node` and `Query.nodes`; returns the maximum length of the list of `Query.nodes`. */
  #countNodeCalls(field: FieldName, scope: Scope, args: InputValues): number | null {
    if (field !== 'Query.node' && field !== 'Query.nodes') return null;
    const requested = field === 'Query.node' ? args.id : args.ids;
    const ids = requested instanceof Unknown ? [requested] : [requested].flat();
    const rows = requested instanceof Unknown && field === 'Query.nodes' ? maxLength.list : 1;
    for (const id of ids) {
      const isKnown = typeof id === 'string';
      const type = isKnown ? (fromGlobalId(id)?.type ?? 'none') : null;
      for (const { endpoint, use } of this.#uses.find(type)) {
        const owners = { object: `node ${JSON.stringify(id)}`, type: use.finds, all: '' };
        const owner = owners[isKnown ? (use.per ?? 'all') : 'object'];
        this.#add(`${scope.loaders} ${owner} ${keyOf({})}`, endpoint, rows);
      }
    }
    return field === 'Query.nodes' ? ids.length * rows : null;
  }
}
