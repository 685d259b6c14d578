import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealStamps } from '../db/seal-tables.ts';
import { makeTip } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import { sealUnsealed } from './append-seals.ts';
import { headOf } from './seal-queries.ts';
import { checkTimeStamp, stampHead } from './stamp-head.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) process.stderr.write('No openssl: the tests of time stamps are left out.\n');

const day = 24 * 3_600_000;

/** OpenSSL configuration of a time-stamp service with a self-signed certificate. */
const settings = `
[req]
distinguished_name = name
x509_extensions = extensions
prompt = no
[name]
CN = Time stamps
[extensions]
extendedKeyUsage = critical,timeStamping
[tsa]
default_tsa = service
[service]
serial = serial
signer_cert = certificate.pem
signer_key = key.pem
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
`;

describe.skipIf(!hasOpenssl)('the newest seal of a day', async () => {
  const { app, database } = await setUpApp();
  const { db } = database;
  let folder: string;
  let respond: (request: Buffer) => { status?: number; body: Buffer };
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const sign = (request: Buffer): Buffer => {
    writeFileSync(join(folder, 'request.tsq'), request);
    openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'request.tsq', '-out', 'reply.tsr');
    return readFileSync(join(folder, 'reply.tsr'));
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { status = 200, body } = respond(Buffer.concat(chunks));
    response.writeHead(status, { 'content-type': 'application/timestamp-reply' }).end(body);
  });
  let url: string;
  const stamp = () => stampHead({ db, clock: () => app.now, url });
  const seal = async (idx: number) => {
    await makeTip(db, { idx, createdAt: app.now });
    await db.transaction((tx) => sealUnsealed(tx, app.now));
  };
  const stamped = async () => (await db.select().from(sealStamps)).map(({ sequence }) => sequence).sort();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tipgraph-tsa-'));
    writeFileSync(join(folder, 'tsa.cnf'), settings);
    writeFileSync(join(folder, 'serial'), '01');
    const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-out', 'certificate.pem'];
    openssl('req', '-x509', '-config', 'tsa.cnf', '-days', '3650', ...key);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  beforeEach(() => {
    respond = (request) => ({ body: sign(request) });
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('gets a time stamp that openssl verifies, once per day and only for a new seal', async () => {
    await stamp();
    expect(await stamped()).toEqual([]);
    await seal(1);
    await stamp();
    const head = await headOf(db);
    const { stamp: received } = (await new TestClient(app.server).get('/seals/head.json')).json().head;
    expect(received).toMatchObject({ sequence: 1, hash: head?.hash, stamped_at: testStart.toISOString() });
    writeFileSync(join(folder, 'received.tsr'), Buffer.from(received.response, 'base64'));
    const checks = ['-digest', received.hash, '-in', 'received.tsr', '-CAfile', 'certificate.pem'];
    expect(openssl('ts', '-verify', ...checks).toString()).toContain('Verification: OK');

    await seal(2);
    await stamp();
    expect(await stamped()).toEqual([1]);
    app.pass(day);
    await stamp();
    expect(await stamped()).toEqual([1, 2]);
    app.pass(day);
    await stamp();
    expect(await stamped()).toEqual([1, 2]);
  });

  const rejection = Buffer.from('30053003020102', 'hex');
  test.each<[string, string, typeof respond]>([
    ['is unavailable', 'answered 503', () => ({ status: 503, body: Buffer.alloc(0) })],
    ['rejects', 'status 02', () => ({ body: rejection })],
    ['signs something else', 'another hash', (request) => ({ body: sign(otherHash(request)) })],
    ['responds without DER', 'Attempt|out of range|cut off|refused', () => ({ body: Buffer.from('hello') })],
    ['responds with too many bytes', 'too long', () => ({ body: Buffer.alloc(70_000) })],
  ])('gets no stamp from a service that %s, and is retried', async (_, reason, failing) => {
    await seal(1);
    const working = respond;
    respond = failing;
    await expect(stamp()).rejects.toThrow(new RegExp(reason));
    expect(await stamped()).toEqual([]);
    respond = working;
    await stamp();
    expect(await stamped()).toEqual([1]);
  });
});

/** Changes the hash in a request. */
function otherHash(request: Buffer): Buffer {
  const changed = Buffer.from(request);
  const last = changed.length - 4;
  changed.writeUInt8(changed.readUInt8(last) ^ 1, last);
  return changed;
}

test('a truncated response is rejected', () => {
  const whole = Buffer.from('30053003020102', 'hex');
  for (let end = 0; end < whole.length; end += 1) {
    expect(() => checkTimeStamp(whole.subarray(0, end), Buffer.alloc(32))).toThrow();
  }
});
