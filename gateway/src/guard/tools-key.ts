import { createHash, timingSafeEqual } from 'node:crypto';

export const toolsKeyHeader = 'x-tools-key';

export type ToolsKeys = (given: string | null) => boolean;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The check takes the same time for right and wrong keys. */
export function createToolsKeys(keys: readonly string[]): ToolsKeys {
  const digests = keys.map(digest);
  return (given) => {
    if (given === null) return false;
    const givenDigest = digest(given);
    return digests.filter((key) => timingSafeEqual(key, givenDigest)).length > 0;
  };
}
