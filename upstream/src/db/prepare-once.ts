import { mayNameStatements, type Queryable } from './database.ts';

/**
 * A statement that many requests run: it is put together once for each database or transaction that runs it, and then
 * only given its values. A server reads and plans it once a connection, by its name.
 * @param name of no other statement
 * @param build ends with `prepare(name)`; the name that it gets is empty where statements must have none
 */
export function prepareOnce<Statement>(
  name: string,
  build: (db: Queryable, name: string) => Statement,
): (db: Queryable) => Statement {
  const built = new WeakMap<Queryable, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const statement = build(db, mayNameStatements(db) ? name : '');
    built.set(db, statement);
    return statement;
  };
}
