/** The code that the system or PostgreSQL gave an error, or what it wraps; null for one without. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return 'code' in error && typeof error.code === 'string' ? error.code : errorCode(error.cause);
}
