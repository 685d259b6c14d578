import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../gateway/src/config.ts';
import { toGlobalId } from '../../gateway/src/kit/global-id.ts';
import { createLogger } from '../../gateway/src/observe/logger.ts';
import { type Gateway, startGateway } from '../../gateway/src/start-gateway.ts';
import { GraphClient } from '../harness/graph-client.ts';
import { LiveSocket, type Results } from '../harness/live-socket.ts';
import { makePng } from '../harness/make-png.ts';
import { waitForLive } from '../harness/wait-for-live.ts';
import { type FaultName, faults } from './faults.ts';
import { type ArrivedCall, type FaultyOrigin, startFaultyOrigin } from './faulty-origin.ts';
import { type ScriptedUpstream, scriptUpstream } from './scripted-upstream.ts';

interface Row {
  readonly fault: FaultName | 'refused';
  /** Error code of an operation. */
  readonly code: string;
  /** Close code of a socket when the fault hits the validation of its credentials. */
  readonly closeCode: number;
  /** How often a read is sent; 2 when it is retried. */
  readonly tries?: 2;
  readonly retryAfter?: number;
  /** The payload errors that a mutation returns instead of the code. */
  readonly payloadErrors?: readonly { field: string[] | null; code: string }[];
  /** Whether it lasts until the timeout. */
  readonly isSlow?: true;
}

const bad = { code: 'BAD_UPSTREAM_RESPONSE', closeCode: 1013 };
const failed = { code: 'UPSTREAM_ERROR', closeCode: 1013 };
const offline = { code: 'UPSTREAM_OFFLINE', closeCode: 1013, tries: 2 } as const;
const timedOut = { code: 'UPSTREAM_TIMEOUT', closeCode: 1013, isSlow: true } as const;
const refused = { code: 'BAD_USER_INPUT', closeCode: 1013 };

/** Ordered so that fewer than half of any ten calls fail and no circuit opens. */
const rows: readonly Row[] = [
  { fault: 'refused', ...offline },
  { fault: 'HTML with 200', ...bad },
  { fault: 'reset', ...offline },
  { fault: 'JSON of a wrong type', ...bad },
  { fault: 'slow headers', ...timedOut },
  { fault: 'broken JSON', ...bad },
  { fault: 'slow body', ...timedOut },
  { fault: 'JSON of another shape', ...bad },
  { fault: 'truncated', ...bad },
  { fault: 'an empty 200', ...bad },
  { fault: '500', ...failed },
  { fault: '204', ...bad },
  { fault: 'HTML with 502', ...failed, tries: 2 },
  { fault: 'an empty 401', code: 'UNAUTHENTICATED', closeCode: 4401 },
  { fault: '503', ...failed, tries: 2 },
  { fault: '401', code: 'UNAUTHENTICATED', closeCode: 4401 },
  { fault: '503 with Retry-After', ...failed, retryAfter: 7 },
  { fault: '403', code: 'FORBIDDEN', closeCode: 4403 },
  { fault: '504 in HTML', ...failed, tries: 2 },
  { fault: '404', code: 'NOT_FOUND', closeCode: 1013 },
  { fault: 'a body of 50 MiB', ...bad },
  { fault: '422 by fields', ...refused, payloadErrors: [{ field: ['code'], code: 'TAKEN' }] },
  { fault: '422 by texts', ...refused, payloadErrors: [{ field: null, code: 'TAKEN' }] },
  { fault: '423', code: 'LOCKED', closeCode: 4423 },
  { fault: '429 with Retry-After', code: 'RATE_LIMITED', closeCode: 1013, retryAfter: 7 },
  { fault: 'a redirect', ...bad },
  { fault: 'broken gzip', ...bad },
];

const credentials = {
  'access-token': 'token-of-ada',
  client: 'client-of-ada',
  'token-type': 'Bearer',
  uid: 'ada@tipgraph.example',
};

let upstream: ScriptedUpstream;
let origin: FaultyOrigin;
/** With a timeout above the delays of a busy machine and below Retry-After, for faults that fail fast. */
let slowGateway: Gateway;
/** With a short timeout, for faults that last, and with live polling. */
let fastGateway: Gateway;
/** With a timeout so short that uploads fail quickly. */
let fastestGateway: Gateway;
/** Called when a poll of the dropinfos has failed. */
let onPollFailed = () => {};

