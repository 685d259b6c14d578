import { createHash, timingSafeEqual } from 'node:crypto';

/** The header, and the field of `connection_init`, in which an internal tool gives its key. */
export const toolsKeyHeader = 'x-tools-key';

/** Tells whether a caller may send any document, by the key that it gives. */
export type ToolsKeys = (given: string | null) => boolean;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Makes the check for the keys of the configuration. It takes as long for a wrong key as for a right one. */
export function createToolsKeys(keys: readonly string[]): ToolsKeys {
  const known = keys.map(digest);
  return (given) => {
    if (given === null) return false;
    const asked = digest(given);
    return known.filter((key) => timingSafeEqual(key, asked)).length > 0;
  };
}
