/** What was done with a file; null when there is no such file. */
export async function ignoreEnoent<Value>(done: Promise<Value>): Promise<Value | null> {
  try {
    return await done;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
