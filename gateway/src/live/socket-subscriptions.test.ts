import { expect, it, vi } from 'vitest';
import { codedError } from '../kit/errors.ts';
import type { Entitlement } from './entitlement.ts';
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

it('are reported as refused when no group takes them', async () => {
  const error = codedError('RATE_LIMITED', 'Too many different subscriptions.');
  const join = () => {
    throw error;
  };
  const reportRefusal = vi.fn();
  const deps = { log: {}, broadcast: { join }, engine: () => ({ reportRefusal }) };
  const socket = Object.assign(new FakeSink(), { write: () => true });
  const subscriptions = new SocketSubscriptions(deps as unknown as LiveDeps, socket, {} as Subscriber);
  const operation = { type: 'shared', after: null, prepared: { name: 'A' } } as LiveOperation;
  const stream = subscriptions.add(operation, 'a', {} as Entitlement, () => {});
  await expect(stream.next()).rejects.toBe(error);
  expect(reportRefusal).toHaveBeenCalledExactlyOnceWith([error], operation.prepared);
});
