/** A field of the graph, as `Query.plans`. */
export type FieldName = `${string}.${string}`;

/** A field of the graph that makes a call, and how many calls it makes in an operation. */
export interface FieldCall {
  readonly field: FieldName;
  /** Arguments of the field by which its calls differ, as `filter.leagueFilter` for a part of one; none: one serves all. */
  readonly by?: readonly string[];
  /**
   * Whose call it is: that of each object with the field, or that of each place in the document. Without, the operation has
   * one for all.
   */
  readonly per?: 'object' | 'place';
  /** Only for objects that these fields give; for all others it makes no call. */
  readonly of?: readonly FieldName[];
  /** Only where each of these arguments is given, or is one of some values. */
  readonly when?: Readonly<Record<string, 'given' | readonly string[]>>;
  /** Only where more of what the field gives is selected than these fields of it. */
  readonly beyond?: ReadonlySet<string>;
  /** How many items one call brings, where as many are made as `first` needs: `first` itself where it is sent on. */
  readonly pages?: number | 'first';
}

/** A type whose objects `Query.node` and `Query.nodes` find by this call: one for all, or one for each object. */
export interface NodeCall {
  readonly finds: string;
  readonly per?: 'object';
}

/** What of the graph makes a call; a name alone is a field whose call the operation has once. */
export type FieldUse = FieldName | FieldCall | NodeCall;
