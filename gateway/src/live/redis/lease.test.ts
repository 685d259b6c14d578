import { type Redis, ReplyError } from 'ioredis';
import { expect, it, vi } from 'vitest';
import { FakeTime } from '../testing/fake-time.ts';
import { Lease } from './lease.ts';
import { keysOf } from './scripts.ts';

it('ends without Redis only when another gateway may hold it, and reports each refusal once', async () => {
  const time = new FakeTime();
  const evalsha = vi.fn(async (): Promise<unknown> => 'token');
  const redis: Partial<Redis> = { evalsha };
  const [onLost, onRefused] = [vi.fn(), vi.fn()];
  const lease = new Lease({
    redis: redis as Redis,
    keys: keysOf('test'),
    timers: time,
    name: 'a',
    holdMs: 3000,
    intervalMs: 500,
    onAcquired: () => {},
    onLost,
    onRefused,
    ageMs: () => null,
  });
  lease.start();
  await time.advance(0);
  const fault = new ReplyError('MISCONF');
  evalsha.mockRejectedValue(fault);
  await time.advance(3000);
  expect(evalsha).toHaveBeenCalledTimes(7);
  expect(onLost).not.toHaveBeenCalled();
  await time.advance(500);
  expect(onLost).toHaveBeenCalledExactlyOnceWith('token');
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(fault);
  evalsha.mockResolvedValueOnce(null);
  await time.advance(1000);
  expect(onRefused).toHaveBeenCalledTimes(2);
  await lease.stop();
});