const logger = createLogger('warn', {
  write(line) {
    const { msg, kind } = JSON.parse(line);
    if (msg === 'live poll failed' && kind === 'dropinfo') onPollFailed();
  },
});

const settings = (over: Record<string, string>) =>
  readConfig({ PORT: '0', UPSTREAM_URL: origin.url, LOG_LEVEL: 'silent', RATE_LIMIT: '0', ...over });

const clientOf = ({ url }: Gateway): GraphClient => {
  const client = new GraphClient(url);
  client.credentials = credentials;
  return client;
};

beforeAll(async () => {
  upstream = scriptUpstream();
  origin = await startFaultyOrigin(upstream.answer);
  const live = { LIVE_EMAIL: 'live@tipgraph.example', LIVE_PASSWORD: 'secret', LIVE_POLL_MS: '100' };
  slowGateway = await startGateway(settings({ UPSTREAM_TIMEOUT_MS: '5000', OPERATION_TIMEOUT_MS: '6000' }));
  fastGateway = await startGateway(settings({ UPSTREAM_TIMEOUT_MS: '200', ...live }), { logger });
  fastestGateway = await startGateway(settings({ UPSTREAM_TIMEOUT_MS: '20' }));
  await waitForLive(fastGateway);
});
afterEach(() => {
  origin.chooseFault = () => null;
});
afterAll(async () => {
  await origin.close();
  await Promise.all([slowGateway, fastGateway, fastestGateway].map((gateway) => gateway.close()));
});

const matches =
  (method: string, path: string) =>
  (call: ArrivedCall): boolean =>
    call.method === method && call.path === path;

/** Runs `act` while the fault hits the target calls; returns its result and the number of these calls. */
async function withFault<Result>(
  fault: Row['fault'],
  isTarget: (call: ArrivedCall) => boolean,
  act: () => Promise<Result>,
): Promise<{ result: Result; times: number }> {
  const before = origin.calls.length;
  if (fault === 'refused') await origin.refuse();
  else origin.chooseFault = (call) => (isTarget(call) ? faults[fault] : null);
  const result = await act();
  if (fault === 'refused') await origin.accept();
  else origin.chooseFault = () => null;
  return { result, times: origin.calls.slice(before).filter(isTarget).length };
}

interface Outcome {
  readonly codes: readonly (string | undefined)[];
  readonly errors: readonly { extensions?: { code?: string; retryAfter?: number } }[];
}

const gatewayFor = ({ isSlow }: Row): Gateway => (isSlow ? fastGateway : slowGateway);

/** Polls, since a short timeout may fail on a busy machine. */
const expectRecovery = (act: () => Promise<Outcome>) =>
  expect.poll(async () => (await act()).codes).toEqual([]);

const retryAfterOf = ({ errors }: Outcome) => errors[0]?.extensions?.retryAfter;

describe('a query', () => {
  const query = (row: Row) =>
    clientOf(gatewayFor(row)).run('{ tips { totalCount } }', {}, { 'x-request-id': 'query' });
  const isTarget = ({ requestId }: ArrivedCall) => requestId === 'query';

  test.each(rows)('returns $code for $fault', async (row) => {
    const { fault, code, tries = 1, retryAfter } = row;
    const { result, times } = await withFault(fault, isTarget, () => query(row));
    expect([result.codes, retryAfterOf(result)]).toEqual([[code], retryAfter]);
    expect(times).toBe(fault === 'refused' ? 0 : tries);
    await expectRecovery(() => query(row));
  });
});

