import type { GraphQLError, GraphQLResolveInfo } from 'graphql';

/** A path in an answer; undefined for the whole. */
export type Path = GraphQLResolveInfo['path'] | undefined;

/** The errors of one execution. One at or below a path that another has already made null is left out, as in graphql-js. */
export class FieldErrors {
  readonly all: GraphQLError[] = [];
  readonly #nulled = new Set<Path>();

  add(error: GraphQLError, path: Path): void {
    for (let at = path; at !== undefined; at = at.prev) if (this.#nulled.has(at)) return;
    if (this.#nulled.has(undefined)) return;
    this.#nulled.add(path);
    this.all.push(error);
  }
}
