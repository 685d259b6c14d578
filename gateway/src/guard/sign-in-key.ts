import { hash } from 'node:crypto';

/** What tells one sign-in of a person from all others, through all rotations of its token. */
interface SignIn {
  readonly uid: string;
  readonly client: string;
}

const length = 22;

/** The keys that were made, all forgotten when there are so many. */
const known = new Map<string, string>();
const maxKnown = 10_000;

/** A short name for a sign-in, from which neither uid nor client can be told. */
export function signInKey({ uid, client }: SignIn): string {
  const name = `${uid}\n${client}`;
  const key = known.get(name);
  if (key !== undefined) return key;
  const made = hash('sha256', name, 'base64url').slice(0, length);
  if (known.size >= maxKnown) known.clear();
  known.set(name, made);
  return made;
}
