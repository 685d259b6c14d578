import { deepStrictEqual } from 'node:assert';

/**
 * Proves that two answers are the same.
 * @throws Error that begins with `fault` and shows where they differ
 */
export function mustEqual(actual: unknown, expected: unknown, fault: string): void {
  try {
    deepStrictEqual(actual, expected);
  } catch (error) {
    throw new Error(`${fault}\n${error instanceof Error ? error.message : error}`);
  }
}
