import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type Gateway, startGateway } from '../start-gateway.ts';
import { type FakeOrigin, json, startFakeOrigin } from '../testing/fake-origin.ts';
import { sampleLeague, samplePlan, sampleUser } from '../testing/samples.ts';

/** What came over the wire for a request, but for the time and the connection. */
interface WireAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface WireRequest {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

let origin: FakeOrigin;
/** One that has the lane, and one that does not. */
let quick: Gateway;
let plain: Gateway;

const person = {
  'access-token': 'secret-token-0',
  client: 'client-of-ada',
  'token-type': 'Bearer',
  uid: 'ada@tipgraph.example',
};

beforeAll(async () => {
  origin = await startFakeOrigin();
  const config = readConfig({
    PORT: '0',
    UPSTREAM_URL: origin.url,
    LOG_LEVEL: 'silent',
    ORIGINS: 'https://app.tipgraph.example',
  });
  quick = await startGateway(config);
  plain = await startGateway(config, { shortCuts: false });
});

afterAll(async () => {
  await quick.close();
  await plain.close();
  await origin.close();
});

beforeEach(() => {
  origin.on('GET /plans.json', json({ plans: [samplePlan()] }));
  origin.on('GET /leagues.json', json({ leagues: [sampleLeague()] }));
  origin.on(
    'GET /auth/validate_token.json',
    json({ success: true, plans: [], user: sampleUser({ active_leagues: [1] }) }, 200, {
      ...person,
      'access-token': 'secret-token-1',
      expiry: '1790000009',
      'set-cookie': [
        'XSRF-TOKEN=new; path=/; expires=Fri, 01 Jan 2100 00:00:00 GMT',
        '_upstream_session=2; path=/; HttpOnly',
      ],
    }),
  );
  origin.on('DELETE /auth/sign_out.json', json({ success: true }));
});

function send(gateway: Gateway, { method = 'POST', path = '/graphql', headers = {}, body }: WireRequest) {
  return new Promise<WireAnswer>((resolve, reject) => {
    const length: Record<string, string> =
      body === undefined || 'transfer-encoding' in headers
        ? {}
        : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = httpRequest(`${gateway.url}${path}`, {
      method,
      headers: { 'x-request-id': 'request-1', host: 'tipgraph.example', ...length, ...headers },
    });
    sent.on('response', async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(Buffer.from(chunk));
      const passing = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];
      const kept = Object.entries(response.headers).filter(([name]) => !passing.includes(name));
      const text = Buffer.concat(chunks).toString('utf8');
      resolve({ status: response.statusCode, headers: Object.fromEntries(kept), body: text });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const asJson = { 'content-type': 'application/json' };
const post = (body: unknown, headers: Record<string, string> = {}): WireRequest => ({
  headers: { ...asJson, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const plans = { query: 'query Offer { plans { id name pricePln } }' };
const viewer = { query: '{ viewer { user { email } } plans { name } }' };
const leagues = { query: 'query ($first: Int!) { leagues(first: $first) { totalCount } }' };
const strict = { accept: 'application/graphql-response+json' };

const requests: Record<string, WireRequest> = {
  'a query': post(plans),
  'a query with a charset': post(plans, { 'content-type': 'application/json; charset=utf-8' }),
  'a query in another spelling of its type': post(plans, { 'content-type': 'Application/JSON' }),
  'a query that may be answered in any type': post(plans, { accept: '*/*' }),
  'a query for JSON': post(plans, { accept: 'application/json' }),
  'a query as the web app sends it': post(viewer, {
    ...person,
    accept: 'application/graphql-response+json, application/json',
  }),
  'a query for events': post(plans, { accept: 'text/event-stream' }),
  'a query for HTML': post(plans, { accept: 'text/html' }),
  'a query for types by their weight': post(plans, { accept: 'application/json;q=0.5, */*' }),
  'credentials that are renewed, and cookies': post(viewer, {
    ...person,
    cookie: 'XSRF-TOKEN=old; _upstream_session=1; other=3',
  }),
  'credentials in part': post(viewer, { uid: person.uid }),
  'a page of an allowed origin': post(viewer, { ...person, origin: 'https://app.tipgraph.example' }),
  'a page of its own host': post(plans, { origin: 'http://tipgraph.example' }),
  'a foreign page': post(plans, { origin: 'https://evil.example' }),
  'a field that is refused': post({ query: '{ leagues(first: 1) { totalCount } plans { name } }' }, strict),
  variables: post({ ...leagues, variables: { first: 3 } }, person),
  'bad variables': post({ ...leagues, variables: { first: 'x' } }, person),
  'bad variables of a strict client': post(
    { ...leagues, variables: { first: null } },
    { ...person, ...strict },
  ),
  'variables that are out of bounds': post({ ...leagues, variables: { first: 0 } }, { ...person, ...strict }),
  'variables with thousands of unknown members': post({
    query: 'query ($input: CartInput!) { cartPrice(input: $input) { totalPln } }',
    variables: { input: Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`p${at}`, 1])) },
  }),
  'variables with thousands of wrong entries': post(
    {
      query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      variables: { ids: Array.from({ length: 20_000 }, () => ({})) },
    },
    strict,
  ),
  'variables that are nested without end': post(
    `{"query":${JSON.stringify(leagues.query)},"variables":{"first":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
    strict,
  ),
  'one of two operations': post({
    query: 'query A { plans { id } } query B { plans { name } }',
    operationName: 'B',
  }),
  'none of two operations': post({ query: 'query A { plans { id } } query B { plans { name } }' }, strict),
  'a name that is none': post({ ...plans, operationName: 5 }),
  'a broken document': post({ query: '{ plans {' }),
  'a broken document of a strict client': post({ query: '{ plans {' }, strict),
  'a document that does not fit': post({ query: '{ plans { nothing } }' }, strict),
  'a document that is too large': post({ query: `{ ${'plans { id } '.repeat(900)} }` }),
  'an empty document': post({ query: '' }),
  'a document that no release has': post({ documentId: 'f'.repeat(64) }, strict),
  'an id of a document that is none': post({ documentId: 5 }),
  'an id of a document that is null': post({ documentId: null }),
  'no document': post({ variables: {} }),
  'a document that is null': post({ query: null, documentId: 'x' }),
  'a document that is no text': post({ query: 5 }),
  'variables that are a list': post({ ...plans, variables: [] }),
  'variables that are a text': post({ ...plans, variables: '{}' }),
  extensions: post({ ...plans, extensions: { a: 1 } }),
  'extensions that are a list': post({ ...plans, extensions: [] }),
  'a member that is unknown': post({ ...plans, more: 1 }),
  'a member that is unknown and null': post({ ...plans, more: null }),
  'a batch': post([plans, plans]),
  'a body that is a text': post('"x"'),
  'a body that is null': post('null'),
  'a body that is broken': post('{"query": "{ pl'),
  'a body of no bytes': post(''),
  'a body that is too large': post({ ...plans, variables: { x: 'x'.repeat(66_000) } }),
  'a body without a told length': { ...post(plans, { 'transfer-encoding': 'chunked' }) },
  'a body of a form': {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'query={plans{id}}',
  },
  'a body of text': {
    headers: { 'content-type': 'text/plain', 'x-app-type': 'App' },
    body: JSON.stringify(plans),
  },
  'a document as a body': {
    headers: { 'content-type': 'application/graphql', 'x-app-type': 'App' },
    body: plans.query,
  },
  'a body that says that it is packed': post(plans, { 'content-encoding': 'gzip' }),
  'a query and another at the address': { ...post(plans), path: '/graphql?query={plans{name}}' },
  'a mutation': post({ query: 'mutation { signOut { errors { code } } }' }, person),
  'a mutation of a guest': post({ query: 'mutation { signOut { errors { code } } }' }),
  'a mutation with bad variables': post(
    { query: 'mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }', variables: {} },
    strict,
  ),
  'a subscription without events': post({ query: 'subscription { liveStatus { state } }' }),
  'a look at the schema': post({
    query: '{ __schema { queryType { name } } __type(name: "Plan") { name } }',
  }),
  'a GET': { method: 'GET', path: '/graphql?query={plans{name}}' },
  'a GET of a mutation': { method: 'GET', path: '/graphql?query=mutation{signOut{errors{code}}}' },
  'a HEAD': { method: 'HEAD', path: '/graphql?query={plans{name}}' },
  'an OPTIONS': { method: 'OPTIONS', headers: { origin: 'https://app.tipgraph.example' } },
  'a PUT': { ...post(plans), method: 'PUT' },
};

describe('the short way and Yoga', () => {
  it.each(Object.entries(requests))('give the same answer to %s', async (_, request) => {
    const [first, second] = [await send(quick, request), await send(quick, request)];
    const expected = await send(plain, request);
    expect(first).toEqual(expected);
    expect(second).toEqual(expected);
  });
});

/** A connection of which each byte is sent by hand. */
async function open(gateway: Gateway) {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, text: () => text };
}

const head = (body: string): string =>
  `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;

describe('a client', () => {
  it('may send its request in pieces, and another after it', async () => {
    const body = JSON.stringify(plans);
    const { socket, text } = await open(quick);
    for (const piece of [head(body), body.slice(0, 5), body.slice(5), head(body) + body]) {
      socket.write(piece);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await expect.poll(() => text().match(/"pricePln":49/g)?.length).toBe(2);
    socket.destroy();
  });

  it('that goes before its request is whole leaves the gateway as it was', async () => {
    const { socket } = await open(quick);
    const before = origin.seen.length;
    socket.write(`${head('x'.repeat(100))}{"query":`);
    socket.destroy();
    expect((await send(quick, post(plans))).status).toBe(200);
    expect(origin.seen.slice(before).map(({ path }) => path)).toEqual(['/plans.json']);
  });

  it('that goes while it is answered does not cut the call that carries its token', async () => {
    let answer = () => {};
    let wasCut = false;
    const asked = new Promise<void>((resolve) => {
      origin.on('GET /auth/validate_token.json', (request, response) => {
        response.once('close', () => {
          wasCut = !response.writableFinished;
        });
        answer = () => json({ success: true, plans: [], user: sampleUser() })(request, response);
        resolve();
      });
    });
    const body = JSON.stringify(viewer);
    const { socket } = await open(quick);
    const credentials = Object.entries(person).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(head(body).replace('host:', `${credentials.join('')}host:`) + body);
    await asked;
    socket.destroy();
    await once(socket, 'close');
    answer();
    expect((await send(quick, post(plans))).status).toBe(200);
    expect(wasCut).toBe(false);
  });
});
