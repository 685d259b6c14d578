import { vi } from 'vitest';
import type { Database } from '../db/database.ts';

/** Lets time pass during the first query of the next transaction, or of the `nth`, as when that waits for a lock. */
export function passInTransaction(db: Database, pass: () => void, nth = 1): void {
  const begin = db.transaction.bind(db);
  const beginning = vi.spyOn(db, 'transaction');
  for (let before = 1; before < nth; before += 1) beginning.mockImplementationOnce(begin);
  beginning.mockImplementationOnce((run, config) =>
    begin((tx) => {
      const select = tx.select.bind(tx);
      const selectLater = (...fields: Parameters<typeof select>) => {
        pass();
        return select(...fields);
      };
      vi.spyOn(tx, 'select').mockImplementationOnce(selectLater);
      return run(tx);
    }, config),
  );
}
