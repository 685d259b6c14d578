import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { type Gateway, startGateway } from './start-gateway.ts';
import { type FakeOrigin, startFakeOrigin } from './testing/fake-origin.ts';

const toolsKey = 'a-key-of-the-tools-for-this-test-only';
let origin: FakeOrigin;
let gateway: Gateway;

beforeAll(async () => {
  origin = await startFakeOrigin();
});
afterAll(() => origin.close());

/** What sends the audits' requests with the key of the tools. */
const asTool: typeof fetch = (address, init = {}) => {
  const headers = new Headers(init.headers);
  headers.set('x-tools-key', toolsKey);
  return fetch(address, { ...init, headers });
};

/** Those that look at the schema to see a variable arrive, which production refuses unless INTROSPECTION says otherwise. */
const lookUps = ['2EA1', '28B9', 'D6D5', '6A70'];

const production = { NODE_ENV: 'production', TOOLS_KEYS: toolsKey };

/** The GraphQL-over-HTTP audits, all of them, on the assembled gateway; a warning counts as a failure. */
describe.each([
  ['where any document runs', {}, fetch, []],
  ['in production, for a tool with its key', production, asTool, lookUps],
  ['in production with schema look-ups, for a tool', { ...production, INTROSPECTION: '1' }, asTool, []],
] as const)('GraphQL over HTTP %s', (_, settings, fetchFn, refused) => {
  beforeAll(async () => {
    gateway = await startGateway(
      readConfig({ PORT: '0', UPSTREAM_URL: origin.url, LOG_LEVEL: 'silent', ...settings }),
    );
  });
  afterAll(() => gateway.close());

  it.each(serverAudits({ url: () => `${gateway.url}/graphql`, fetchFn }))('$id $name', async (audit) => {
    const isRefused = refused.some((id) => id === audit.id);
    expect(await audit.fn()).toMatchObject({ status: isRefused ? expect.not.stringMatching(/^ok$/) : 'ok' });
  });
});

it('in production nobody without a key sends a document or looks at the schema', async () => {
  const strict = await startGateway(
    readConfig({
      PORT: '0',
      UPSTREAM_URL: origin.url,
      LOG_LEVEL: 'silent',
      ...production,
    }),
  );
  const codeOf = async (send: typeof fetch, query: string) => {
    const response = await send(`${strict.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    return errors[0]?.extensions.code;
  };
  expect(await codeOf(fetch, '{ __typename }')).toBe('PERSISTED_DOCUMENT_REQUIRED');
  expect(await codeOf(asTool, '{ __schema { types { name } } }')).toBe('GRAPHQL_VALIDATION_FAILED');
  await strict.close();
});
