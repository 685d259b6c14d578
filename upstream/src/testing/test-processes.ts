/** How many processes run test files side by side; each has an embedded database, which is one session, to itself. */
export const testProcesses = 2;
