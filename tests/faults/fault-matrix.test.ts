import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../gateway/src/config.ts';
import { createLogger } from '../../gateway/src/observe/logger.ts';
import { type Gateway, startGateway } from '../../gateway/src/start-gateway.ts';
import { GraphClient } from '../harness/graph-client.ts';
import { LiveSocket, type Results } from '../harness/live-socket.ts';
import { makePng } from '../harness/make-png.ts';
import { waitForLive } from '../harness/wait-for-live.ts';
import { type FaultName, faults } from './faults.ts';
import { type ArrivedCall, type FaultyOrigin, startFaultyOrigin } from './faulty-origin.ts';
import { type ScriptedUpstream, scriptUpstream } from './scripted-upstream.ts';

/** What comes of a fault in an operation, and of one in the validation of a socket's credentials. */
interface Row {
  readonly fault: FaultName | 'refused';
  readonly code: string;
  readonly closeCode: number;
  /** How often a read is sent: 2 where a moment may fix it. */
  readonly tries?: 2;
  readonly retryAfter?: number;
  /** What a person can fix, where a change says that instead of a code. */
  readonly fixable?: readonly { field: string[] | null; code: string }[];
  /** Whether it lasts until the time limit. */
  readonly isSlow?: true;
}

const bad = { code: 'BAD_UPSTREAM_RESPONSE', closeCode: 1013 };
const failed = { code: 'UPSTREAM_ERROR', closeCode: 1013 };
const offline = { code: 'UPSTREAM_OFFLINE', closeCode: 1013, tries: 2 } as const;
const tooLate = { code: 'UPSTREAM_TIMEOUT', closeCode: 1013, isSlow: true } as const;
const refused = { code: 'BAD_USER_INPUT', closeCode: 1013 };

