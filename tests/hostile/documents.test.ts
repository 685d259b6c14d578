import { describe, expect } from 'vitest';
import { toolsKeyHeader } from '../../gateway/src/guard/tools-key.ts';
import type { GraphClient } from '../harness/graph-client.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { type SharedStack, test } from '../harness/shared-stack.ts';

let stack: SharedStack;
let member: GraphClient;

test.beforeAll(async ({ stack: shared }) => {
  stack = shared;
  member = await stack.signedIn('standard');
});

const plain = '{ viewer { user { email } } plans { name } tips { totalCount } }';

const fragments = (count: number, inner: (next: string, at: number) => string): string =>
  Array.from({ length: count }, (_, at) => {
    const next = at + 1 < count ? `...F${at + 1}` : 'x';
    return `fragment F${at} on Q{${inner(next, at)}}`;
  }).join(' ');

/** The first spreads itself, which once made validation repeat all others. */
const circle = `{...F0} ${fragments(120, (next, at) => (at === 0 ? `${next} x{...F0}` : next))}`;

/** Each spreads the next one twice. */
const doubling = `{...F0} ${fragments(74, (next) => `${next} x{${next}}`)}`;

/** The median processor time of an operation in milliseconds. */
async function processorMs(query: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 9; at += 1) {
    const before = process.cpuUsage();
    await member.run(query);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times.sort((a, b) => a - b)[4] ?? Number.NaN;
}

/** Each of its errors has a location, which graphql-js counts from the first line. */
const manyLines = `${'\n'.repeat(28_000)}{${Array.from({ length: 20 }, (_, at) => `unknown${at}`).join(' ')}}`;

const aliasedSchema = `{__schema{${Array.from({ length: 10 }, (_, at) => `a${at}:types{name description fields{name description type{name}}}`).join(' ')}}}`;

describe('a document', () => {
  const documents: [string, string][] = [
    ['whose fragments spread each other in a circle', circle],
    ['whose fragments spread each other twice, one below the other', doubling],
    ['with errors after thousands of lines', manyLines],
    ['that selects the schema ten times', aliasedSchema],
  ];

  test.each(documents)('%s is refused at a cost near that of a plain query', async (_title, query) => {
    expect(query.length).toBeLessThan(30_000);
    const { codes } = await member.run(query);
    expect(codes).toContain('GRAPHQL_VALIDATION_FAILED');
    await processorMs(plain);
    expect((await processorMs(query)) / (await processorMs(plain))).toBeLessThan(10);
  });

  test.each(documents)('%s is also refused over a socket', async (_title, query) => {
    const socket = new LiveSocket(stack.url, member.credentials);
    const [code] = await socket.errorCodes(query);
    await socket.close();
    expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('the names of operations', () => {
  const readMetrics = async (): Promise<string> => (await fetch(`${stack.url}/metrics`)).text();
  const runNamed = (name: string) =>
    fetch(`${stack.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [toolsKeyHeader]: stack.toolsKey },
      body: JSON.stringify({ query: `query ${name} { site { name } }` }),
    });

  test('that clients invent add no metric labels', async () => {
    expect((await runNamed('First')).status).toBe(200);
    const before = await readMetrics();
    const longest = 'x'.repeat(60_000);
    for (let at = 0; at < 2; at += 1) expect((await runNamed(`${longest}${at}`)).status).toBe(200);
    for (let at = 0; at < 5; at += 1) await runNamed(`Invented${at}`);
    const after = await readMetrics();
    expect(after).not.toContain('xxxxxxxxxx');
    expect(after).not.toContain('Invented');
    const lines = (text: string) => text.split('\n').filter((line) => line.includes('operation')).length;
    expect(lines(after)).toBe(lines(before));
  });
});
