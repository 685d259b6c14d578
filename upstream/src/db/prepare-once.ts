import type { Queryable } from './database.ts';

/**
 * A statement that many requests run: it is put together once for each database or transaction that runs it, and then
 * only given its values. `build` ends with `prepare('')`, since statements must not be named (see `openDatabase`).
 */
export function prepareOnce<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const built = new WeakMap<Queryable, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
