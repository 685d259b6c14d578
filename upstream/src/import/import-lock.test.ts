import { test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { setUpDatabase } from '../testing/set-up-database.ts';
import { lockImports } from './record-import.ts';

const database = await setUpDatabase();

test.runIf(database.isServer)('another process can start during an import', async () => {
  await database.db.transaction(async (tx) => {
    await lockImports(tx);
    const opened = await openDatabase(database.url, () => {});
    await opened.close();
  });
});
