import type { ZodType } from 'zod';

/** Returns null for a text that is no JSON or does not match. */
export function parseJson<Output>(schema: ZodType<Output>, text: string): Output | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
