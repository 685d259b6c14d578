import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeScratchFolder } from '../../../scripts/lib/scratch-folder.ts';
import { startChild } from './child.ts';

interface Row {
  id: number;
  uid: string;
}

export type Recording = Awaited<ReturnType<typeof recordReplies>>;

const account = { email: 'premium@tipgraph.example', password: 'tipgraph-demo' };

/**
 * Records the replies of the reference upstream with demo data to a subscriber, with a number of dropinfos. The `file`
 * contains them by path as JSON for the stub.
 */
export async function recordReplies(dropinfos = 200) {
  const { path: folder, remove } = await makeScratchFolder();
  const upstream = await startChild('upstream/dist/main.js', {
    DATA_DIR: folder,
    DEMO: '1',
    UPSTREAM_PORT: '0',
  });
  try {
    const replies = await readReplies(upstream.url);
    const list = replies['/dropinfos.json'] as { dropinfos: Row[] };
    list.dropinfos = grow(list.dropinfos, dropinfos);
    const file = join(folder, 'replies.json');
    await writeFile(file, JSON.stringify(replies));
    return { file, dropinfos: list.dropinfos, remove };
  } finally {
    await upstream.stop();
  }
}

async function readReplies(base: string): Promise<Record<string, unknown>> {
  const { credentials, body } = await signIn(base, account);
  const headers = { lang: 'pl', 'x-app-type': 'Browser', ...credentials };
  const replies: Record<string, unknown> = { '/auth/sign_in.json': body };
  for (const path of [
    '/plans.json',
    '/auth/validate_token.json',
    '/users/dashboard.json',
    '/dropinfos.json',
    '/dropinfos/filters.json',
    '/tips.json',
    '/matches/future_matches.json?page=1&per_page=20&last=0',
    '/leagues.json',
  ]) {
    const reply = await fetch(`${base}${path}`, { headers });
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
    replies[path.replace(/\?.*/, '')] = await reply.json();
  }
  return replies;
}

/** Repeats rows with new ids up to a count. */
function grow(rows: Row[], count: number): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length];
    if (!row) throw new Error('the upstream has no dropinfos to record');
    return { ...row, id: index + 1, uid: `${row.uid}-${index}` };
  });
}

export const credentialNames = ['access-token', 'client', 'token-type', 'uid'] as const;

/** The credential headers. */
export type Credentials = Record<string, string>;

export interface Account {
  email: string;
  password: string;
}

/** Signs in at the upstream, after a GET for the XSRF cookie. */
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
    credentials: Object.fromEntries(credentialNames.map((name) => [name, reply.headers.get(name) ?? ''])),
    body: await reply.json(),
  };
}
