import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { credentialsOf, headersOf, type LiveStack, startedStacks, until } from './testing/live-stack.ts';

const start = startedStacks();

const query = 'subscription { dropinfosAdded { cursor } }';
/** Parsed, it takes about 20 times as much memory. */
const lists = `[${'[],'.repeat(20_000)}[]]`;
const count = 8;

const initWith = (members: string) => async (stack: LiveStack) => {
  const socket = stack.open();
  await socket.send(`{"type":"connection_init","payload":{${members}}}`);
  expect(await socket.next()).toMatchObject({ type: 'connection_ack' });
};

const subscribeWith = (payload: string, message: string) => async (stack: LiveStack) => {
  const before = stack.live.size().subscriptions;
  const socket = stack.open();
  await socket.init(credentialsOf('premium'));
  await socket.send(
    `{"id":"a","type":"subscribe","payload":{"query":${JSON.stringify(query)}${payload}}${message}}`,
  );
  await until(() => stack.live.size().subscriptions > before);
};

async function streamWith(stack: LiveStack): Promise<void> {
  const { status } = await fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...headersOf('premium'),
    },
    body: `{"query":${JSON.stringify(query)},"extensions":{"x":${lists}},"variables":{"x":1}}`,
  });
  expect(status).toBe(200);
}

it.each([
  ['a guest’s socket', initWith(`"x":${lists}`)],
  ['a subscription: in its extensions', subscribeWith(`,"extensions":{"x":${lists}}`, '')],
  ['a subscription: in undeclared variables', subscribeWith(`,"variables":{"x":${lists}}`, '')],
  ['a subscription: in its payload', subscribeWith(`,"x":${lists}`, '')],
  ['a subscription: in its message', subscribeWith('', `,"x":${lists}`)],
  ['a stream', streamWith],
])('what nothing reads is not kept as long as %s', async (_what, open) => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  /** The least of three collections: a message may still be in use during one. */
  const usedBytes = async () => {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3; round += 1) {
      await setImmediate();
      collect();
      least = Math.min(least, process.memoryUsage().heapUsed);
    }
    return least;
  };
  const stack = await start();
  await open(stack);
  const before = await usedBytes();
  for (let opened = 0; opened < count; opened += 1) await open(stack);
  expect((await usedBytes()) - before).toBeLessThan(count * 300_000);
});
