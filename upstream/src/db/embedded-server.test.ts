import { createConnection } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { setUpDatabase } from '../testing/set-up-database.ts';
import { sports } from './tables.ts';

const database = await setUpDatabase();

const connectClient = async () => {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => {});
  await client.connect();
  return client;
};

test('statements, errors and transactions of concurrent connections do not mix', async () => {
  const { db } = database;
  await db.insert(sports).values({ name: '0' });
  const addOne = () =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(sports).where(eq(sports.id, 1)).for('update');
      await tx
        .update(sports)
        .set({ name: String(Number(row?.name) + 1) })
        .where(eq(sports.id, 1));
    });
  const echo = async (text: string) => {
    const { rows } = await db.execute(sql`select ${text}::text as text, ${text.length}::int as size`);
    expect(rows).toEqual([{ text, size: text.length }]);
  };
  const failing = () => expect(db.execute(sql`select 1 / ${0}::int`)).rejects.toThrow();

  const rounds = Array.from({ length: 60 }, (_, round) => [
    echo(`text ${round}`),
    addOne(),
    failing(),
    echo('a statement larger than what a socket delivers in one piece '.repeat(4_000)),
  ]);
  await Promise.all(rounds.flat());
  expect(await db.select().from(sports)).toEqual([{ id: 1, name: '60' }]);
});

test('a client that disconnects in a transaction changes nothing and does not block others', async () => {
  const client = await connectClient();
  await client.query('begin');
  await client.query("insert into sports (name) values ('never committed')");
  await client.query({ text: 'select $1::int', values: [1] });
  await client.end();
  expect(await database.db.select().from(sports)).toEqual([]);
});

test('a client that disconnects in a statement or sends invalid bytes does not block others', async () => {
  const { host, port } = new pg.Client({ connectionString: database.url });
  const socket = host.startsWith('/')
    ? createConnection(`${host}/.s.PGSQL.${port}`)
    : createConnection(port, host);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: somewhere\r\n\r\n'.padEnd(2_000));
  socket.end();
  await closed;

  const client = await connectClient();
  const cut = client.query({ text: 'select pg_sleep($1)', values: [0.2] }).catch(() => 'cut');
  await client.end();
  await cut;
  await database.db.insert(sports).values({ name: 'football' });
  expect(await database.db.select().from(sports)).toEqual([{ id: 1, name: 'football' }]);
});
