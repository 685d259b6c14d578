import { sql } from 'drizzle-orm';
import { connect } from '../db/connect.ts';

// A process that holds the embedded database of a folder, for tests that kill it.
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('The data folder is missing');
const { db } = await connect({ databaseUrl: null, dataDir }, { onError: () => {}, onLost: () => {} });
await db.execute(sql`insert into sports (name) values ('written by the holder')`);
process.send?.('holding');
setInterval(() => {}, 60_000);
