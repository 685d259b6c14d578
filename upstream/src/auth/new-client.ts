import type { ClientTokens } from './token-rules.ts';
import { firstRecord, withClient } from './token-rules.ts';
import { hashToken, newTokenSecret } from './token-secret.ts';

/** Opens one more client beside those that a user has; `tokens` are all of them, to be stored. */
export function newClient(known: ClientTokens, now: number) {
  const client = newTokenSecret();
  const token = newTokenSecret();
  return { client, token, tokens: withClient(known, client, firstRecord(hashToken(token), now), now) };
}
