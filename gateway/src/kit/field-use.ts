/** A field of the graph, such as `Query.plans`. */
export type FieldName = `${string}.${string}`;

/** A graph field that makes a call, and how many calls it makes in an operation. */
export interface FieldCall {
  readonly field: FieldName;
  /** Arguments by which the field's calls differ, such as `filter.leagueFilter`; none: one call for all. */
  readonly by?: readonly string[];
  /** One call per object with the field, or per occurrence in the document; by default one for the operation. */
  readonly per?: 'object' | 'place';
  /** Only objects that these fields return make the call. */
  readonly of?: readonly FieldName[];
  /** Only if each of these arguments is given, absent or null, or has one of these values. */
  readonly when?: Readonly<Record<string, 'given' | 'absent' | readonly (string | number)[]>>;
  /** Only if the selection has other fields than these. */
  readonly beyond?: ReadonlySet<string>;
  /** Items per call; the number of calls follows from `first`. `'first'`: it is passed on to a single call. */
  readonly pages?: number | 'first';
  /** Maximum number of times that the field makes the call, such as when it has to be repeated; 1 by default. */
  readonly times?: number;
}

/** A type whose objects `Query.node` and `Query.nodes` find by this call. */
export interface NodeCall {
  readonly finds: string;
  /** One call per object, or one for all objects of the type; by default one that fields share, too. */
  readonly per?: 'object' | 'type';
}

/** What makes a call; a name alone is a field with one call per operation. */
export type FieldUse = FieldName | FieldCall | NodeCall;
