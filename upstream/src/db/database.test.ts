import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setUpDatabase } from '../testing/set-up-database.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

const { url, isServer } = await setUpDatabase();
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0).toReversed()) await close();
});

const open = async (address: string, timeoutMs?: number): Promise<OpenDatabase & { errors: Error[] }> => {
  const errors: Error[] = [];
  const opened = await openDatabase(address, (error) => errors.push(error), timeoutMs);
  closers.push(opened.close);
  return { ...opened, errors };
};

/** A proxy of the server that cuts connections which send the text `cutAt`, and loses messages with the text `loseAt`. */
async function startProxy(address: string) {
  const { hostname, port } = new URL(address);
  const proxy = { address: '', cutAt: null as string | null, loseAt: null as string | null, lost: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const target = connect(Number(port), hostname);
    for (const [one, other] of [
      [socket, target],
      [target, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
    socket.on('data', (bytes) => {
      if (proxy.cutAt !== null && bytes.includes(proxy.cutAt)) socket.destroy();
      else if (proxy.loseAt !== null && bytes.includes(proxy.loseAt)) proxy.lost += 1;
      else target.write(bytes);
    });
    target.pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = new URL(address);
  own.port = String((server.address() as AddressInfo).port);
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return Object.assign(proxy, { address: own.href });
}

const selectOne = async ({ db }: OpenDatabase) => (await db.execute(sql`select 1 as one`)).rows;

describe.skipIf(!isServer)('on a server', () => {
  test('a connection cut in a transaction fails only that transaction', async () => {
    const database = await open(url);
    const other = await open(url);
    const cut = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
      await other.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await tx.execute(sql`select 1`);
    });
    await expect(cut).rejects.toThrow();
    expect(database.errors).not.toEqual([]);
    expect(await selectOne(database)).toEqual([{ one: 1 }]);
  });

  test.each(['begin', 'commit', 'rollback'])(
    'connections cut at %s are replaced in the pool',
    async (text) => {
      const proxy = await startProxy(url);
      const database = await open(proxy.address);
      proxy.cutAt = text;
      for (let count = 0; count < 12; count += 1) {
        const cut = database.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          if (text === 'rollback') throw new Error('rolled back');
        });
        await expect(cut).rejects.toThrow();
      }
      proxy.cutAt = null;
      expect(await selectOne(database)).toEqual([{ one: 1 }]);
    },
  );

  test.each([
    ['a query', (database: OpenDatabase) => selectOne(database)],
    ['a transaction', ({ db }: OpenDatabase) => db.transaction((tx) => tx.execute(sql`select 1 as one`))],
  ])('a connection that goes silent in %s is replaced in the pool', async (_, run) => {
    const proxy = await startProxy(url);
    const database = await open(proxy.address, 30_000);
    proxy.loseAt = 'select 1 as one';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const silent = run(database).catch((error: Error) => error.cause);
    await expect.poll(() => proxy.lost).toBe(1);
    await vi.advanceTimersByTimeAsync(70_000);
    expect(await silent).toMatchObject({ message: 'Query read timeout' });
    vi.useRealTimers();
    proxy.loseAt = null;
    expect(await selectOne(database)).toEqual([{ one: 1 }]);
  });

  test('a statement ends at its timeout', async () => {
    const { db } = await open(url, 50);
    await expect(db.execute(sql`select pg_sleep(20)`)).rejects.toMatchObject({ cause: { code: '57014' } });
    expect(await db.transaction((tx) => tx.execute(sql`show statement_timeout`))).toMatchObject({
      rows: [{ statement_timeout: '50ms' }],
    });
  });
});
