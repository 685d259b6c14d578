import { spawn, spawnSync } from 'node:child_process';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildParts } from '../../scripts/lib/build-parts.ts';
import { makeScratchFolder, type ScratchFolder } from '../../scripts/lib/scratch-folder.ts';
import { insertDropinfo } from '../harness/insert-dropinfo.ts';
import { insertTip } from '../harness/insert-tip.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { readMetric } from '../harness/read-metric.ts';
import { type SpawnedProgram, spawnProgram } from '../harness/spawn-program.ts';
import { type Stack, startStack } from '../harness/start-stack.ts';
import { startTcpProxy } from '../harness/tcp-proxy.ts';

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { extensions: { code: string } }[];
}

const root = new URL('../../', import.meta.url);
const page = await readFile(new URL('docs/graph-from-curl.md', root), 'utf8');
const blocks = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text]) => text ?? '');
const programsOf = async (name: string): Promise<readonly string[]> => {
  const text = await readFile(new URL(`docs/${name}.md`, root), 'utf8');
  return [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, program = '']) => program);
};
const [toolProgram = '', liveProgram = ''] = await programsOf('graph-from-a-tool');
const isStream = (block: string) => block.includes('text/event-stream');
const hasCurl = spawnSync('curl', ['--version']).status === 0;

let stack: Stack;
let folder: ScratchFolder;

/** Replaces the documented address by the stack's. */
const at = (text: string) => text.replaceAll('http://localhost:4000', stack.url);

/** Runs commands in one shell, which stops at the first failure, and returns their output. */
async function runAll(commands: string): Promise<string> {
  const shell = spawn('sh', ['-eu', '-c', commands], {
    cwd: folder.path,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await shell.stdout.setEncoding('utf8').toArray();
  return output.join('');
}

/** Starts a program that subscribes; `stop` also waits until the gateway has released the subscription. */
function startSubscriber(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): SpawnedProgram {
  const subscriber = spawnProgram(program, args, folder.path, env);
  return {
    ...subscriber,
    async stop() {
      await subscriber.stop();
      await expectSubscriptions(0);
    },
  };
}

const expectSubscriptions = (count: number) =>
  expect.poll(() => readMetric(stack.url, 'tipgraph_live_subscriptions')).toBe(count);

describe.skipIf(!hasCurl)('the commands of the documentation', () => {
  beforeAll(async () => {
    folder = await makeScratchFolder();
    for (const name of ['documents', 'node_modules']) {
      await symlink(fileURLToPath(new URL(name, root)), join(folder.path, name));
    }
    await buildParts(['client']);
    stack = await startStack({ awaitsEvents: true });
  }, 120_000);
  afterAll(async () => {
    await stack.close();
    await folder.remove();
  });

  test('return the documented results', async () => {
    const printed = await runAll(at(blocks.filter((block) => !isStream(block)).join('\n')));
    const answers = printed
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Answer);
    expect(answers.map(({ errors }) => errors?.map(({ extensions }) => extensions.code))).toEqual([
      undefined,
      ['XSRF_REFUSED'],
      undefined,
      undefined,
      undefined,
      undefined,
      ['FORBIDDEN'],
      undefined,
      ['UNAUTHENTICATED'],
      undefined,
      undefined,
    ]);
    expect(answers.map(({ data }) => data)).toMatchObject([
      { plans: expect.arrayContaining([{ name: 'standard', pricePln: expect.anything() }]) },
      { signIn: null },
      { signIn: { errors: [], viewer: { permissions: expect.arrayContaining(['TIPS']) } } },
      { viewer: { user: { email: 'premium@tipgraph.example' } }, dropinfos: { edges: { length: 2 } } },
      { tips: { edges: { length: 2 } } },
      { redeemPromoCode: { errors: [{ field: ['code'], code: 'INVALID' }] } },
      { admin: null },
      { effectiveness: expect.anything() },
      { viewer: null, tips: null },
      { signIn: { errors: [] } },
      { createTip: { errors: [], tip: { images: [{ url: expect.stringContaining('/media/tips/') }] } } },
    ]);
    expect(await readFile(join(folder.path, 'tipgraph.graphql'), 'utf8')).toBe(
      await readFile(new URL('schema.graphql', root), 'utf8'),
    );
  });

  test('receive live events', async () => {
    const [stream = ''] = blocks.filter(isStream);
    const subscriber = startSubscriber('sh', ['-c', at(`API=http://localhost:4000/graphql\nexec ${stream}`)]);
    try {
      await expectSubscriptions(1);
      await insertDropinfo(stack.db, { createdAt: stack.clock.now() });
      await expect.poll(subscriber.output).toContain('"dropinfosAdded":{"cursor":');
    } finally {
      await subscriber.stop();
    }
    expect(subscriber.output()).not.toContain('"errors"');
  });

  test('the program of docs/graph-from-a-tool.md returns users and the cost', async () => {
    await writeFile(join(folder.path, 'tool.mjs'), at(toolProgram));
    const printed = await runAll(`TOOLS_KEY=${stack.toolsKey} node tool.mjs`);
    expect(JSON.parse(printed)).toMatchObject({
      data: { admin: { users: { totalCount: expect.any(Number), edges: { length: 5 } } } },
      extensions: { cost: { computed: 3, limit: 200, actual: 3 } },
    });
  });

  test('the live program of docs/graph-from-a-tool.md receives tips after a cut and a reauthentication', async () => {
    const proxy = await startTcpProxy(Number(new URL(stack.url).port));
    await writeFile(
      join(folder.path, 'live.mjs'),
      liveProgram.replace('localhost:4000', `127.0.0.1:${proxy.port}`),
    );
    const subscriber = startSubscriber(process.execPath, ['live.mjs'], { TOOLS_KEY: stack.toolsKey });
    const admin = await stack.signedIn('admin');
    const socket = new LiveSocket(stack.url, admin.credentials);
    const results = socket.subscribe<{ tipStatusesChanged: { tips: { title: string }[] } }>(
      'subscription { tipStatusesChanged { tips { title } } }',
    );
    /** Publishes a tip and waits until the gateway has sent it. */
    const publish = async (): Promise<string> => {
      const { title } = await insertTip(stack.db, { createdAt: stack.clock.now() });
      for (;;) {
        const { value } = await results.next();
        if (value?.data?.tipStatusesChanged.tips.some((tip) => tip.title === title)) return title;
      }
    };
    const isPrinted = (title: string) => expect.poll(subscriber.output, { timeout: 20_000 }).toContain(title);
    try {
      await expectSubscriptions(2);
      const before = await publish();
      await isPrinted(before);
      await proxy.cut();
      const missed = await publish();
      await proxy.restore();
      await isPrinted(missed);
      const connections = proxy.connectionCount();
      await admin.data(
        'mutation ($id: ID!) { setUserRole(input: { userId: $id, role: TYPER }) { errors { code } } }',
        { id: await admin.userId('vip@tipgraph.example') },
      );
      const after = await publish();
      await isPrinted(after);
      expect(proxy.connectionCount()).toBe(connections);
      for (const title of [before, missed, after]) expect(subscriber.output().split(title)).toHaveLength(2);
    } finally {
      await socket.close();
      await subscriber.stop();
      await proxy.close();
    }
  });
});
