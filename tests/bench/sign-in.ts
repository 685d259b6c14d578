/** The headers that sign a browser's requests. */
export type Credentials = Record<string, string>;

const names = ['access-token', 'client', 'token-type', 'uid'];

/** An account of the upstream. */
export interface Account {
  email: string;
  password: string;
}

/** Signs in at the upstream as a browser does, with a GET before it for the XSRF cookie. */
export async function signIn(
  base: string,
  account: Account,
): Promise<{ credentials: Credentials; body: unknown }> {
  const first = await fetch(`${base}/plans.json`);
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  const reply = await fetch(`${base}/auth/sign_in.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.join('; '),
      'x-xsrf-token': decodeURIComponent(xsrf),
    },
    body: JSON.stringify(account),
  });
  if (!reply.ok) throw new Error(`sign-in at the upstream was answered with ${reply.status}`);
  return {
    credentials: Object.fromEntries(names.map((name) => [name, reply.headers.get(name) ?? ''])),
    body: await reply.json(),
  };
}
