import { type Queryable, supportsNamedStatements } from './database.ts';

/**
 * Builds a statement once per database or transaction. A server also plans a named statement once per connection.
 * @param name must be unique
 * @param build ends with `prepare(name)`; gets an empty name when statements must have none
 */
export function prepareOnce<Statement>(
  name: string,
  build: (db: Queryable, name: string) => Statement,
): (db: Queryable) => Statement {
  const built = new WeakMap<Queryable, Statement>();
  return (db) => {
    const cached = built.get(db);
    if (cached !== undefined) return cached;
    const statement = build(db, supportsNamedStatements(db) ? name : '');
    built.set(db, statement);
    return statement;
  };
}
