import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../testing/fake-origin.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';
import { webDocuments, webQuery } from '../testing/web-query.ts';

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

const offerNothing = ({ origin }: TestEngine) => origin.on('GET /plans.json', json({ plans: [] }));

const apollo = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

async function ask(body: object, headers: Record<string, string> = {}, engine = only) {
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

async function send(...request: Parameters<typeof ask>) {
  const { data, errors = [] } = await ask(...request);
  return { data, codes: errors.map(({ extensions }) => extensions.code) };
}

describe('where only released documents run', () => {
  it('a document of the web app runs by its id', async () => {
    offerNothing(only);
    expect(Object.keys(webDocuments)).toContain(sessionId);
    expect(await send({ documentId: sessionId })).toMatchObject({ data: { site: { name: 'Tipgraph' } } });
  });

  it.each<[string, object]>([
    ['next to a text that is null', { query: null, documentId: sessionId }],
    ['with the name of its digest', { documentId: `sha256:${sessionId}` }],
    ['as Apollo names it', apollo(sessionId)],
    ['as Apollo names it, with its text', { query: session, ...apollo(sessionId) }],
  ])('so it does %s, over WebSocket as well', async (_, body) => {
    offerNothing(only);
    expect(await send(body)).toMatchObject({ data: { site: { name: 'Tipgraph' } } });
    expect(only.engine.prepare({ query: '', ...body }, null).operation?.source).toBe(session);
  });

  it.each([
    `documentId=${sessionId}`,
    `documentId=sha256:${sessionId}`,
    `extensions=${encodeURIComponent(JSON.stringify(apollo(sessionId).extensions))}`,
  ])('so it does by a GET of ?%s', async (search) => {
    offerNothing(only);
    const response = await only.send({}, `/graphql?${search}`);
    expect(await response.json()).toMatchObject({ data: { site: { name: 'Tipgraph' } } });
  });

  it('an Apollo client is told to send the text of a document that no release has', async () => {
    const { errors } = await ask(apollo('f'.repeat(64)));
    expect(errors).toMatchObject([
      { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_DOCUMENT_NOT_FOUND' } },
    ]);
    const withText = { query, ...apollo('f'.repeat(64)) };
    expect((await send(withText)).codes).toEqual(['PERSISTED_DOCUMENT_REQUIRED']);
    expect(await send(withText, { 'x-tools-key': key })).toMatchObject({
      data: { site: { name: 'Tipgraph' } },
    });
  });

  it('a text is refused, also one of the web app', async () => {
    for (const text of [query, session]) {
      expect((await send({ query: text })).codes).toEqual(['PERSISTED_DOCUMENT_REQUIRED']);
    }
  });

  it('a GET with a text is refused too', async () => {
    const response = await only.send({}, `/graphql?query=${encodeURIComponent(query)}`);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_DOCUMENT_REQUIRED' } }],
    });
  });

  it('any text runs for a caller with one of the tools keys, and for none with another', async () => {
    expect(await send({ query }, { 'x-tools-key': key })).toMatchObject({
      data: { site: { name: 'Tipgraph' } },
    });
    expect((await send({ query }, { 'x-tools-key': '' })).codes).toEqual(['PERSISTED_DOCUMENT_REQUIRED']);
  });

  it.each([[`${key} `.slice(1)], [key.slice(0, -1)], ['none']])(
    'a key that is none of them is refused: %s',
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
  ])('the id %j is refused as %s', async (documentId, code) => {
    expect((await send({ documentId })).codes).toEqual([code]);
    expect((await send({ documentId }, { 'x-tools-key': key })).codes).toEqual([code]);
  });
});

it('where any document runs, the web app may send ids all the same', async () => {
  const open = await startTestEngine();
  offerNothing(open);
  expect(await send({ query }, {}, open)).toMatchObject({ data: { site: { name: 'Tipgraph' } } });
  expect(await send({ documentId: sessionId }, {}, open)).toMatchObject({
    data: { site: { name: 'Tipgraph' } },
  });
  await open.close();
});
