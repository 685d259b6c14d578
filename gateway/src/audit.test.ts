import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { type Gateway, startGateway } from './start-gateway.ts';
import { type FakeOrigin, startFakeOrigin } from './testing/fake-origin.ts';

let origin: FakeOrigin;
let gateway: Gateway;

beforeAll(async () => {
  origin = await startFakeOrigin();
  gateway = await startGateway(readConfig({ PORT: '0', UPSTREAM_URL: origin.url, LOG_LEVEL: 'silent' }));
});

afterAll(async () => {
  await gateway.close();
  await origin.close();
});

/** The GraphQL-over-HTTP audits, all of them, on the assembled gateway; a warning counts as a failure. */
describe('GraphQL over HTTP', () => {
  it.each(serverAudits({ url: () => `${gateway.url}/graphql` }))('$id $name', async (audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});
