import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../testing/set-up-database.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

const { url, isServer } = await setUpDatabase();
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const open = async (address: string, ...more: [] | [number]): Promise<OpenDatabase & { faults: Error[] }> => {
  const faults: Error[] = [];
  const opened = await openDatabase(address, (error) => faults.push(error), ...more);
  closers.push(opened.close);
  return { ...opened, faults };
};

/** Stands before the server and cuts the connection that sends a text, as long as it has one. */
async function cutterAt(address: string): Promise<{ address: string; cutAt: string | null }> {
  const { hostname, port } = new URL(address);
  const cutter = { address: '', cutAt: null as string | null };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
    socket.on('data', (bytes) => {
      if (cutter.cutAt !== null && bytes.includes(cutter.cutAt)) socket.destroy();
      else onward.write(bytes);
    });
    onward.pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(address);
  own.port = String((server.address() as AddressInfo).port);
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return Object.assign(cutter, { address: own.href });
}

const answers = async ({ db }: OpenDatabase) => (await db.execute(sql`select 1 as one`)).rows;

describe.skipIf(!isServer)('on a server', () => {
  test('a connection that is cut in a transaction fails that one alone', async () => {
    const database = await open(url);
    const other = await open(url);
    const cut = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
      await other.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toThrow();
    expect(database.faults).not.toEqual([]);
    expect(await answers(database)).toEqual([{ one: 1 }]);
  });

  test.each(['begin', 'commit', 'rollback'])(
    'connections that are cut at %s are not lost to the pool',
    async (text) => {
      const cutter = await cutterAt(url);
      const database = await open(cutter.address);
      cutter.cutAt = text;
      for (let count = 0; count < 12; count += 1) {
        const cut = database.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          if (text === 'rollback') throw new Error('taken back');
        });
        await expect(cut).rejects.toThrow();
      }
      cutter.cutAt = null;
      expect(await answers(database)).toEqual([{ one: 1 }]);
    },
  );

  test('a statement ends at its time, and migrations have none', async () => {
    const { db } = await open(url, 50);
    await expect(db.execute(sql`select pg_sleep(20)`)).rejects.toMatchObject({ cause: { code: '57014' } });
    expect(await db.transaction((tx) => tx.execute(sql`show statement_timeout`))).toMatchObject({
      rows: [{ statement_timeout: '50ms' }],
    });
  });
});
