import type { GraphQLError, GraphQLResolveInfo } from 'graphql';

/** A place in an answer; undefined for the whole. */
export type Place = GraphQLResolveInfo['path'] | undefined;

/** The errors of one execution. One at or below a place that another has already made null is left out, as in graphql-js. */
export class FieldErrors {
  readonly all: GraphQLError[] = [];
  readonly #nulled = new Set<Place>();

  add(error: GraphQLError, place: Place): void {
    for (let at = place; at !== undefined; at = at.prev) if (this.#nulled.has(at)) return;
    if (this.#nulled.has(undefined)) return;
    this.#nulled.add(place);
    this.all.push(error);
  }
}
