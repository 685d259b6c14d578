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
import { fromGlobalId } from '../../kit/global-id.ts';
import {
  type Fragments,
  fragmentsOf,
  type SelectionVisitor,
  walkSelection,
} from '../../kit/walk-selection.ts';
import type { FieldCall, FieldName } from '../../rest/endpoint.ts';
import { type FieldUses, indexUses } from './field-uses.ts';
import {
  argumentsOf,
  countIn,
  type KnownValues,
  Unknown,
  valueAt,
  valueIn,
  variablesOf,
} from './known-values.ts';

export interface OperationCost {
  /** In costs of endpoints. */
  readonly cost: number;
  /** How often each call may be made, by the endpoints' ids. */
  readonly calls: ReadonlyMap<string, number>;
}

/** Tells the cost of an operation of a valid document; for variables of null the most that any values can lead to. */
export type MeasureCost = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: KnownValues | null,
) => OperationCost;

/** The most items of a list whose length is asked for by `first` or by ids, and of one that is read in pages. */
const maxPageSize = { ofList: 300, ofPages: 100 };

/** How many items a list that nobody limits counts for: as many as the longest window has. */
const usualLength = 10;

interface Place {
  readonly type: GraphQLObjectType | null;
  /** The field that gives the objects here. */
  readonly giver: FieldName | null;
  /** Set apart what is read anew: before and after each mutation. */
  readonly scope: string;
  /** The same for the same objects, and the same for the same response keys. */
  readonly object: string;
  readonly path: string;
  /** How many objects there may be. */
  readonly rows: number;
  /** How long the list below was asked to be. */
  readonly length: number | null;
}

const isList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

const keyOf = (values: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(values).filter(([, value]) => value != null));

const applies = ({ when = {} }: FieldCall, args: KnownValues): boolean =>
  Object.entries(when).every(([path, wanted]) => {
    const value = valueAt(args, path);
    if (value instanceof Unknown) return true;
    return wanted === 'given' ? value != null : wanted.some((one) => one === value);
  });

/** How many pages a list is read in: one more where it may begin within one. */
function pagesOf({ pages }: FieldCall, { first, after, page }: KnownValues): number {
  if (pages === undefined) return 1;
  const length = countIn(first, maxPageSize.ofPages);
  const size = pages === 'first' ? length : pages;
  const isWhole = pages === 'first' || (!(first instanceof Unknown) && length % size === 0);
  const beginsPage = after == null && (page === undefined || page === null || page === 1 || isWhole);
  return Math.ceil(length / size) + (beginsPage ? 0 : 1);
}

class Count {
  readonly #calls = new Map<string, { readonly endpoint: AnyEndpoint; readonly times: number }>();

  add(key: string, endpoint: AnyEndpoint, times: number): void {
    const place = `${endpoint.id} ${key}`;
    this.#calls.set(place, { endpoint, times: Math.max(times, this.#calls.get(place)?.times ?? 0) });
  }

  get result(): OperationCost {
    const calls = new Map<string, number>();
    let cost = 0;
    for (const { endpoint, times } of this.#calls.values()) {
      calls.set(endpoint.id, (calls.get(endpoint.id) ?? 0) + times);
      cost += endpoint.cost * times;
    }
    return { cost, calls };
  }
}

/**
 * Makes the measure for a schema and the endpoints' tables. A call counts once for each of its keys: calls that the
 * loaders share have the same; those of objects count for each row that a list may have. What depends on a reply, or on a
 * value that is not known, counts as if it were made.
 */
export function createMeasure(schema: GraphQLSchema, endpoints: readonly AnyEndpoint[]): MeasureCost {
  const uses = indexUses(endpoints);
  return (document, operation, given) => {
    const walk = new Walk(schema, uses, document, variablesOf(operation, given));
    return walk.count(operation);
  };
}

class Walk {
  readonly #schema: GraphQLSchema;
  readonly #uses: FieldUses;
  readonly #variables: KnownValues;
  readonly #fragments: Fragments;
  readonly #count = new Count();
  readonly #spread = new Set<string>();
  readonly #beyond = new Map<ReadonlySet<string>, Map<SelectionSetNode, boolean>>();

  constructor(schema: GraphQLSchema, uses: FieldUses, document: DocumentNode, variables: KnownValues) {
    this.#schema = schema;
    this.#uses = uses;
    this.#variables = variables;
    this.#fragments = fragmentsOf(document);
  }

  count({ operation, selectionSet }: OperationDefinitionNode): OperationCost {
    const type = this.#schema.getRootType(operation) ?? null;
    const isMutation = operation === 'mutation';
    const root = { type, giver: null, scope: '', object: '', path: '', rows: 1, length: null };
    this.#selections(selectionSet, root, isMutation);
    return this.#count.result;
  }

