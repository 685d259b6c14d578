import { hash } from '@node-rs/argon2';

/** A password hash that is fast to verify. */
export const quickHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
