import { format } from 'node:util';
import { afterEach, expect, vi } from 'vitest';

// Testing Library knows a stopped clock by the name of another test runner.
Object.assign(globalThis, { jest: vi });

// What React, Relay or a library finds wrong with a test or with the app fails the test. One that expects it stands in for
// the function itself.
const said: string[] = [];
for (const name of ['error', 'warn'] as const) {
  console[name] = (...words: unknown[]) => void said.push(`console.${name}: ${format(...words)}`);
}
afterEach(() => {
  expect(said.splice(0), 'what was written to the console').toEqual([]);
});

// Test files share a process: each test gives back what it took.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
