import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes, one lane: the least that OWASP's password storage cheat sheet accepts. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password; the reply is the encoded Argon2id hash with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Whether `password` is the one that `passwordHash` was made from; a malformed hash matches nothing. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash, password);
  } catch {
    return false;
  }
}
