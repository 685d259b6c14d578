/**
 * Limits of a request. A test holds those of documents to 1.25 to 2.5 times the largest released document. `cost` is
 * in costs of endpoints.
 */
export const limits = {
  bodyBytes: 65_536,
  /** Each chunk of a body counts as at least this. */
  chunkBytes: 64,
  tokens: 1000,
  /** As many as tokens: only comments and blank lines need more. */
  lines: 1000,
  depth: 15,
  fields: 375,
  aliases: 10,
  directives: 10,
  repeats: 17,
  cost: 25,
  /** Nesting of lists and objects in a variable; our deepest input has less than half. */
  variableDepth: 14,
  /** Items of each list in variables, which lists of the upstream may be compared with. */
  variableItems: 1000,
  /** Reported errors of variables; formatting each is expensive. */
  variableErrors: 5,
  /** Multipart requests: eight pictures of 5 MiB, and one more so that the rejection can name the reason. */
  uploads: { bytes: 9 * 5 * 1024 * 1024 + 262_144, fieldBytes: 65_536, files: 16 },
} as const;

/** What a chunk of a body counts toward a limit of bytes: reading a chunk is expensive however short it is. */
export const countedBytes = ({ byteLength }: Uint8Array): number => Math.max(byteLength, limits.chunkBytes);
