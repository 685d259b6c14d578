import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes and one lane: the minimum of OWASP's password storage cheat sheet. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @returns the encoded Argon2id hash, including its salt */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** A malformed hash matches nothing. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash, password);
  } catch {
    return false;
  }
}
