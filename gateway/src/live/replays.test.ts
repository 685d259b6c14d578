import { describe, expect, it } from 'vitest';
import { Payload } from './payload.ts';
import { Replays } from './replays.ts';

const payload = (n: number) => new Payload({ data: { n } });

describe('Replays', () => {
  it('make one payload for the same places, until they are cleared', async () => {
    const replays = new Replays();
    const first = payload(1);
    expect(await replays.of('a-1 2', async () => first)).toBe(first);
    expect(await replays.of('a-1 2', async () => payload(2))).toBe(first);
    expect(await replays.of('a-1 3', async () => null)).toBeNull();
    replays.clear();
    const second = payload(2);
    expect(await replays.of('a-1 2', async () => second)).toBe(second);
  });

  it('make one that failed anew', async () => {
    const replays = new Replays();
    await expect(replays.of('a-1 2', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await replays.of('a-1 2', async () => null)).toBeNull();
  });
});
