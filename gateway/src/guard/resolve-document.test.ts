import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../testing/fake-origin.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';
import { webQuery } from '../testing/web-query.ts';

const key = 'a-key-of-the-tools-for-this-test-only';
const query = '{ site { name } }';
const session = webQuery('sessionQuery');
const sessionId = createHash('sha256').update(session).digest('hex');

let only: TestEngine;

beforeAll(async () => {
  only = await startTestEngine({
    settings: { PERSISTED_ONLY: '1', TOOLS_KEYS: `another-key-of-32-characters-here,${key}` },
  });
});
afterAll(() => only.close());

const stubPlans = ({ origin }: TestEngine) => origin.on('GET /plans.json', json({ plans: [] }));

const apollo = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

async function post(body: object, headers: Record<string, string> = {}, engine = only) {
  const response = await engine.send({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  };
}

async function send(...request: Parameters<typeof post>) {
  const { data, errors = [] } = await post(...request);
  return { data, codes: errors.map(({ extensions }) => extensions.code) };
}

describe('with released documents only', () => {
  it.each<[string, object]>([
    ['by id', { documentId: sessionId }],
    ['next to a null query', { query: null, documentId: sessionId }],
    ['with the prefix sha256:', { documentId: `sha256:${sessionId}` }],
    ['in Apollo’s extension', apollo(sessionId)],
    ['in Apollo’s extension, with its text', { query: session, ...apollo(sessionId) }],
  ])('a document of the web app runs %s, also over WebSocket', async (_, body) => {
    stubPlans(only);
    expect(await send(body)).toMatchObject({ data: { site: { name: 'Tipgraph' } } });
    expect(only.engine.prepare({ query: '', ...body }, null).operation?.source).toBe(session);
  });

  it.each([
    `documentId=${sessionId}`,
    `documentId=sha256:${sessionId}`,
    `extensions=${encodeURIComponent(JSON.stringify(apollo(sessionId).extensions))}`,
  ])('a document of the web app runs by a GET of ?%s', async (search) => {
    stubPlans(only);
    const response = await only.send({}, `/graphql?${search}`);
    expect(await response.json()).toMatchObject({ data: { site: { name: 'Tipgraph' } } });
  });

  it('an Apollo client gets PersistedQueryNotFound for an unknown document', async () => {
    const { errors } = await post(apollo('f'.repeat(64)));
    expect(errors).toMatchObject([
      { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_DOCUMENT_NOT_FOUND' } },
    ]);
    const withText = { query, ...apollo('f'.repeat(64)) };
    expect((await send(withText)).codes).toEqual(['PERSISTED_DOCUMENT_REQUIRED']);
    expect(await send(withText, { 'x-tools-key': key })).toMatchObject({
      data: { site: { name: 'Tipgraph' } },
    });
  });

  it('document text is rejected, also one of the web app', async () => {
    for (const text of [query, session]) {
      expect((await send({ query: text })).codes).toEqual(['PERSISTED_DOCUMENT_REQUIRED']);
    }
  });

  it('a GET with document text is rejected', async () => {
    const response = await only.send({}, `/graphql?query=${encodeURIComponent(query)}`);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_DOCUMENT_REQUIRED' } }],
    });
  });

  it('document text runs with a tools key', async () => {
    expect(await send({ query }, { 'x-tools-key': key })).toMatchObject({
      data: { site: { name: 'Tipgraph' } },
    });
    expect((await send({ query }, { 'x-tools-key': '' })).codes).toEqual(['PERSISTED_DOCUMENT_REQUIRED']);
  });

  it.each([[`${key} `.slice(1)], [key.slice(0, -1)], ['none']])(
    'a wrong tools key is rejected: %s',
    async (wrong) => {
      const body = { documentId: sessionId };
      expect((await send(body, { 'x-tools-key': wrong })).codes).toEqual(['FORBIDDEN']);
      expect(only.engine.prepare(body, wrong).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    },
  );

  it.each([
    ['0'.repeat(64), 'PERSISTED_DOCUMENT_NOT_FOUND'],
    ['../../package.json', 'PERSISTED_DOCUMENT_NOT_FOUND'],
    ['constructor', 'PERSISTED_DOCUMENT_NOT_FOUND'],
    [7, 'BAD_USER_INPUT'],
  ])('the id %j is rejected with %s', async (documentId, code) => {
    expect((await send({ documentId })).codes).toEqual([code]);
    expect((await send({ documentId, query }, { 'x-tools-key': key })).codes).toEqual([code]);
  });
});

it('with any document allowed, ids work too', async () => {
  const open = await startTestEngine();
  stubPlans(open);
  expect(await send({ query }, {}, open)).toMatchObject({ data: { site: { name: 'Tipgraph' } } });
  expect(await send({ documentId: sessionId }, {}, open)).toMatchObject({
    data: { site: { name: 'Tipgraph' } },
  });
  await open.close();
});
