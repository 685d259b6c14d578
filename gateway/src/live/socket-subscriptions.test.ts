import { expect, it, vi } from 'vitest';
import type { LiveOperation } from './operation.ts';
import type { LiveDeps } from './session-deps.ts';
import { SocketSubscriptions, type Subscriber } from './socket-subscriptions.ts';
import { FakeSink } from './testing/fake-sink.ts';

it('end when their socket closes, also those that wait for rights', async () => {
  const deps: Partial<LiveDeps> = { log: { head: () => ({ seq: 0, cursor: 'test-0' }) } };
  const socket = Object.assign(new FakeSink(), { write: () => true });
  const subscriptions = new SocketSubscriptions(deps as LiveDeps, socket, {} as Subscriber);
  const onEnd = vi.fn();
  const stream = subscriptions.add({ after: null } as LiveOperation, 'a', null, onEnd);
  subscriptions.close();
  expect(await stream.next()).toEqual({ done: true });
  expect(onEnd).toHaveBeenCalledTimes(1);
});
