import { expect, it, vi } from 'vitest';
import type { LiveOperation } from './operation.ts';
import type { LiveTools } from './session-tools.ts';
import { SocketSubscriptions, type Subscriber } from './socket-subscriptions.ts';
import { FakeSink } from './testing/fake-sink.ts';

it('end when their socket closes, also those that wait for rights', async () => {
  const tools: Partial<LiveTools> = { log: { head: () => ({ seq: 0, cursor: 'test-0' }) } };
  const socket = Object.assign(new FakeSink(), { write: () => true });
  const subscriptions = new SocketSubscriptions(tools as LiveTools, socket, {} as Subscriber);
  const onEnd = vi.fn();
  const stream = subscriptions.add({ after: null } as LiveOperation, 'a', null, onEnd);
  subscriptions.close();
  expect(await stream.next()).toEqual({ done: true });
  expect(onEnd).toHaveBeenCalledTimes(1);
});
