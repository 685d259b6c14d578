import { hash } from '@node-rs/argon2';

/** A hash of a password that is checked in no time, for tests in which many sign in. */
export const quickHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
