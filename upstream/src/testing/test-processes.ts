/** How many processes run test files side by side; each has an embedded database, which is one session, to itself. */
export const testProcesses = 2;

/** The number of this process, from 1 to `testProcesses`. */
export function testProcessNumber(): number {
  return Number(process.env.VITEST_POOL_ID);
}
