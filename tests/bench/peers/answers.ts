import { credentialNames } from './fields.ts';
import { mustEqual } from './must-equal.ts';

/** How a server is asked for an operation. */
export interface Question {
  readonly url: string;
  /** The body of a POST; null asks by GET. */
  readonly body: string | null;
}

/** The credentials of one of the people who ask. */
const credentialsOf = (person: number): Record<string, string> => ({
  ...Object.fromEntries(credentialNames.map((name) => [name, `bench-${person}`])),
  'token-type': 'Bearer',
});

const jsonHeaders = { 'content-type': 'application/json', accept: 'application/json' };

/**
 * Asks once and gives the answer's text.
 * @throws when it is not a 200
 */
export async function ask({ url, body }: Question): Promise<string> {
  const reply = await fetch(url, {
    method: body === null ? 'GET' : 'POST',
    headers: { ...jsonHeaders, ...credentialsOf(0) },
    body,
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${url} answered with ${reply.status}: ${text}`);
  return text;
}

/** One person's request as it goes on the wire. */
export function requestText({ url, body }: Question, person: number): string {
  const { host, pathname, search } = new URL(url);
  const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
  const headers = Object.entries({ host, ...jsonHeaders, ...credentialsOf(person), ...length });
  return [
    `${body === null ? 'GET' : 'POST'} ${pathname}${search} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    '',
    body ?? '',
  ].join('\r\n');
}

/**
 * Proves that servers answer alike: their data is the same, but for cursors, which each may choose freely.
 * @throws when one has errors or other data than the first
 */
export async function compareAnswers(
  operation: string,
  servers: ReadonlyMap<string, Question>,
): Promise<void> {
  const all = await Promise.all(
    [...servers].map(async ([name, question]) => ({ name, data: dataOf(await ask(question)) })),
  );
  const [first] = all;
  for (const { name, data } of all) {
    mustEqual(data, first?.data, `${operation}: ${name} and ${first?.name} answer differently`);
  }
}

function dataOf(text: string): unknown {
  const { data, errors } = JSON.parse(text, (key, value: unknown) =>
    /cursor$/i.test(key) ? null : value,
  ) as { data?: unknown; errors?: unknown };
  if (errors || !data) throw new Error(`an answer has errors: ${text.slice(0, 500)}`);
  return data;
}
