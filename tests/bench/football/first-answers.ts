import type { Credentials } from '../sign-in.ts';
import type { Page } from './pages.ts';

/**
 * Asks for a page once for each person, one after another, when nobody has asked before; gives how long each took, in
 * milliseconds.
 * @throws when an answer has errors
 */
export async function firstAnswers(
  url: string,
  { query, variables }: Page,
  people: readonly Credentials[],
): Promise<number[]> {
  const took: number[] = [];
  for (const credentials of people) {
    const started = performance.now();
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...credentials },
      body: JSON.stringify({ query, variables }),
    });
    const { errors } = (await reply.json()) as { errors?: unknown };
    if (errors !== undefined) throw new Error(`${url} answered with errors: ${JSON.stringify(errors)}`);
    took.push(performance.now() - started);
  }
  return took;
}
