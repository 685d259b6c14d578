/** The code of a system or PostgreSQL error or of its cause; null without one. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return 'code' in error && typeof error.code === 'string' ? error.code : errorCode(error.cause);
}