describe('a mutation', () => {
  const change = (row: Row) =>
    clientOf(gatewayFor(row)).run<{ settleTip: { errors: unknown[] } }>(
      `mutation ($tipId: ID!) { settleTip(input: { tipId: $tipId, result: SUCCESS }) {
        tip { version } errors { field code } } }`,
      { tipId: toGlobalId('Tip', 1) },
    );
  const isTarget = matches('PUT', '/tips/1/set_success.json');

  test.each(rows)('returns $code for $fault and is sent once', async (row) => {
    const { fault, code, retryAfter, payloadErrors } = row;
    const { result, times } = await withFault(fault, isTarget, () => change(row));
    if (payloadErrors !== undefined) expect(result.data?.settleTip.errors).toEqual(payloadErrors);
    expect([result.codes, retryAfterOf(result)]).toEqual([payloadErrors ? [] : [code], retryAfter]);
    expect(times).toBe(fault === 'refused' ? 0 : 1);
    await expectRecovery(() => change(row));
  });
});

describe('an upload', () => {
  const query = `mutation ($input: CreateTipInput!) { createTip(input: $input) { tip { version } errors { field code } } }`;
  const input = { title: 'a', tip: 'b', type: 'DEFAULT', odds: 2, stake: 1, kickOff: '2026-03-15T18:00:00Z' };
  const upload = (to: GraphClient) =>
    to.upload<{ createTip: { errors: unknown[] } }>(
      query,
      { input: { ...input, images: [null] } },
      { 'variables.input.images.0': makePng(200_000) },
    );
  const isTarget = matches('POST', '/tips.json');

  test.each(rows)(
    'returns $code for $fault and is sent once',
    async ({ fault, code, payloadErrors, retryAfter, isSlow }) => {
      const sender = clientOf(isSlow ? fastestGateway : slowGateway);
      const { result, times } = await withFault(fault, isTarget, () => upload(sender));
      if (payloadErrors !== undefined) expect(result.data?.createTip.errors).toEqual(payloadErrors);
      expect([result.codes, retryAfterOf(result)]).toEqual([payloadErrors ? [] : [code], retryAfter]);
      expect(times).toBe(fault === 'refused' ? 0 : 1);
      await expectRecovery(() => upload(sender));
    },
  );
});

describe('the validation of a socket', () => {
  const open = (row: Row) => new LiveSocket(gatewayFor(row).url, credentials);
  const isTarget = matches('GET', '/auth/validate_token.json');

  test.each(rows)('closes it with $closeCode for $fault', async (row) => {
    const { fault, closeCode, tries = 1 } = row;
    const { result, times } = await withFault(fault, isTarget, () => open(row).closed);
    expect(result).toBe(closeCode);
    expect(times).toBe(fault === 'refused' ? 0 : tries);
    await expect
      .poll(async () => {
        const next = open(row);
        const isAcknowledged = await next.acknowledged.then(
          () => true,
          () => false,
        );
        await next.close();
        return isAcknowledged;
      })
      .toBe(true);
  });
});

/** The kinds of failure that a poll can meet; which code each fault has, the other parts test. */
const pollFaults: readonly Row['fault'][] = [
  'refused',
  'HTML with 200',
  'slow body',
  'truncated',
  '401',
  '503 with Retry-After',
  '429 with Retry-After',
];

describe('the live poll', () => {
  let socket: LiveSocket;
  let results: Results<{ dropinfosAdded: { dropinfos: { uid: string }[]; gap: boolean } }>;

  beforeAll(async () => {
    const liveCursor = await clientOf(fastGateway).liveCursor();
    socket = new LiveSocket(fastGateway.url, credentials);
    await socket.acknowledged;
    const query = `subscription ($after: String) { dropinfosAdded(after: $after) { dropinfos { uid } gap } }`;
    results = socket.subscribe(query, { after: liveCursor });
  });
  afterAll(() => socket.close());

  test.each(pollFaults)('loses no event during %s', async (fault) => {
    const isTarget = matches('GET', '/dropinfos.json');
    const { result: uid } = await withFault(fault, isTarget, async () => {
      const pollFailed = new Promise<void>((resolve) => {
        onPollFailed = resolve;
      });
      const added = upstream.addDropinfo();
      await pollFailed;
      return added;
    });
    const { value } = await results.next();
    expect(value?.data?.dropinfosAdded).toEqual({ dropinfos: [{ uid }], gap: false });
    await expectRecovery(() => clientOf(fastGateway).run('{ tips { totalCount } }'));
  });
});
