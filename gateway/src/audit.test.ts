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

/** Adds the tools key to a request. */
const asTool: typeof fetch = (address, init = {}) => {
  const headers = new Headers(init.headers);
  headers.set('x-tools-key', toolsKey);
  return fetch(address, { ...init, headers });
};

const production = { NODE_ENV: 'production', TOOLS_KEYS: toolsKey };

/** All GraphQL-over-HTTP audits; a warning counts as a failure. */
describe.each([
  ['with any document', {}, fetch],
  ['in production, with a tools key', production, asTool],
] as const)('GraphQL over HTTP %s', (_, settings, fetchFn) => {
  beforeAll(async () => {
    gateway = await startGateway(
      readConfig({ PORT: '0', UPSTREAM_URL: origin.url, LOG_LEVEL: 'silent', ...settings }),
    );
  });
  afterAll(() => gateway.close());

  it.each(serverAudits({ url: () => `${gateway.url}/graphql`, fetchFn }))('$id $name', async (audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});

it('in production only tools may introspect, also with a cached document', async () => {
  const strict = await startGateway(
    readConfig({
      PORT: '0',
      UPSTREAM_URL: origin.url,
      LOG_LEVEL: 'silent',
      ...production,
      PERSISTED_ONLY: '0',
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
  const introspection = '{ __schema { types { name } } }';
  expect(await codeOf(fetch, introspection)).toBe('GRAPHQL_VALIDATION_FAILED');
  expect(await codeOf(asTool, introspection)).toBeUndefined();
  expect(await codeOf(fetch, introspection)).toBe('GRAPHQL_VALIDATION_FAILED');
  await strict.close();
});
