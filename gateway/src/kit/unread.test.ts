import { expect, it } from 'vitest';
import { unread } from './unread.ts';

class Ref extends unread<{ readonly name: string }>(['name']) {
  readonly id = 1;
}

it('refuses to be asked for what was not read, and gives what its maker knows', () => {
  const ref = new Ref();
  expect(ref.id).toBe(1);
  expect(() => ref.name).toThrow('name');
});