  #selections(set: SelectionSetNode | undefined, place: Place, inTurn = false): void {
    const visitor: SelectionVisitor<Place> = {
      takes: this.#isTaken,
      enter: (fragment, at) => {
        if (fragment.kind === Kind.FRAGMENT_DEFINITION) {
          const spread = `${fragment.name.value} ${at.path}`;
          if (this.#spread.has(spread)) return null;
          this.#spread.add(spread);
        }
        return this.#narrowed(at, fragment.typeCondition?.name.value);
      },
      field: (node, at) => this.#field(node, at, inTurn),
    };
    walkSelection(set, this.#fragments, visitor, place);
  }

  readonly #isTaken = ({ directives = [] }: SelectionNode): boolean => {
    const condition = (name: string): unknown => {
      const directive = directives.find((one) => one.name.value === name);
      return valueIn(directive?.arguments?.find((one) => one.name.value === 'if')?.value, this.#variables);
    };
    return condition('skip') !== true && condition('include') !== false;
  };

  #narrowed(place: Place, typeName: string | undefined): Place {
    const type = typeName === undefined ? undefined : this.#schema.getType(typeName);
    return isObjectType(type) ? { ...place, type } : place;
  }

  #field(node: FieldNode, place: Place, inTurn: boolean): void {
    const { type } = place;
    const definition = type?.getFields()[node.name.value];
    if (type === null || definition === undefined) return;
    const field: FieldName = `${type.name}.${definition.name}`;
    const args = argumentsOf(definition, node.arguments ?? [], this.#variables);
    const path = `${place.path}/${node.alias?.value ?? definition.name}`;
    const turn = inTurn ? path : place.scope;
    const here: Place = { ...place, scope: turn, path };
    this.#calls(field, here, args, node);
    const asked = 'first' in args ? countIn(args.first, maxPageSize.ofList) : place.length;
    const length = this.#found(field, here, args) ?? asked;
    const inner = getNamedType(definition.type);
    const below = isList(definition.type);
    this.#selections(node.selectionSet, {
      type: isObjectType(inner) ? inner : null,
      giver: field,
      scope: inTurn ? `${turn}>` : turn,
      object: `${place.object}/${definition.name}${keyOf(args)}`,
      path,
      rows: below ? place.rows * (length ?? usualLength) : place.rows,
      length: below ? null : length,
    });
  }

  #calls(field: FieldName, place: Place, args: KnownValues, { selectionSet }: FieldNode): void {
    for (const { endpoint, use } of this.#uses.of(field)) {
      const { per, by = [], of, beyond } = use;
      if (!applies(use, args)) continue;
      if (beyond !== undefined && !this.#selectsBeyond(selectionSet, beyond)) continue;
      if (of !== undefined && (place.giver === null || !of.includes(place.giver))) continue;
      const whose = per === undefined ? '' : per === 'object' ? place.object : place.path;
      const key = keyOf(Object.fromEntries(by.map((name) => [name, valueAt(args, name)])));
      const rows = per === undefined ? 1 : place.rows;
      this.#count.add(`${place.scope} ${whose} ${key}`, endpoint, rows * pagesOf(use, args));
    }
  }

  /** Whether more of an object is selected than some of its fields; each set of selections is looked at once. */
  #selectsBeyond(set: SelectionSetNode | undefined, fields: ReadonlySet<string>): boolean {
    if (set === undefined) return false;
    const told = this.#beyond.get(fields) ?? new Map<SelectionSetNode, boolean>();
    this.#beyond.set(fields, told);
    const known = told.get(set);
    if (known !== undefined) return known;
    let found = false;
    const visitor: SelectionVisitor<true> = {
      takes: (node) => !found && this.#isTaken(node),
      enter: ({ selectionSet }) => {
        found ||= this.#selectsBeyond(selectionSet, fields);
        return null;
      },
      field: ({ name }) => {
        found ||= !fields.has(name.value);
      },
    };
    walkSelection(set, this.#fragments, visitor, true);
    told.set(set, found);
    return found;
  }

  /** The calls of `Query.node` and `Query.nodes`, and how many objects they may find; null for other fields. */
  #found(field: FieldName, place: Place, args: KnownValues): number | null {
    if (field !== 'Query.node' && field !== 'Query.nodes') return null;
    const wanted = field === 'Query.node' ? args.id : args.ids;
    const ids = wanted instanceof Unknown ? [wanted] : [wanted].flat();
    const rows = wanted instanceof Unknown && field === 'Query.nodes' ? maxPageSize.ofList : 1;
    for (const id of ids) {
      const isKnown = typeof id === 'string';
      const type = isKnown ? (fromGlobalId(id)?.type ?? 'none') : null;
      for (const { endpoint, use } of this.#uses.find(type)) {
        const whose = isKnown && use.per === undefined ? '' : `node ${JSON.stringify(id)}`;
        this.#count.add(`${place.scope} ${whose} ${keyOf({})}`, endpoint, rows);
      }
    }
    return ids.length * rows;
  }
}
