import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { signInKey } from './rate-rules.ts';

it('keeps no long names that callers send', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const usedBytes = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = usedBytes();
  for (let caller = 0; caller < 4000; caller += 1) {
    signInKey({ uid: `${caller}`.padEnd(8000, 'x'), client: 'client' });
  }
  expect(usedBytes() - before).toBeLessThan(8_000_000);
});
