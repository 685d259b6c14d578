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

async function send(body: object, headers: Record<string, string> = {}, engine = only) {
  const response = await engine.send({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { data, errors = [] } = (await response.json()) as {
    data?: unknown;
    errors?: { extensions: { code: string } }[];
  };
  return { data, codes: errors.map(({ extensions }) => extensions.code) };
}

describe('where only released documents run', () => {
  it('a document of the web app runs by its id', async () => {
    offerNothing(only);
    expect(Object.keys(webDocuments)).toContain(sessionId);
    expect(await send({ documentId: sessionId })).toMatchObject({ data: { site: { name: 'Tipgraph' } } });
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
    for (const wrong of ['', `${key} `.slice(1), key.slice(0, -1)]) {
      expect((await send({ query }, { 'x-tools-key': wrong })).codes).toEqual([
        'PERSISTED_DOCUMENT_REQUIRED',
      ]);
    }
  });

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
