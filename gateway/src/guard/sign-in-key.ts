import { hash } from 'node:crypto';

/** What tells one sign-in of a person from all others, through all rotations of its token. */
interface SignIn {
  readonly uid: string;
  readonly client: string;
}

const length = 22;
const known = new WeakMap<SignIn, string>();

/** A short name for a sign-in, from which neither uid nor client can be told; it is made once for each object. */
export function signInKey(signIn: SignIn): string {
  const key =
    known.get(signIn) ?? hash('sha256', `${signIn.uid}\n${signIn.client}`, 'base64url').slice(0, length);
  known.set(signIn, key);
  return key;
}