/** In an order in which no half of ten calls fails: a circuit that opens is another test's matter. */
const rows: readonly Row[] = [
  { fault: 'refused', ...offline },
  { fault: 'HTML with 200', ...bad },
  { fault: 'reset', ...offline },
  { fault: 'JSON of a wrong type', ...bad },
  { fault: 'slow headers', ...tooLate },
  { fault: 'broken JSON', ...bad },
  { fault: 'slow body', ...tooLate },
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
  { fault: '422 by fields', ...refused, fixable: [{ field: ['code'], code: 'TAKEN' }] },
  { fault: '422 by texts', ...refused, fixable: [{ field: null, code: 'TAKEN' }] },
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
/** One that waits longer than a machine is busy, but not as long as a Retry-After, for all faults that do not last. */
let patient: Gateway;
/** One that soon gives up what lasts, and that watches. */
let hasty: Gateway;
/** One that gives up uploads soon, and everything else at once. */
let impatient: Gateway;
/** Called when the watcher could not read the dropinfos. */
let onPollFailed = () => {};

/** Hears of the watcher's failures. */
const logger = createLogger('warn', {
  write(line) {
    const { msg, kind } = JSON.parse(line);
    if (msg === 'live poll failed' && kind === 'dropinfo') onPollFailed();
  },
});

const settings = (over: Record<string, string>) =>
  readConfig({ PORT: '0', UPSTREAM_URL: origin.url, LOG_LEVEL: 'silent', RATE_LIMIT: '0', ...over });

const clientOf = ({ url }: Gateway): GraphClient => {
  const made = new GraphClient(url);
  made.credentials = credentials;
  return made;
};

beforeAll(async () => {
  upstream = scriptUpstream();
  origin = await startFaultyOrigin(upstream.answer);
  const live = { LIVE_EMAIL: 'live@tipgraph.example', LIVE_PASSWORD: 'secret', LIVE_POLL_MS: '100' };
  patient = await startGateway(settings({ UPSTREAM_TIMEOUT_MS: '5000', OPERATION_TIMEOUT_MS: '6000' }));
  hasty = await startGateway(settings({ UPSTREAM_TIMEOUT_MS: '200', ...live }), { logger });
  impatient = await startGateway(settings({ UPSTREAM_TIMEOUT_MS: '20' }));
  await waitForLive(hasty);
});
afterEach(() => {
  origin.choose = () => null;
});
afterAll(async () => {
  await origin.close();
  await Promise.all([patient, hasty, impatient].map((gateway) => gateway.close()));
});

const isTo =
  (method: string, path: string) =>
  (call: ArrivedCall): boolean =>
    call.method === method && call.path === path;

/** Has a fault befall the calls that are meant while something is done; gives what that gave, and how often it did. */
async function during<Result>(
  fault: Row['fault'],
  isMeant: (call: ArrivedCall) => boolean,
  act: () => Promise<Result>,
): Promise<{ result: Result; times: number }> {
  const before = origin.calls.length;
  if (fault === 'refused') await origin.refuse();
  else origin.choose = (call) => (isMeant(call) ? faults[fault] : null);
  const result = await act();
  if (fault === 'refused') await origin.accept();
  else origin.choose = () => null;
  return { result, times: origin.calls.slice(before).filter(isMeant).length };
}

interface Outcome {
  readonly errors: readonly { extensions?: { code?: string; retryAfter?: number } }[];
}

/** The gateway that shows what a fault comes to. */
const gatewayFor = ({ isSlow }: Row): Gateway => (isSlow ? hasty : patient);

/** Waits until something works again: at once, save where a busy machine makes it late for who soon gives up. */
const worksAgain = (act: () => Promise<Outcome>) => expect.poll(async () => codesOf(await act())).toEqual([]);

const codesOf = ({ errors }: Outcome) => errors.map(({ extensions }) => extensions?.code);
const retryAfterOf = ({ errors }: Outcome) => errors[0]?.extensions?.retryAfter;

describe('a query', () => {
  const ask = (row: Row) =>
    clientOf(gatewayFor(row)).run('{ tips { totalCount } }', {}, { 'x-request-id': 'query' });
  const isMeant = ({ requestId }: ArrivedCall) => requestId === 'query';

  test.each(rows)('$fault is $code', async (row) => {
    const { fault, code, tries = 1, retryAfter } = row;
    const { result, times } = await during(fault, isMeant, () => ask(row));
    expect([codesOf(result), retryAfterOf(result)]).toEqual([[code], retryAfter]);
    expect(times).toBe(fault === 'refused' ? 0 : tries);
    await worksAgain(() => ask(row));
  });
});

describe('a mutation', () => {
  const change = (row: Row) =>
    clientOf(gatewayFor(row)).run<{ createPromoCode: { errors: unknown[] } }>(
      `mutation { createPromoCode(input: { code: "SPRING", percent: 10 }) {
        promoCode { code } errors { field code } } }`,
    );
  const isMeant = isTo('POST', '/promocodes.json');

  test.each(rows)('$fault is $code, and is sent once', async (row) => {
    const { fault, code, retryAfter, fixable } = row;
    const { result, times } = await during(fault, isMeant, () => change(row));
    if (fixable !== undefined) expect(result.data?.createPromoCode.errors).toEqual(fixable);
    expect([codesOf(result), retryAfterOf(result)]).toEqual([fixable ? [] : [code], retryAfter]);
    expect(times).toBe(fault === 'refused' ? 0 : 1);
    await worksAgain(() => change(row));
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
  const isMeant = isTo('POST', '/tips.json');

  test.each(rows)(
    '$fault is $code, and is sent once',
    async ({ fault, code, fixable, retryAfter, isSlow }) => {
      const sender = clientOf(isSlow ? impatient : patient);
      const { result, times } = await during(fault, isMeant, () => upload(sender));
      if (fixable !== undefined) expect(result.data?.createTip.errors).toEqual(fixable);
      expect([codesOf(result), retryAfterOf(result)]).toEqual([fixable ? [] : [code], retryAfter]);
      expect(times).toBe(fault === 'refused' ? 0 : 1);
      await worksAgain(() => upload(sender));
    },
  );
});

describe('the credentials of a socket', () => {
  const open = (row: Row) => new LiveSocket(gatewayFor(row).url, credentials);
  const isMeant = isTo('GET', '/auth/validate_token.json');

  test.each(rows)('$fault closes it with $closeCode', async (row) => {
    const { fault, closeCode, tries = 1 } = row;
    const { result, times } = await during(fault, isMeant, () => open(row).closed);
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

describe("the watcher's poll", () => {
  let socket: LiveSocket;
  let results: Results<{ dropinfosAdded: { dropinfos: { uid: string }[]; gap: boolean } }>;

  beforeAll(async () => {
    const { liveCursor } = await clientOf(hasty).data<{ liveCursor: string }>('{ liveCursor }');
    socket = new LiveSocket(hasty.url, credentials);
    await socket.acknowledged;
    const query = `subscription ($after: String) { dropinfosAdded(after: $after) { dropinfos { uid } gap } }`;
    results = socket.subscribe(query, { after: liveCursor });
  });
  afterAll(() => socket.close());

  test.each(rows)('$fault costs no subscriber an event', async ({ fault }) => {
    const isMeant = isTo('GET', '/dropinfos.json');
    const { result: uid } = await during(fault, isMeant, async () => {
      const pollFailed = new Promise<void>((resolve) => {
        onPollFailed = resolve;
      });
      const added = upstream.addDropinfo();
      await pollFailed;
      return added;
    });
    const { value } = await results.next();
    expect(value?.data?.dropinfosAdded).toEqual({ dropinfos: [{ uid }], gap: false });
    await worksAgain(() => clientOf(hasty).run('{ tips { totalCount } }'));
  });
});
