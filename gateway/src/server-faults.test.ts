import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createOriginGuard } from './guard/origins.ts';
import { listen } from './http/listen.ts';
import { createGatewayServer } from './http/server.ts';
import { createLogger } from './observe/logger.ts';
import { startGateway } from './start-gateway.ts';
import { startFakeOrigin } from './testing/fake-origin.ts';

it('an unexpected error is answered and logged with the request id', async () => {
  const lines: string[] = [];
  const fault = () => {
    throw new Error('the inner workings');
  };
  const server = createGatewayServer({
    publicUrl: 'http://localhost',
    requestTimeoutMs: 10_000,
    graph: fault,
    origins: createOriginGuard('http://localhost', []),
    secondsToWait: () => null,
    metrics: { text: fault },
    reportRefusal: fault,
    readiness: fault,
    hook: fault,
    admitSocket: fault,
    tracing: null,
    upgrade: fault,
    media: fault,
    files: fault,
    logger: createLogger('error', { write: (line) => void lines.push(line) }),
  });
  await listen(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-request-id': 'request-79' };
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'request-79']);
  const extensions = { code: 'INTERNAL', requestId: 'request-79' };
  expect(await response.json()).toEqual({ errors: [{ message: 'Something went wrong.', extensions }] });
  expect(lines.join()).toContain('request-79');
  server.close();
  server.closeAllConnections();
});

it('a gateway stops although its collector accepts no spans', async () => {
  const origin = await startFakeOrigin();
  const lines: string[] = [];
  const gateway = await startGateway(
    readConfig({ PORT: '0', UPSTREAM_URL: origin.url, OTEL_EXPORTER_OTLP_ENDPOINT: origin.url }),
    { logger: createLogger('info', { write: (line) => void lines.push(line) }) },
  );
  await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ site { name } }' }),
  });
  await gateway.close();
  expect(lines.slice(-2).join()).toMatch(/last spans could not be sent.*gateway stopped/s);
  await origin.close();
});
