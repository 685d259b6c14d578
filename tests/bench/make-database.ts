import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Makes an empty database of a PostgreSQL server and gives its address. */
export async function makeDatabase(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
