import { format } from 'node:util';
import { afterEach, expect, vi } from 'vitest';

// Testing Library detects fake timers by the global of another test runner.
Object.assign(globalThis, { jest: vi });

// A console error or warning fails the test. A test that expects one mocks the function.
const logged: string[] = [];
for (const name of ['error', 'warn'] as const) {
  console[name] = (...args: unknown[]) => void logged.push(`console.${name}: ${format(...args)}`);
}
afterEach(() => {
  expect(logged.splice(0), 'console output').toEqual([]);
});

// Test files share a process, so global state is reset after each test.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
