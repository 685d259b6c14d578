import { expect, it } from 'vitest';
import { usedBytes } from '../../testing/used-bytes.ts';
import { signInKey } from './rate-rules.ts';

it('keeps no long names that callers send', () => {
  const before = usedBytes();
  for (let caller = 0; caller < 4000; caller += 1) {
    signInKey({ uid: `${caller}`.padEnd(8000, 'x'), client: 'client' });
  }
  expect(usedBytes() - before).toBeLessThan(8_000_000);
});
