/** Whether a caught error is one of the system's with this code, for example ENOENT. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
